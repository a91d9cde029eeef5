import type { Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { blank, CARD, cardAddress, changeWish, inside, payFor, putIntoCart, sendNow } from './cardPage.ts'
import { DEVICES } from '../devices.ts'
import { expect, test } from '../fixtures.ts'

const dayParts = (page: Page) =>
  inside(page).getByRole('group', { name: 'Dzień doręczenia' }).getByRole('spinbutton')

for (const { device, viewport, ofPhone } of DEVICES) {
  test.describe(`a card ordered on ${device}`, () => {
    test.use({ viewport })
    const recipient = `jadwiga.${viewport.width}@poczta.example`

    test(
      'is seen finished after the purchase, is had for both printers and as a picture, and is sent before its day once',
      ofPhone,
      async ({ page, shop }) => {
        await page.goto(shop.origin + CARD)
        await inside(page).scrollIntoViewIfNeeded()
        await blank(page, 'Imię').click()
        await page.keyboard.type('Jadwigo')
        await inside(page).getByText('Dla kogo i kiedy').click()
        await inside(page).getByLabel('Imię odbiorcy').fill('Jadwiga')
        await inside(page).getByLabel('E-mail odbiorcy (opcjonalnie)').fill(recipient)
        // Typed part by part, and the year digit by digit.
        await dayParts(page).first().click()
        await page.keyboard.type('24122030', { delay: 20 })
        await expect(dayParts(page).last()).toHaveText('2030')
        await putIntoCart(page, /Dla:\sJadwiga/)
        await payFor(page, 'zofia.dorreczenie@example.com')

        const gift = page.getByRole('region', { name: /: podgląd$/ })
        await expect(gift.getByText('Jadwigo, dziś płonie sto iskier')).toBeVisible()
        const front = gift.getByRole('img', { name: /^Przód:/ })
        await expect
          .poll(() => front.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
          .toBeGreaterThan(200)

        await page.getByText('Wydrukuj: w domu albo w drukarni').click()
        for (const [name, begins] of [
          ['Pobierz PDF', '%PDF-'],
          ['Arkusz A4', '%PDF-'],
          ['Plik dla drukarni', '%PDF-'],
          ['Pobierz obraz', '\u00ff\u00d8\u00ff'],
        ] as const) {
          const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}:`) })
          const file = await page.request.get(shop.origin + ((await link.getAttribute('href')) ?? ''))
          expect((await file.body()).toString('latin1').slice(0, begins.length)).toBe(begins)
        }

        await changeWish(page, 'świętego spokoju')
        await expect(page.getByText(/Wyślemy na/)).toBeVisible()
        await sendNow(page, recipient)
        await expect(page.getByRole('button', { name: 'Wyślij już' })).toBeHidden()
        await page.reload()
        await expect(page.getByText(new RegExp(`Wysłana\\s+na\\s+${recipient}`))).toBeVisible()
        await expect(page.getByRole('button', { name: 'Komu i kiedy wysłać' })).toBeHidden()

        // Whoever got it opens it by keys, has a tune if they want one, and turns it over.
        await page.goto(await cardAddress(page, shop.origin, recipient))
        await page.getByRole('button', { name: 'Otwórz kartkę' }).press('Enter')
        const words = page.getByText('Jadwigo, dziś płonie sto iskier')
        await expect(words).toBeVisible()
        await expect(words).toBeInViewport()
        expect(await violations(page)).toEqual([])
        const tune = page.getByRole('switch', { name: 'Melodia pozytywki' })
        await expect(tune).not.toBeChecked()
        await tune.press('Space')
        await expect(tune).toBeChecked()
        await tune.press('Space')
        await expect(tune).not.toBeChecked()
        await page.getByRole('radio', { name: 'Tył' }).press('Space')
        await expect(page.locator('[data-side=back]').getByText(/Kartka urodzinowa/)).toBeInViewport()
        await page.getByRole('radio', { name: 'Środek' }).press('Space')
        await expect(words).toBeInViewport()
        // Nothing of the shop stands around it.
        await expect(page.getByRole('navigation')).toHaveCount(0)
        await page.getByRole('button', { name: 'Podziękuj' }).press('Enter')
        await page.getByRole('textbox', { name: 'Twoje słowa do nadawcy' }).fill('Dziękuję, popłakałam się!')
        expect(await violations(page)).toEqual([])
        await page.getByRole('button', { name: 'Wyślij podziękowanie' }).press('Enter')
        await expect(page.getByText('Podziękowanie wysłane')).toBeVisible()
        const mailbox = `${shop.origin}/dev/poczta/letters.json?to=zofia.dorreczenie@example.com`
        await expect
          .poll(async () => (await page.request.get(mailbox)).text(), { timeout: 60_000 })
          .toContain('Dziękuję, popłakałam się!')
        const picture = await page.getByRole('link', { name: 'Pobierz obraz' }).getAttribute('href')
        const drawn = await page.request.get(shop.origin + (picture ?? ''))
        expect(drawn.headers()['content-type']).toBe('image/jpeg')
      },
    )
  })
}
