import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addToCart, arrivedPieces, cartDialog, openProduct } from './shopper.ts'

const SCREENS = [
  '/',
  '/sklep',
  '/sklep?q=kartka&sortuj=cena-rosnaco',
  '/sklep?q=zupełnie-nic-takiego',
  '/sklep/produkt/kubek-z-twoim-obrazem',
  '/sklep/produkt/kurs-pierwsze-obrazy',
  '/sklep/produkt/zyczenia-dla-mamy',
  '/sklep/produkt/nie-ma-takiego',
  '/sklep/kredyty',
  '/sklep/kartki',
  '/produkty-ai',
  '/debug',
  '/kasa/nie-ma-takiej-kasy',
  '/nie-ma-takiej-strony',
] as const

const LANGUAGES = ['pl', 'en'] as const
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

/** The rules whose verdict depends on colours, and so on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong on the whole page, by every rule that WCAG 2.2 AA and good practice know, or by `rules`. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false })
  const { violations: found } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  )
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The page in its dark theme by every rule, and in its light one by those that see colours. */
async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html.dark')).toHaveCount(1)
  const dark = await violations(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html.dark')).toHaveCount(0)
  const light = await violations(page, COLOUR_RULES)
  return [...dark.map((one) => `dark, ${one}`), ...light.map((one) => `light, ${one}`)]
}

for (const language of LANGUAGES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`axe finds nothing on any screen in both themes: ${language}, ${size}`, async ({
      browser,
      shop,
    }) => {
      test.setTimeout(150_000)
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'pl-PL' })
      await context.addInitScript((chosenLanguage) => {
        localStorage.setItem('ui-store', JSON.stringify({ version: 1, state: { theme: 'system' } }))
        localStorage.setItem('lang', chosenLanguage)
      }, language)
      const page = await context.newPage()
      for (const path of SCREENS) {
        await page.goto(shop.origin + path)
        await settled(page)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect.soft(await violationsInBothThemes(page), path).toEqual([])
      }
      await context.close()
    })
  }
}

test('axe finds nothing in the cart, the checkout and the dialogs', async ({ page, shop }) => {
  await openProduct(page, shop.origin, 'kubek-z-twoim-obrazem')
  await addToCart(page, { leaveOpen: true })
  expect.soft(await violations(page), 'cart').toEqual([])
  await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  await settled(page)
  expect.soft(await violations(page), 'checkout').toEqual([])
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByText('Wpisz imię', { exact: true })).toBeVisible()
  expect.soft(await violations(page), 'checkout with errors').toEqual([])
  await page.goto(`${shop.origin}/sklep`)
  await settled(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await violations(page), 'command palette').toEqual([])
})

/** Presses Tab until the focus stands on what is named so to a screen reader; fails after a screen's worth of stops. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 1 && name.test(await focused.ariaSnapshot())) return
  }
  throw new Error(`Tab never reached ${String(name)}`)
}

test('the main job by keyboard alone', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/sklep`)
  await settled(page)
  await tabTo(page, /Kubek\sz\sTwoim\sobrazem/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sklep\/produkt\//)
  await tabTo(page, /Dodaj do koszyka/)
  await page.keyboard.press('Enter')
  await expect(cartDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartDialog(page)).toBeHidden()
  await expect(page.locator(':focus')).toHaveCount(1)
  await expect.poll(() => arrivedPieces(page, shop.origin)).toEqual({ 'kubek-z-twoim-obrazem': 1 })

  await tabTo(page, /button "Koszyk \(1\)"/)
  await page.keyboard.press('Enter')
  await expect(cartDialog(page)).toBeVisible()
  await tabTo(page, /Przejdź do kasy/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/kasa\//)
  await settled(page)
  for (const [field, words] of [
    [/textbox "Adres e-mail/, 'zofia@example.com'],
    [/textbox "Telefon/, '600100200'],
    [/textbox "Imię/, 'Zofia'],
    [/textbox "Nazwisko/, 'Żółć'],
    [/textbox "Ulica/, 'Długa 7/3'],
    [/textbox "Kod pocztowy/, '31-147'],
    [/textbox "Miejscowość/, 'Kraków'],
  ] as const) {
    await tabTo(page, field)
    await page.keyboard.type(words)
  }
  await tabTo(page, /button "Zapłać/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy, zamówienie przyjęte' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
