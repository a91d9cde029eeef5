import type { Page } from '@playwright/test'
import { demoUser, signIn } from '../accountPerson.ts'
import { violations } from '../axe.ts'
import { controlled, expect, test } from '../fixtures.ts'
import { pointer } from '../hands.ts'
import { cartDialog, fillCheckout, openCart } from '../shopper.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const section = (page: Page) => page.getByRole('region', { name: 'Twoje dane' })
const buy = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first()

/** Types a day into the parts of its field, as the Polish locale orders them. */
async function typeDay(page: Page, day: string): Promise<void> {
  await section(page).getByRole('spinbutton').first().click()
  await page.keyboard.type(day)
}

test('a star map has its place and moment from the page to the order and to whoever prints it', async ({
  page,
  shop,
  browser,
}) => {
  await page.goto(`${shop.origin}/sklep/produkt/plakat-mapa-nieba`)
  await controlled(page)
  await buy(page, 'Dodaj do koszyka').click()
  await expect(section(page).getByText('To pole jest wymagane').first()).toBeVisible()
  await expect(cartDialog(page)).toBeHidden()

  const preview = section(page).getByRole('img', { name: /^Podgląd/ })
  const sky = () => preview.locator('path').nth(3).getAttribute('d')
  await section(page).getByLabel('Miejsce').selectOption({ label: 'Zakopane' })
  await typeDay(page, '14072018')
  await section(page).getByLabel('Godzina').fill('22:30')
  await section(page).getByRole('textbox', { name: 'Podpis pod mapą' }).fill('Nasz początek')
  await expect(preview.getByText('Zakopane · 14.07.2018, 22:30')).toBeVisible()
  await expect(preview.getByText('Nasz początek')).toBeVisible()
  const seen = await sky()
  await section(page).getByLabel('Godzina').fill('23:30')
  await expect.poll(sky).not.toBe(seen)
  expect(await violations(page)).toEqual([])

  // Nothing is lost by a reload without a network.
  await page.waitForTimeout(300)
  await page.context().setOffline(true)
  await page.reload()
  await expect(() => section(page).scrollIntoViewIfNeeded()).toPass()
  await expect(preview.getByText('Zakopane · 14.07.2018, 23:30')).toBeVisible()
  await buy(page, 'Dodaj do koszyka').click()
  await expect(cartDialog(page).getByText('Miejsce: Zakopane')).toBeVisible()
  await expect(cartDialog(page).getByText('Dzień: 14 lipca 2018')).toBeVisible()
  await cartDialog(page)
    .getByRole('link', { name: /^Zmień dane/ })
    .click()
  await expect(page).toHaveURL(/prezent=[\da-f]{32}/)
  await section(page).getByRole('textbox', { name: 'Podpis pod mapą' }).fill('Tu się zaczęło')
  await buy(page, 'Zapisz w koszyku').click()
  await expect(cartDialog(page).getByText('Podpis: Tu się zaczęło')).toBeVisible()
  await expect(cartDialog(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)

  await (await openCart(page)).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  await fillCheckout(page)
  // On a phone the till folds its lines away.
  await expect(page.getByText('Miejsce: Zakopane').first()).toBeAttached()
  for (const check of await page.getByRole('main').getByRole('checkbox').all()) await check.check()
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible()
  for (const fact of [
    'Miejsce: Zakopane',
    'Dzień: 14 lipca 2018',
    'Godzina: 23:30',
    'Podpis: Tu się zaczęło',
  ])
    await expect(page.getByText(fact).first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  const said = await page
    .getByText(/ISK-\d{4}-\d{6}/)
    .first()
    .textContent()
  const number = said?.match(/ISK-[\d-]+/)?.[0] ?? ''
  const office = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await office.goto(`${shop.origin}/login?redirect=/administracja/realizacja`)
  await signIn(office, pointer, await demoUser(shop, 'admin'))
  const order = office.getByRole('list', { name: `Produkty w zamówieniu ${number}` })
  await expect(order.getByText('Miejsce: Zakopane')).toBeVisible()
  await expect(order.getByText('Dzień: 14 lipca 2018')).toBeVisible()
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    order.getByRole('link', { name: /^Plik do druku/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe('plakat-mapa-nieba.pdf')
  await office.context().close()
})
