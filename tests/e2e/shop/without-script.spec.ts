import type { Page } from '@playwright/test'
import { core, expect } from '../fixtures.ts'
import { addToCart, arrivedPieces, cartDialog, fillCheckout, openProduct } from '../shopper.ts'
import { test } from '../withLockers.ts'

/** Nothing of it has to be its buyer's own. */
const MUG = { handle: 'kubek-emaliowany-iskry', title: 'Kubek emaliowany „Iskry”' }
const FORMS = /\/api\/forms\//

const mugsInCart = (page: Page) =>
  page.getByRole('main').getByRole('spinbutton', { name: `Liczba sztuk: ${MUG.title}` })

/**
 * What stands in `<noscript>` is no text of the elements around it to Playwright: a pattern alone is looked for in each
 * element by itself.
 */
const words = (page: Page, pattern: RegExp) => page.getByRole('main').getByText(pattern).first()

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'somebody reads, chooses a variant, fills the cart, pays and sees the order',
    core,
    async ({ page, shopWithCarrier: shop }) => {
      await openProduct(page, shop.origin, MUG.handle)
      await page
        .getByRole('group', { name: /^Kolor/ })
        .getByRole('link', { name: 'granatowy' })
        .click()
      await expect(page).toHaveURL(/\?wariant=granatowy$/)
      await page.getByRole('spinbutton', { name: `Liczba sztuk: ${MUG.title} (granatowy)` }).fill('2')
      await page.getByRole('button', { name: 'Dodaj do koszyka' }).click()

      await expect(page.getByRole('heading', { level: 1, name: 'Koszyk (2)' })).toBeVisible()
      await expect(words(page, /Dodano do koszyka\./)).toBeVisible()
      // The document holds the styles of what the server alone renders.
      await expect(page.getByRole('button', { name: 'Zmień' }).locator('..')).toHaveCSS('display', 'flex')
      await mugsInCart(page).fill('3')
      await page.getByRole('button', { name: 'Zmień' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Koszyk (3)' })).toBeVisible()
      await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('TECHVIBE')
      await page.getByRole('button', { name: 'Zastosuj' }).click()
      await expect(words(page, /Kod naliczony/)).toBeVisible()
      await page.getByRole('link', { name: 'Sklep' }).filter({ visible: true }).first().click()
      await page.getByRole('link', { name: 'Koszyk' }).filter({ visible: true }).click()
      await expect(mugsInCart(page)).toHaveValue('3')
      await page.getByRole('link', { name: 'Przejdź do kasy' }).click()

      await expect(page).toHaveURL(/\/kasa\//)
      await page.getByRole('button', { name: /^Zapłać/ }).click()
      await expect(page.getByRole('alert').getByText(/Popraw\s7\spól/)).toBeVisible()
      await fillCheckout(page)
      await page.getByRole('radio', { name: /Automat paczkowy/ }).check()
      await page.getByRole('button', { name: /^Przelicz/ }).click()
      await page.getByRole('textbox', { name: 'Kod automatu paczkowego' }).fill('kra07n')
      await page.getByRole('radio', { name: /Płatność odrzucona/ }).check()
      await page.getByRole('button', { name: /^Zapłać/ }).click()
      await expect(words(page, /Płatność\szostała\sodrzucona/)).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Kod automatu paczkowego' })).toHaveValue('KRA07N')
      await page.getByRole('button', { name: /^Zapłać/ }).click()

      await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible()
      await expect(words(page, /ISK-\d{4}-\d{6}/)).toBeVisible()
      await expect(words(page, /3\s×/)).toBeVisible()
      await page.goto(`${shop.origin}/koszyk`)
      await expect(words(page, /Koszyk\sjest\sjeszcze\spusty/)).toBeVisible()
    },
  )
})

test('where a script runs, the device’s cart alone is filled, and /koszyk opens it', async ({
  page,
  context,
  shop,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (FORMS.test(request.url())) sent.push(request.url())
  })
  await openProduct(page, shop.origin, MUG.handle)
  await page
    .getByRole('group', { name: /^Kolor/ })
    .getByRole('link', { name: 'granatowy' })
    .click()
  await expect(page).toHaveURL(/\?wariant=granatowy$/)
  await addToCart(page)
  await expect.poll(() => arrivedPieces(page, shop.origin)).toEqual({ [MUG.handle]: 1 })
  await page.goto(`${shop.origin}/koszyk`)
  await expect(cartDialog(page)).toHaveAccessibleName('Koszyk (1)')
  await expect(page).toHaveURL(/\/sklep$/)
  expect(sent).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('iskra_cart')
})
