import { blank, CARD, inside } from './cardPage.ts'
import { expect, test } from './fixtures.ts'
import { cartDialog } from './shopper.ts'

for (const [device, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1280, height: 900 },
})) {
  test.describe(`a card written on ${device}`, () => {
    test.use({ viewport })
    const recipient = `halina.${viewport.width}@poczta.example`

    test('keeps every letter, goes into the cart with its words, is changed there, and reaches the order', async ({
      page,
      shop,
    }) => {
      await page.goto(shop.origin + CARD)
      await inside(page).scrollIntoViewIfNeeded()
      await blank(page, 'Imię').click()
      await page.keyboard.type('Halino')
      await page.keyboard.press('Enter')
      await expect(blank(page, 'Wspomnienie')).toBeFocused()
      await page.keyboard.type('drożdżówki o drugiej w nocy')
      await expect(blank(page, 'Wspomnienie')).toHaveText('drożdżówki o drugiej w nocy')

      // A crash: the page is gone without a word.
      await page.waitForTimeout(300)
      await page.reload()
      await inside(page).scrollIntoViewIfNeeded()
      await expect(blank(page, 'Imię')).toHaveText('Halino')

      await inside(page).getByText('Dla kogo i na kiedy').click()
      await inside(page).getByLabel('E-mail odbiorcy (opcjonalnie)').fill('halina')
      await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
      await expect(inside(page).getByText('Nieprawidłowy adres email')).toBeVisible()
      await inside(page).getByLabel('E-mail odbiorcy (opcjonalnie)').fill(recipient)
      await expect(inside(page).getByText('Nieprawidłowy adres email')).toBeHidden()
      await expect(inside(page).getByText('Imię odbiorcy jest wymagane')).toBeVisible()
      await inside(page).getByLabel('Imię odbiorcy').fill('Halina')
      await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
      await expect(cartDialog(page).getByText(/Dla:\sHalina/)).toBeVisible()

      await cartDialog(page)
        .getByRole('link', { name: /Zmień słowa prezentu/ })
        .click()
      await expect(page).toHaveURL(/prezent=[\da-f]{32}/)
      await expect(blank(page, 'Imię')).toHaveText('Halino')
      await inside(page).getByLabel('Imię odbiorcy').fill('Halina Nowak')
      await page.getByRole('main').getByRole('button', { name: 'Zapisz w koszyku' }).first().click()
      await expect(cartDialog(page).getByText(/Dla:\sHalina\sNowak/)).toBeVisible()
      await expect(cartDialog(page).getByRole('listitem')).toHaveCount(1)

      await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
      await expect(page).toHaveURL(/\/kasa\//)
      await expect(page.getByLabel('Adres e-mail', { exact: true })).toBeVisible()
      // Folded on a phone.
      const fold = page.getByRole('button', { name: 'Pokaż zamówienie' })
      if (await fold.isVisible()) await fold.click()
      await expect(page.getByRole('main').getByText(/Dla:\sHalina\sNowak/)).toBeVisible()
      await page.getByLabel('Adres e-mail', { exact: true }).fill('zofia.zolc@example.com')
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
      await page.getByRole('button', { name: /^Zapłać/ }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Dziękujemy, zamówienie przyjęte' }),
      ).toBeVisible()
      await expect(page.getByText(new RegExp(`(Wyślemy|Wysłana)\\s+na\\s+${recipient}`))).toBeVisible()

      // Without a day it is sent at once, to the recipient alone.
      const mailbox = `${shop.origin}/dev/poczta/letters.json?to=${encodeURIComponent(recipient)}`
      let path: string | undefined
      await expect(async () => {
        const letters = await (await page.request.get(mailbox)).text()
        path = /\/kartka\/[\w-]+/.exec(letters)?.[0]
        expect(path).toBeDefined()
      }).toPass({ timeout: 60_000 })
      await page.goto(shop.origin + (path ?? ''))
      await page.getByRole('button', { name: 'Otwórz kartkę' }).click()
      await expect(page.getByText('Halino, dziś płonie sto iskier')).toBeVisible()
      await expect(page.getByText('drożdżówki o drugiej w nocy')).toBeVisible()
      await page.getByRole('button', { name: 'Powiedz nadawcy, że dotarła' }).click()
      await expect(page.getByText('Nadawca wie, że kartka dotarła')).toBeVisible()
    })
  })
}
