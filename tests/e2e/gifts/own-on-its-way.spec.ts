import { expect, test } from '../fixtures.ts'
import { addToCart, cartDialog, fillCheckout, openCart } from '../shopper.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('whoever pays while their values are still on their way waits for them, and is refused nothing', async ({
  page,
  shop,
}) => {
  // They leave the device as the checkout is opened: over a slow line they come after it.
  const arrival = Promise.withResolvers<void>()
  await page.route('**/api/v1/personalizations', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(`${shop.origin}/sklep/produkt/plakat-mapa-nieba`)
  const own = page.getByRole('region', { name: 'Twoje dane' })
  await own.scrollIntoViewIfNeeded()
  await own.getByLabel('Miejsce').selectOption({ label: 'Zakopane' })
  await own.getByRole('spinbutton').first().click()
  await page.keyboard.type('14072018')
  await own.getByLabel('Godzina').fill('22:30')
  await addToCart(page)
  await openCart(page)
  await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  await page.getByRole('button', { name: /^Pokaż zamówienie/ }).click()
  await expect(page.getByText('Przesyłamy Twoje słowa i zdjęcia…')).toBeVisible()

  await fillCheckout(page)
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByText('Płacimy…')).toBeVisible()
  arrival.resolve()
  await expect(page.getByText('Brakuje Twoich słów albo danych')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible()
  await expect(page.getByText('Miejsce: Zakopane').first()).toBeVisible()
})
