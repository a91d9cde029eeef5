import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { fingersOn } from '../fingers.ts'
import { expect, test } from '../fixtures.ts'

type Place = readonly [x: number, y: number]

const canvasOf = (page: Page) => page.getByRole('application', { name: 'Płótno' })
const rowsOf = (page: Page) =>
  page.getByRole('listbox', { name: 'Kształty w kolejności czytania' }).getByRole('option')

/** A place turned clockwise by 90° around another one. */
const quarter = ([x, y]: Place, [aroundX, aroundY]: Place): Place => [
  aroundX - (y - aroundY),
  aroundY + (x - aroundX),
]

/** Where the canvas stands on the page. */
async function cornerOf(page: Page): Promise<Place> {
  const box = await canvasOf(page).boundingBox()
  if (box === null) throw new Error('The canvas is not in sight.')
  return [box.x, box.y]
}

/** What turns a shape stands so far above its right corner, px. */
const OFF = 44

test('a shape is turned by pointer, keys and its field, and opens again as it was', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/narzedzia/diagramy`)
  await expect(canvasOf(page)).toBeVisible()
  const [left, top] = await cornerOf(page)
  const goTo = ([x, y]: Place) => page.mouse.move(left + x, top + y, { steps: 4 })
  const draw = async (tool: string, from: Place, to: Place) => {
    await page.getByRole('button', { name: tool, exact: true }).click()
    await goTo(from)
    await page.mouse.down()
    await goTo(to)
    await page.mouse.up()
  }
  await draw('Elipsa', [600, 420], [720, 500])
  await draw('Prostokąt', [240, 200], [400, 280])
  await canvasOf(page).press('Enter')
  await page.keyboard.type('Tort')
  await page.keyboard.press('Escape')
  const [handle, middle]: readonly [Place, Place] = [
    [400, 200 - OFF],
    [320, 240],
  ]

  // By pointer: called off, then in steps.
  await goTo(handle)
  await page.mouse.down()
  await goTo(quarter(handle, middle))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(rowsOf(page)).toHaveText(['TortProstokąt', 'ElipsaElipsa'])
  await goTo(handle)
  await page.mouse.down()
  await page.keyboard.down('Shift')
  await goTo(quarter(handle, middle))
  await page.mouse.up()
  await page.keyboard.up('Shift')
  await expect(rowsOf(page).first()).toHaveText('TortProstokąt, obrót 90°')

  // A line to it ends where it is seen: its lower end lies below the upright box.
  await draw('Linia', [320, 310], [606, 460])
  await expect(rowsOf(page).filter({ hasText: 'Tort → Elipsa' })).toBeVisible()

  // By keys, whatever is chosen in the list.
  await rowsOf(page).filter({ hasText: 'obrót' }).click()
  await canvasOf(page).press('Alt+BracketRight')
  await canvasOf(page).press('Alt+Shift+BracketLeft')
  await expect(rowsOf(page).first()).toHaveText('TortProstokąt, obrót 104°, 1 połączenie')

  // By its field.
  await page.getByRole('tab', { name: 'Styl' }).click()
  const field = page.getByRole('textbox', { name: 'Obrót' })
  await expect(field).toHaveValue('104°')
  await field.fill('-15')
  await field.press('Enter')
  await expect(field).toHaveValue('345°')
  expect(await violations(page)).toEqual([])

  // Its text says it, and so does its file.
  await page.getByRole('tab', { name: 'Tekst' }).click()
  const text = page.getByRole('textbox', { name: 'Tekst diagramu (Mermaid)' })
  await expect(text).toHaveValue(/%% @turn \S+ 345\n/u)
  await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
  await page.reload()
  await expect(rowsOf(page).first()).toHaveText('TortProstokąt, obrót 345°, 1 połączenie')
  await page.getByRole('button', { name: 'Więcej' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Pobierz plik .svg' }).click()
  const svg = await readFile(await (await downloading).path())
  expect(svg.toString()).toContain('rotate(345)')
  await page.locator('input[type=file][accept*=".excalidraw"]').setInputFiles({
    name: 'kopia.svg',
    mimeType: 'image/svg+xml',
    buffer: svg,
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('kopia')
  await expect(rowsOf(page).first()).toHaveText('TortProstokąt, obrót 345°, 1 połączenie')
})

test.describe('by a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a shape is turned by its handle, and by the buttons of its panel', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/narzedzia/diagramy`)
    const [left, top] = await cornerOf(page)
    const fingers = await fingersOn(page)
    const tap = ([x, y]: Place) => page.touchscreen.tap(left + x, top + y)
    const middle: Place = [180, 220]
    await page.getByRole('button', { name: 'Kształty', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Prostokąt', exact: true }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await tap(middle)
    await page.keyboard.type('Tort')
    await tap([40, 480])
    await tap(middle)
    // A finger beside the middle of the handle still has it.
    const handle: Place = [middle[0] + 80 + 10, middle[1] - 40 - OFF - 10]
    const [to, onPage] = [quarter(handle, middle), ([x, y]: Place): Place => [left + x, top + y]]
    await fingers.drag(onPage(handle), onPage(to))
    await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
    await page.getByRole('button', { name: 'Panele', exact: true }).click()
    // It was put down on the grid: some degrees beside.
    await expect(rowsOf(page)).toHaveText(/^TortProstokąt, obrót\s(?:8[5-9]|9[0-5])°$/u)
    await page.getByRole('tab', { name: 'Styl' }).tap()
    const field = page.getByRole('textbox', { name: 'Obrót' })
    await field.fill('30')
    await field.press('Enter')
    await page.getByRole('button', { name: 'Obróć w prawo o 15°' }).tap()
    await expect(field).toHaveValue('45°')
    expect(await violations(page)).toEqual([])
  })
})
