import type { Page } from '@playwright/test'
import { confirmedPerson, onScreen, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { DEVICES } from '../devices.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { addToCart, cartDialog, openCart, openProduct } from '../shopper.ts'

const DAY_MS = 24 * 3_600_000
const CALENDAR = 'kalendarz-biurkowy'

const banner = (page: Page, code: RegExp) => page.getByRole('region', { name: code })
const TECHVIBE = /^Tech\sVibe\szaprasza\sz\skodem\sTECHVIBE$/
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('iskra-affiliate'))
const balance = (page: Page) => page.getByRole('main').getByText(/^\d+\skredyt\S* do wydania$/)

/** Pays for the open cart's smallest pack; ends on the screen of its credits. */
async function payForPack(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Do koszyka' }).first().click()
  const cart = cartDialog(page)
  await expect(cart.getByText('Kod naliczony')).toBeVisible()
  await expect(cart.getByText('TECHVIBE').first()).toBeVisible()
  await cart.getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  await page.getByLabel('Adres e-mail', { exact: true }).fill(email)
  // 19,99 zł less 15 %, with its tax.
  await page.getByRole('button', { name: /^Zapłać\s18,39\szł/ }).click()
  await onScreen(page, 'Dziękujemy za zamówienie')
  await page.getByRole('link', { name: 'Zobacz swoje kredyty' }).click()
}

for (const { device, viewport } of DEVICES) {
  test.describe(`an affiliate’s code on ${device}`, () => {
    test.use({ viewport })

    test('is shown, discounts the cart, gives its bonus once, and is closed for good', async ({
      page,
      shop,
    }) => {
      const person = await confirmedPerson(page.request, shop.origin)
      await page.goto(`${shop.origin}/login?redirect=/kredyty`)
      await signIn(page, pointer, person)
      await onScreen(page, 'Kredyty i cennik')

      await page.goto(`${shop.origin}/shop?utm_source=x&ref=techvibe`)
      const offer = banner(page, TECHVIBE)
      await expect(offer).toBeVisible()
      await expect(offer).toContainText(/15\s?%\staniej/)
      await expect(offer).toContainText(/100\skredytów/)
      expect(await violations(page)).toEqual([])
      await offer.getByRole('link', { name: 'Zobacz pakiety kredytów' }).click()
      await expect(page).toHaveURL(`${shop.origin}/sklep/kredyty`)
      await expect(cartDialog(page)).toBeHidden()

      await payForPack(page, person.email)
      await onScreen(page, '150 kredytów jest na Twoim koncie')
      await expect(balance(page)).toHaveText('160 kredytów do wydania')

      // The discount is good for the day, the bonus was.
      await page.goto(`${shop.origin}/sklep/kredyty`)
      await expect(offer).toBeVisible()
      await payForPack(page, person.email)
      await onScreen(page, '50 kredytów jest na Twoim koncie')
      await expect(balance(page)).toHaveText('210 kredytów do wydania')

      // Beside an order no creator invites to buy.
      await expect(offer).toBeHidden()
      await page.goto(`${shop.origin}/sklep/kredyty`)
      await offer.getByRole('button', { name: 'Zamknij, kod nadal działa' }).click()
      await expect(offer).toBeHidden()
      await page.goto(`${shop.origin}/sklep?ref=techvibe`)
      await expect.poll(() => stored(page)).toContain('TECHVIBE')
      await page.goto(`${shop.origin}/sklep?code=futureai`)
      const other = banner(page, /^Future\sAI\szaprasza/)
      await expect(other).toContainText(/150\skredytów/)
      await expect(other).toContainText(/Ceny\ssię\snie\szmieniają/)
      await expect(other).not.toContainText('%')
      await expect(offer).toBeHidden()
    })

    test.describe(() => {
      test.use({ serviceWorkers: 'allow' })

      test('goes into the cart without a network; one that was typed stays', async ({
        page,
        context,
        shop,
      }) => {
        await page.goto(`${shop.origin}/?ref=TECHVIBE`)
        await expect(banner(page, TECHVIBE)).toContainText(/gdy\sdodasz\scoś\sdo\skoszyka/)
        await openProduct(page, shop.origin, CALENDAR)
        // A phone has room for one bar, and a product's is the one to buy by.
        await expect(banner(page, TECHVIBE)).toBeVisible({ visible: device === 'a desktop' })
        await controlled(page)
        await context.setOffline(true)
        await addToCart(page, { leaveOpen: true })
        await expect(cartDialog(page).getByText('Kod zapisany, sprawdzimy go w sklepie')).toBeVisible()
        await context.setOffline(false)
        await expect(cartDialog(page).getByText('Kod naliczony')).toBeVisible({ timeout: 60_000 })

        await cartDialog(page)
          .getByRole('button', { name: /Usuń\skod\sTECHVIBE/ })
          .click()
        await cartDialog(page).getByText('Mam kod rabatowy').click()
        const field = cartDialog(page).getByRole('textbox', { name: 'Kod rabatowy' })
        await field.fill('CREATIVEPRO')
        await cartDialog(page).getByRole('button', { name: 'Zastosuj' }).click()
        await expect(cartDialog(page).getByText('Kod naliczony')).toBeVisible()
        // Where a phone has room for it.
        await page.goto(`${shop.origin}/`)
        await expect(banner(page, TECHVIBE)).toContainText(/masz\sjuż\skod\sCREATIVEPRO/)
        await expect((await openCart(page)).getByText('CREATIVEPRO')).toBeVisible()
      })
    })
  })
}

test('24 hours later nothing is left of an affiliate’s code', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/?ref=techvibe`)
  await expect(banner(page, TECHVIBE)).toBeVisible()
  await page.clock.setFixedTime(Date.now() + DAY_MS + 1_000)
  await openProduct(page, shop.origin, CALENDAR)
  await expect.poll(() => stored(page)).toBeNull()
  await addToCart(page, { leaveOpen: true })
  await expect(cartDialog(page).getByText('Mam kod rabatowy')).toBeVisible()
  await expect(cartDialog(page).getByText('TECHVIBE')).toHaveCount(0)
  await expect(banner(page, TECHVIBE)).toHaveCount(0)
})
