import { blank, CARD, cardAddress, changeWish, inside, payFor, putIntoCart, sendNow } from './cardPage.ts'
import { DEVICES } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { cartDialog } from '../shopper.ts'

for (const { device, viewport, ofPhone } of DEVICES) {
  test.describe(`a card written on ${device}`, () => {
    test.use({ viewport })
    const recipient = `halina.${viewport.width}@poczta.example`

    test(
      'keeps every letter, goes into the cart with its words, is changed there, and reaches the order',
      ofPhone,
      async ({ page, shop }) => {
        await page.goto(shop.origin + CARD)
        await inside(page).scrollIntoViewIfNeeded()
        await blank(page, 'Imię').click()
        await page.keyboard.type('Halino')
        await page.keyboard.press('Enter')
        await expect(blank(page, 'Wspomnienie')).toBeFocused()
        await page.keyboard.type('drożdżówki o drugiej w nocy')
        await expect(blank(page, 'Wspomnienie')).toHaveText('drożdżówki o drugiej w nocy')

        // The card is closed, looked at from behind, and opened again where it was being written.
        await inside(page).getByRole('radio', { name: 'Tył' }).press('Space')
        // What isn’t seen is there for nobody.
        await expect(inside(page).locator('[inert] [role=textbox]').first()).toBeAttached()
        await expect(inside(page).getByText('Kartka urodzinowa „Sto iskier”')).toBeInViewport()
        await inside(page).getByRole('radio', { name: 'Przód' }).press('Space')
        await inside(page).getByRole('button', { name: 'Otwórz kartkę' }).click()
        await expect(inside(page).locator('[inert] [role=textbox]')).toHaveCount(0)
        await expect(blank(page, 'Imię')).toHaveText('Halino')

        // A crash: the page is gone without a word.
        await page.waitForTimeout(300)
        await page.reload()
        await inside(page).scrollIntoViewIfNeeded()
        await expect(blank(page, 'Imię')).toHaveText('Halino')

        await inside(page).getByText('Dla kogo i kiedy').click()
        await inside(page).getByLabel('E-mail odbiorcy (opcjonalnie)').fill('halina')
        // Nothing is sold with words missing: the card says which, and leads there.
        await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
        await expect(inside(page).getByText(/Dopisz: Życzenie, Podpis/)).toBeVisible()
        await expect(blank(page, 'Życzenie')).toBeFocused()
        await expect(blank(page, 'Życzenie')).toBeInViewport()
        await expect(cartDialog(page)).toBeHidden()
        await expect(inside(page).getByText('Nieprawidłowy adres email')).toBeVisible()
        await inside(page).getByLabel('E-mail odbiorcy (opcjonalnie)').fill(recipient)
        await expect(inside(page).getByText('Nieprawidłowy adres email')).toBeHidden()
        await expect(inside(page).getByText('Imię odbiorcy jest wymagane')).toBeVisible()
        await inside(page).getByLabel('Imię odbiorcy').fill('Halina')
        await putIntoCart(page, /Dla:\sHalina/)

        await cartDialog(page)
          .getByRole('link', { name: /Zmień słowa prezentu/ })
          .click()
        await expect(page).toHaveURL(/prezent=[\da-f]{32}/)
        await expect(blank(page, 'Imię')).toHaveText('Halino')
        await inside(page).getByLabel('Imię odbiorcy').fill('Halina Nowak')
        await page.getByRole('main').getByRole('button', { name: 'Zapisz w koszyku' }).first().click()
        await expect(cartDialog(page).getByText(/Dla:\sHalina\sNowak/)).toBeVisible()
        await expect(cartDialog(page).getByRole('listitem')).toHaveCount(1)

        await payFor(page, 'zofia.zolc@example.com', async () => {
          // Folded on a phone.
          const fold = page.getByRole('button', { name: 'Pokaż zamówienie' })
          if (await fold.isVisible()) await fold.click()
          await expect(page.getByRole('main').getByText(/Dla:\sHalina\sNowak/)).toBeVisible()
        })
        // Nothing leaves before its giver has said so.
        await changeWish(page, 'świętego spokoju')
        const question = page.getByText(/^Kiedy wysłać kartkę na/)
        await expect(question).toBeVisible()
        await page.getByRole('button', { name: 'Wyślij za pół godziny' }).click()
        await expect(page.getByText(new RegExp(`Wyślemy\\s+na\\s+${recipient}`))).toBeVisible()
        await page.getByRole('button', { name: 'Cofnij', exact: true }).click()
        await expect(question).toBeVisible()
        await page.getByRole('button', { name: 'Wyślij za pół godziny' }).click()
        await sendNow(page, recipient)

        // It came to the recipient alone.
        await page.goto(await cardAddress(page, shop.origin, recipient))
        await page.getByRole('button', { name: 'Otwórz kartkę' }).click()
        await expect(page.getByText('Halino, dziś płonie sto iskier')).toBeVisible()
        await expect(page.getByText('drożdżówki o drugiej w nocy')).toBeVisible()
        await page.getByRole('button', { name: 'Daj tylko znać, że dotarło' }).click()
        await expect(page.getByText('Nadawca wie, że dotarło')).toBeVisible()
      },
    )
  })
}
