import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { fingersOn } from '../fingers.ts'
import { controlled, core, expect, test } from '../fixtures.ts'
import { capabilityIsKept } from '../workerPages.ts'

test.use({ serviceWorkers: 'allow' })

const canvasOf = (page: Page) => page.getByRole('application', { name: 'Płótno' })
const rowsOf = (page: Page) =>
  page.getByRole('listbox', { name: 'Kształty w kolejności czytania' }).getByRole('option')
const writing = (page: Page) => page.getByRole('textbox', { name: /^Napis w kształcie/u })

/** Drags on the canvas between two of its places. */
async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const box = await canvasOf(page).boundingBox()
  if (box === null) throw new Error('The canvas is not in sight.')
  await page.mouse.move(box.x + from[0], box.y + from[1])
  await page.mouse.down()
  await page.mouse.move(box.x + (from[0] + to[0]) / 2, box.y + (from[1] + to[1]) / 2, { steps: 3 })
  await page.mouse.move(box.x + to[0], box.y + to[1], { steps: 3 })
  await page.mouse.up()
}

test(
  'a diagram is drawn by pointer, kept without a server, leaves as a file and follows its text',
  core,
  async ({ page, server }) => {
    test.slow()
    await page.goto(`${server.origin}/narzedzia`)
    await page.getByRole('main').getByRole('link', { name: 'Narysuj diagram' }).click()
    await expect(canvasOf(page)).toBeVisible()
    for (const [at, [form, words]] of (
      [
        ['Prostokąt', 'Zaproszenia'],
        ['Romb', 'Przyjdzie?'],
        ['Elipsa', 'Stół'],
      ] as const
    ).entries()) {
      await page.getByRole('button', { name: form, exact: true }).click()
      await drag(page, [100 + at * 240, 150], [240 + at * 240, 230])
      await canvasOf(page).press('Enter')
      await writing(page).fill(words)
      await writing(page).press('Escape')
    }
    await page.getByRole('button', { name: 'Linia', exact: true }).click()
    await drag(page, [240, 190], [342, 190])
    await page.getByRole('button', { name: 'Linia', exact: true }).click()
    await drag(page, [480, 190], [582, 190])
    await expect(rowsOf(page)).toHaveText([
      'ZaproszeniaProstokąt, 1 połączenie',
      'Zaproszenia → Przyjdzie?Linia',
      'Przyjdzie?Romb, 2 połączenia',
      'Przyjdzie? → StółLinia',
      'StółElipsa, 1 połączenie',
    ])
    await canvasOf(page).press('Control+z')
    await expect(rowsOf(page)).toHaveCount(4)
    await canvasOf(page).press('Control+y')
    await expect(rowsOf(page)).toHaveCount(5)
    await expect(page).toHaveURL(/\?rysunek=/u)
    await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await controlled(page)

    await page.getByRole('tab', { name: 'Tekst' }).click()
    const text = page.getByRole('textbox', { name: 'Tekst diagramu (Mermaid)' })
    await expect(text).toHaveValue(/Przyjdzie\?/u)
    await text.press('Control+End')
    await text.pressSequentially('\n  nowy[Muzyka]\n')
    await page.getByRole('tab', { name: 'Spis' }).click()
    await expect(rowsOf(page).filter({ hasText: 'Muzyka' })).toBeVisible()
    await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()

    await capabilityIsKept(page, 'DrawingEditor')
    await server.stop()
    await rowsOf(page).filter({ hasText: 'Muzyka' }).click()
    await canvasOf(page).press('Control+ArrowRight')
    await expect(rowsOf(page)).toHaveCount(8)
    await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
    await page.reload()
    await expect(rowsOf(page)).toHaveCount(8)

    await page.getByRole('button', { name: 'Więcej' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Pobierz plik .svg' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('zaproszenia.svg')
    const svg = await file.path()
    expect(await readFile(svg, 'utf8')).toContain('Przyjdzie?')
    await page.locator('input[type=file][accept*=".excalidraw"]').setInputFiles({
      name: 'kopia.svg',
      mimeType: 'image/svg+xml',
      buffer: await readFile(svg),
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('kopia')
    await expect(rowsOf(page)).toHaveCount(8)
  },
)

test('a diagram is drawn, joined and moved by keys alone', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/narzedzia/diagramy`)
  const canvas = canvasOf(page)
  await canvas.focus()
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Para młoda')
  await page.keyboard.press('Escape')
  await expect(canvas).toBeFocused()
  for (const words of ['Rodzice', 'Świadkowie']) {
    await page.keyboard.press('Control+ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type(words)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+ArrowRight')
  }
  await page.keyboard.press(',')
  await page.keyboard.press(',')
  await page.keyboard.press(',')
  await page.keyboard.press(',')
  await page.keyboard.press('c')
  await page.getByRole('dialog', { name: 'Połącz „Para młoda” z…' }).waitFor()
  await page.keyboard.type('swiad')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page).filter({ hasText: 'Para młoda → ŚwiadkowieLinia' })).toBeVisible()
})

test('two tabs draw one drawing: each sees the other, and nothing is lost', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(`${shop.origin}/narzedzia/visual-flow`)
  await page.getByRole('button', { name: 'Krok', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\?rysunek=/u)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(rowsOf(other)).toHaveCount(1)
  await other.getByRole('button', { name: 'Decyzja', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Koniec', exact: true }).press('Enter')
  for (const tab of [page, other]) await expect(rowsOf(tab)).toHaveCount(3)
})

test('words and a text that are being typed when the page is reloaded are there again', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/narzedzia/diagramy`)
  await canvasOf(page).waitFor()
  await page.getByRole('tab', { name: 'Tekst' }).click()
  const text = page.getByRole('textbox', { name: 'Tekst diagramu (Mermaid)' })
  await text.fill('mindmap\n  root\n    Sala\n')
  await page.getByRole('tab', { name: 'Spis' }).click()
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page.getByText('Zapisane na tym urządzeniu')).toBeVisible()
  for (const words of ['Ogród', 'Taras']) {
    await rowsOf(page).last().click()
    await canvasOf(page).press('Enter')
    await writing(page).fill(words)
    await page.reload()
    await expect(rowsOf(page).filter({ hasText: `root → ${words}` })).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Tekst' }).click()
  await expect(text).toHaveValue(/ {4}Taras\n/u)
  await text.fill('mindmap\n  root\n    Taras\n    Muzyka\n')
  await page.reload()
  await page.getByRole('tab', { name: 'Tekst' }).click()
  await expect(text).toHaveValue(/ {4}Muzyka\n/u)
  await page.getByRole('tab', { name: 'Spis' }).click()
  await expect(rowsOf(page).filter({ hasText: 'root → Muzyka' })).toBeVisible()
})

test.describe('by a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('shapes are put down, written in, joined, moved and seen from near', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/narzedzia/diagramy`)
    const box = await canvasOf(page).boundingBox()
    if (box === null) throw new Error('The canvas is not in sight.')
    const fingers = await fingersOn(page)
    const [left, top] = [box.x, box.y]
    const tap = (x: number, y: number) => page.touchscreen.tap(left + x, top + y)
    const middles = [60, 190, 320] as const
    for (const [at, words] of ['Tort', 'Goście', 'Zespół'].entries()) {
      await page.getByRole('button', { name: 'Kształty', exact: true }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Prostokąt', exact: true }).tap()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await tap(195, middles[at] ?? 0)
      await expect(writing(page)).toBeFocused()
      await page.keyboard.type(words)
      // A press beside it ends the writing.
      await tap(40, 500)
      await expect(writing(page)).toHaveCount(0)
    }
    // From the arrow below the first box into the second.
    await tap(195, 60)
    await fingers.drag([left + 195, top + 60 + 40 + 26], [left + 195, top + 190])
    // A press on the arrow of the third makes the next box, and its words are written at once.
    await tap(195, 320)
    await tap(195, 320 + 40 + 26)
    await expect(writing(page)).toBeFocused()
    await page.keyboard.type('Taniec')
    await tap(40, 300)
    await page.getByRole('button', { name: 'Cofnij', exact: true }).tap()
    await page.getByRole('button', { name: 'Cofnij', exact: true }).tap()
    // The third box is taken elsewhere: two presses beside its words write in it.
    await tap(40, 300)
    await fingers.drag([left + 195, top + 320], [left + 150, top + 400])
    await tap(90, 420)
    await tap(90, 420)
    await expect(writing(page)).toBeFocused()
    await expect(writing(page)).toHaveValue('Zespół')
    await tap(320, 500)
    await fingers.pinch([left + 195, top + 300], 80, 160)
    await expect(page.getByRole('button', { name: /^Widok 100%, teraz (?:19|20)\d%$/u })).toBeVisible()
    // The page itself is as large as it was.
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
    await page.getByRole('button', { name: 'Panele', exact: true }).tap()
    await expect(rowsOf(page)).toHaveText([
      'TortProstokąt, 1 połączenie',
      'Tort → GościeLinia',
      'GościeProstokąt, 1 połączenie',
      'ZespółProstokąt',
    ])
    expect(await violations(page)).toEqual([])
  })
})
