import type { APIRequestContext, Page } from '@playwright/test'
import { confirmedPerson, onScreen, type Person, signIn } from '../accountPerson.ts'
import { expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { addPictures, pictureOf } from '../pictureFiles.ts'
import { addToCart, arrivedPieces, cartDialog, openCart } from '../shopper.ts'
import { takenOver } from '../takenOver.ts'
import { lack, LACKING_PARTS, type LackingPart, leftIn } from './lackingParts.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const MUG = 'kubek-emaliowany-iskry'
const ARTICLE = '/tutoriale/pierwsza-kartka'

/** What a page says of itself when something breaks: thrown, rejected and caught by nobody, or told to the console. */
function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

/** From the shop to the checkout. */
async function buy(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sklep`)
  await takenOver(page)
  await page.getByRole('searchbox', { name: 'Szukaj wśród produktów' }).fill('emaliowany')
  // The list moves once it is narrowed; until then a press may land beside.
  await expect(page.getByRole('status').filter({ hasText: '1 produkt' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kubek emaliowany/ })
    .first()
    .click()
  await onScreen(page, /Kubek emaliowany/)
  await addToCart(page)
  await expect.poll(() => arrivedPieces(page, origin)).toEqual({ [MUG]: 1 })
  await openCart(page)
  await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await onScreen(page, 'Kasa')
  await expect(page.getByRole('button', { name: /^Zapłać/ })).toBeVisible()
}

/** What stands over every screen. */
async function openAll(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await takenOver(page)
  // Here, and not below the list of the shop: that grows as one comes near its end, and the button moves on.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Wygląd i język' }).click()
  const settings = page.getByRole('dialog', { name: 'Wygląd i język' })
  await settings.getByRole('radio', { name: 'Jasny' }).check({ force: true })
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await settings.getByRole('button', { name: 'Gotowe' }).click()
  await expect(settings).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Sklep' }).first().click()
  await onScreen(page, 'Sklep')
  await expect(menu).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Szukaj i polecenia' })
  await palette.getByRole('searchbox').fill('kubek')
  await expect(palette.getByRole('menuitem', { name: /Kubek/ }).first()).toBeVisible()
  // The first takes the words away.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
}

async function read(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/tutoriale`)
  await takenOver(page)
  await page
    .getByRole('link', { name: /Pierwsza kartka w pięć minut/ })
    .first()
    .click()
  await expect(page).toHaveURL(origin + ARTICLE)
  await page
    .getByRole('navigation', { name: 'Spis treści' })
    .getByRole('link', { name: /Krok 3/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /Krok 3/ })).toBeInViewport()
  await page
    .getByRole('button', { name: /Udostępnij|Kopiuj link/ })
    .first()
    .click()
}

async function make(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}/login?redirect=%2Fprofil%2Fgaleria`)
  await takenOver(page)
  await signIn(page, pointer, person)
  await onScreen(page, 'Galeria')
  await expect(page.getByText('Tu będą Twoje zdjęcia')).toBeVisible()
  await addPictures(page, [
    { name: 'czerwone.png', mimeType: 'image/png', buffer: await pictureOf(page, '#c33') },
  ])
  await expect(page.getByRole('gridcell')).toHaveCount(1)
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /czerwone/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${origin}/generatory/obraz`)
  await takenOver(page)
  await page.getByLabel('Co ma być na obrazie?').fill('Latawiec nad morzem [[quick]]')
  await page.getByRole('button', { name: 'Stwórz obraz' }).click()
  await expect(page.getByRole('region', { name: 'Wynik' }).getByRole('img').first()).toBeVisible({
    timeout: 60_000,
  })

  await page.goto(`${origin}/szablony`)
  await takenOver(page)
  await page
    .getByRole('link', { name: /Kartka urodzinowa/ })
    .first()
    .click()
  await onScreen(page, /Kartka urodzinowa/)
  await expect(page.getByRole('textbox').filter({ visible: true }).first()).toBeEditable()
}

/** The core ways of the product, in a browser that lacks these. */
async function walkWithout(
  parts: readonly LackingPart[],
  page: Page,
  origin: string,
  request: APIRequestContext,
): Promise<void> {
  const faults = faultsOf(page)
  const person = await confirmedPerson(request, origin)
  await lack(page.context(), parts)
  await test.step('buys', () => buy(page, origin))
  expect(await leftIn(page, parts)).toEqual([])
  await test.step('opens what stands over every screen', () => openAll(page, origin))
  await test.step('reads', () => read(page, origin))
  await test.step('makes', () => make(page, origin, person))
  expect(faults).toEqual([])
}

test('with all that an engine lacks taken away, nothing breaks and nothing stands still', async ({
  page,
  request,
  shop,
}) => {
  await walkWithout(LACKING_PARTS, page, shop.origin, request)
})

for (const part of LACKING_PARTS) {
  test(`without ${part.name} nothing breaks and nothing stands still`, async ({ page, request, shop }) => {
    await walkWithout([part], page, shop.origin, request)
  })
}
