import type { Page } from '@playwright/test'
import { inside } from './cardPage.ts'
import { DEVICES } from '../devices.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { cartDialog } from '../shopper.ts'

const CARD = '/sklep/produkt/kartka-imieninowa-laka'
const sentence = (page: Page, words: string | RegExp) => inside(page).getByRole('button', { name: words })

for (const { device, viewport } of DEVICES) {
  test.describe(`a card written by the rules on ${device}`, () => {
    test.use({ viewport, serviceWorkers: 'allow' })

    test('is chosen, said otherwise, written without a network, still there after a reload, and bought', async ({
      page,
      context,
      shop,
    }) => {
      await page.goto(shop.origin + CARD)
      await controlled(page)
      await inside(page).scrollIntoViewIfNeeded()
      await inside(page).getByRole('radio', { name: 'Napisz za mnie' }).check()
      await inside(page).getByLabel('Dla kogo: imię').fill('Halina')
      // The blank of the same name is on the paper until the card is written.
      await inside(page).getByLabel('Podpis').and(page.locator('input')).fill('Sąsiedzi')
      await expect(sentence(page, 'Droga Halino!')).toBeVisible()

      await inside(page)
        .getByRole('radio', { name: /^Tekst 2/ })
        .check()
      await expect(sentence(page, 'Halino!')).toBeVisible()
      await sentence(page, 'Halino!').click()
      await expect(sentence(page, 'Kochana Halino!')).toBeVisible()
      await inside(page).getByRole('button', { name: 'Cofnij' }).click()
      await expect(sentence(page, 'Halino!')).toBeVisible()
      // By keyboard the same.
      await sentence(page, 'Halino!').press('Enter')
      await expect(sentence(page, 'Kochana Halino!')).toBeFocused()

      await context.setOffline(true)
      await inside(page).getByLabel('Jedno wspomnienie').fill('kompot z rabarbaru')
      await expect(sentence(page, /: kompot z rabarbaru\.$/)).toBeVisible()
      await page.waitForTimeout(300)
      await page.reload()
      // A page that is still growing slides away under whoever scrolls.
      await expect(async () => {
        await inside(page).scrollIntoViewIfNeeded()
        await expect(sentence(page, 'Kochana Halino!')).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await expect(sentence(page, /: kompot z rabarbaru\.$/)).toBeVisible()

      await inside(page).getByRole('radio', { name: 'Piszę po swojemu' }).check()
      const own = inside(page).getByRole('textbox', { name: 'Tekst w środku' })
      await expect(own).toHaveValue(/^Kochana Halino!/)
      await own.press('Control+Home')
      await own.pressSequentially('Z trzeciego piętra: ')
      await context.setOffline(false)

      await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
      await expect(cartDialog(page).getByRole('listitem')).toHaveCount(1)
      await cartDialog(page)
        .getByRole('link', { name: /Zmień słowa prezentu/ })
        .click()
      await expect(own).toHaveValue(/^Z trzeciego piętra: Kochana Halino!/)
      await expect(own).toHaveValue(/Sąsiedzi$/)
    })

    test('in words of one’s own it asks whom it is for, and leads there', async ({ page, shop }) => {
      await page.goto(shop.origin + CARD)
      await inside(page).scrollIntoViewIfNeeded()
      await inside(page).getByRole('radio', { name: 'Piszę po swojemu' }).check()
      await inside(page).getByRole('textbox', { name: 'Tekst w środku' }).fill('Wszystkiego najlepszego!')
      const buy = page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first()
      await buy.click()
      const name = inside(page).getByLabel('Imię odbiorcy')
      await expect(name).toBeFocused()
      await expect(name).toBeInViewport()
      await expect(inside(page).getByText('Imię odbiorcy jest wymagane')).toBeInViewport()
      await name.fill('Ola')
      await buy.click()
      await expect(cartDialog(page).getByText('Dla: Ola')).toBeVisible()
    })

    test('begins on the home page: two fields write into the card, which is finished on its own page', async ({
      page,
      context,
      shop,
    }) => {
      await page.goto(shop.origin)
      await controlled(page)
      const main = page.getByRole('main')
      await expect(main.getByText('przykład z wpisanymi słowami')).toBeVisible()
      const name = main.getByLabel('Imię', { exact: true })
      await name.fill('Tomek')
      await expect(main.getByText('Drogi Tomku!')).toBeVisible()
      await main.getByLabel('Jedno wspomnienie').fill('jak zgubiliśmy mapę')
      const card = main.getByText(/Drogi Tomku!.*: jak zgubiliśmy mapę\./s)
      await expect(card).toBeVisible()
      const [at, under] = [await card.boundingBox(), await name.boundingBox()]
      // On a phone the card stands under its fields, else beside them.
      if (viewport.width < 600) expect(at?.y).toBeGreaterThan(under?.y ?? Number.NaN)
      else expect(at?.x).toBeGreaterThan(under?.x ?? 0)

      await main.getByRole('button', { name: 'Dokończ tę kartkę' }).click()
      await expect(page).toHaveURL(/\/sklep\/produkt\/[\w-]+\?prezent=[\da-f]{32}#slowa$/)
      await expect(sentence(page, 'Drogi Tomku!')).toBeVisible()
      await expect(inside(page).getByLabel('Dla kogo: imię')).toHaveValue('Tomek')
      await expect(inside(page).getByLabel('Imię odbiorcy')).toHaveValue('Tomek')

      await context.setOffline(true)
      await inside(page).getByLabel('Podpis').fill('Ola')
      await page.waitForTimeout(300)
      await page.reload()
      await expect(async () => {
        await inside(page).scrollIntoViewIfNeeded()
        await expect(sentence(page, /: jak zgubiliśmy mapę\.$/)).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await expect(inside(page).getByLabel('Podpis')).toHaveValue('Ola')
      await context.setOffline(false)
      await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
      await expect(cartDialog(page).getByRole('listitem')).toHaveCount(1)
      await expect(cartDialog(page).getByText('Dla: Tomek')).toBeVisible()
    })
  })
}

test.describe('the home page’s card without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('leads to the card’s own page', async ({ page, shop }) => {
    await page.goto(shop.origin)
    await page.getByLabel('Imię', { exact: true }).fill('Tomek')
    await page.getByRole('button', { name: 'Dokończ tę kartkę' }).click()
    // What was typed is nobody’s to read on the way.
    await expect(page).toHaveURL(/\/sklep\/produkt\/[\w-]+\??$/)
  })
})
