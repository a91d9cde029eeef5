import type { Page } from '@playwright/test'
import type { ProductProcess } from '../../support/productProcess.ts'
import { slice } from '../../support/slice.ts'
import { demoUser, newsletterReader, onScreen, proveOwner, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { policyBreaches } from '../contentPolicy.ts'
import { core, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { tabTo } from '../keyboard.ts'
import { lostHeadings, watchHeadings } from '../lostHeadings.ts'
import { ACCOUNT_SCREENS, ADMINISTRATION_SCREENS, ENTRY_SCREENS, SHOP_SCREENS } from '../screens.ts'
import { addToCart, arrivedPieces, cartDialog, openProduct } from '../shopper.ts'
import { takenOver } from '../takenOver.ts'

/**
 * Each screen is loaded once and seen on a phone in the dark theme, then on a desktop in the light one; every second
 * screen in English. The run of everything turns all of that around, too.
 */
const TURNS = process.env['LONG'] === undefined ? [0] : [0, 1]
const LANGUAGES = ['pl', 'en'] as const
const THEMES = ['dark', 'light'] as const
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const

async function settled(page: Page): Promise<void> {
  await takenOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function signInAsDemo(page: Page, shop: ProductProcess, name: 'demo' | 'admin'): Promise<void> {
  await page.goto(`${shop.origin}/login?redirect=/konto`)
  await signIn(page, pointer, await demoUser(shop, name))
  await onScreen(page, 'Moje konto')
}

/** The language, and the theme that the emulated device asks for; from the next load on. */
function choose(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  return page.evaluate((chosen) => {
    localStorage.setItem('ui-store', JSON.stringify({ version: 1, state: { theme: 'system' } }))
    localStorage.setItem('lang', chosen)
  }, language)
}

/** The page in both sizes, each in a theme of its own; where the run sees a slice of all, in one of them. */
async function violationsInSizes(page: Page, turn: number): Promise<string[]> {
  const found: string[] = []
  for (const [place, { name, ...size }] of slice([...SIZES.entries()], SIZES.length)) {
    const theme = THEMES[(place + turn) % 2] ?? 'dark'
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(size)
    await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0)
    found.push(...(await violations(page)).map((one) => `${name}, ${theme}, ${one}`))
  }
  return found
}

/** The shop's screens are as many as all others together: half of them are visited beside the other half. */
const HALF_OF_SHOP = SHOP_SCREENS.length / 2

const VISITS = {
  'the shop, first half': { screens: SHOP_SCREENS.slice(0, HALF_OF_SHOP), visitor: null },
  'the shop, second half': { screens: SHOP_SCREENS.slice(HALF_OF_SHOP), visitor: null },
  'signing in': { screens: ENTRY_SCREENS, visitor: null },
  'an account': { screens: ACCOUNT_SCREENS, visitor: 'demo' },
  administration: { screens: ADMINISTRATION_SCREENS, visitor: 'admin' },
} as const

for (const [name, { screens, visitor }] of Object.entries(VISITS)) {
  for (const turn of TURNS) {
    test(
      `axe and the security policy find nothing on the screens of ${name}${turn === 0 ? '' : ', turned around'}`,
      core,
      async ({ browser, shop }) => {
        const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'pl-PL' })
        await watchHeadings(context)
        const page = await context.newPage()
        const broken = policyBreaches(page)
        if (visitor !== null) await signInAsDemo(page, shop, visitor)
        else await page.goto(`${shop.origin}/robots.txt`)
        for (const [place, path] of slice(screens, 12).entries()) {
          const language = LANGUAGES[(place + turn) % 2] ?? 'pl'
          await choose(page, language)
          await page.goto(shop.origin + path)
          await settled(page)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          expect.soft(await violationsInSizes(page, turn), path).toEqual([])
          expect.soft(await lostHeadings(page), `${path} stays once it stands`).toEqual([])
        }
        expect(broken).toEqual([])
        await context.close()
      },
    )
  }
}

test('axe finds nothing in an issue of the newsletter, as it is written and once it was sent', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'pl-PL' })
  const page = await context.newPage()
  await newsletterReader(context.request, shop.origin)
  await signInAsDemo(page, shop, 'admin')
  await choose(page, 'pl')
  await page.goto(`${shop.origin}/admin/emails`)
  await pointer.press(page, 'button', 'Nowe wydanie')
  await onScreen(page, /^Wydanie/)
  await pointer.type(page, 'Temat', 'Na Mikołajki')
  const body = page.getByRole('textbox', { name: 'Treść' })
  await body.fill('# Cześć\n\n[[Do sklepu]](https://example.pl)')
  await expect(page.getByText(/Przycisk\sprowadzi\stylko\sdo\snaszej\sstrony/)).toBeVisible()
  expect.soft(await violationsInSizes(page, 0), 'with what is wrong with it').toEqual([])
  await body.fill('# Cześć\n\nMamy [kartki](/sklep/kartki).\n\n[[Do sklepu]](/sklep)')
  await pointer.press(page, 'button', 'Zapisz szkic')
  await onScreen(page, /^Na\sMikołajki/)
  expect.soft(await violationsInSizes(page, 0), 'being written').toEqual([])

  const send = /^Wyślij\sdo\s\d+\sos/
  await page.getByRole('button', { name: send }).click()
  const question = page.getByRole('dialog', { name: 'Wysłać to wydanie?' })
  await expect(question).toBeVisible()
  expect.soft(await violationsInSizes(page, 1), 'before it is sent').toEqual([])
  await question.getByRole('button', { name: send }).click()
  await proveOwner(page, pointer, await demoUser(shop, 'admin'))
  await expect(page.getByRole('progressbar', { name: 'Postęp wysyłki' })).toBeVisible()
  await expect(page.getByText(/^Skończona/)).toBeVisible({ timeout: 40_000 })
  expect.soft(await violationsInSizes(page, 0), 'sent').toEqual([])
  await page.goto(`${shop.origin}/admin/emails`)
  await expect(page.getByRole('link', { name: 'Na Mikołajki' })).toBeVisible()
  expect.soft(await violationsInSizes(page, 1), 'in the list').toEqual([])
  await context.close()
})

test('axe finds nothing in the cart, the checkout and the dialogs', async ({ page, shop }) => {
  await openProduct(page, shop.origin, 'kubek-dla-mamy-bukiet')
  await addToCart(page, { leaveOpen: true })
  expect.soft(await violations(page), 'cart').toEqual([])
  await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kasa' })).toBeVisible()
  await settled(page)
  await expect(cartDialog(page)).toBeHidden()
  expect.soft(await violations(page), 'checkout').toEqual([])
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByText('Wpisz imię', { exact: true })).toBeVisible()
  expect.soft(await violations(page), 'checkout with errors').toEqual([])
  await page.goto(`${shop.origin}/sklep`)
  await settled(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'Szukaj i polecenia' })).toBeVisible()
  expect.soft(await violations(page), 'command palette').toEqual([])
})

test(
  'the main job by keyboard alone, with nothing that axe finds on its way',
  core,
  async ({ page, shop }) => {
    await page.goto(`${shop.origin}/sklep`)
    await settled(page)
    await tabTo(page, /Kubek\sdla\smamy/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sklep\/produkt\//)
    await tabTo(page, /Dodaj do koszyka/)
    await page.keyboard.press('Enter')
    await expect(cartDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cartDialog(page)).toBeHidden()
    await expect(page.locator(':focus')).toHaveCount(1)
    await expect.poll(() => arrivedPieces(page, shop.origin)).toEqual({ 'kubek-dla-mamy-bukiet': 1 })

    await tabTo(page, /button "Koszyk \(1\)"/)
    await page.keyboard.press('Enter')
    await expect(cartDialog(page)).toBeVisible()
    expect.soft(await violations(page), 'cart').toEqual([])
    await tabTo(page, /Przejdź do kasy/)
    await page.keyboard.press('Enter')
    // The address changes before the screen does.
    await expect(page.getByRole('heading', { level: 1, name: 'Kasa' })).toBeVisible()
    await expect(cartDialog(page)).toBeHidden()
    await settled(page)
    expect.soft(await violations(page), 'checkout').toEqual([])
    for (const [field, words] of [
      // The newsletter's field in the footer begins with the same words.
      [/textbox "Adres e-mail"/, 'zofia@example.com'],
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
    await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)
