import { expect, type Locator, type Page } from '@playwright/test'
import { cartDialog } from '../shopper.ts'

/** The page of a card whose words are written in place. */
export const CARD = '/sklep/produkt/kartka-urodzinowa-sto-iskier'

/** Where a card is written on its product's page. */
export const inside = (page: Page): Locator => page.getByRole('region', { name: 'W środku' })

/** A blank of the card, by what it is called; the first where it stands more than once. */
export const blank = (page: Page, name: string): Locator =>
  inside(page).getByRole('textbox', { name, exact: true }).first()

/** Writes into whatever blank of the card is empty. */
async function writeRest(page: Page): Promise<void> {
  const empty = inside(page).locator('[contenteditable]:empty')
  while ((await empty.count()) > 0) {
    await empty.first().focus()
    await page.keyboard.type('spokojnego roku')
  }
}

/** Puts the card into the cart, for whom it says, once all its words are there. */
export async function putIntoCart(page: Page, name: RegExp): Promise<void> {
  await writeRest(page)
  await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
  await expect(cartDialog(page).getByText(name)).toBeVisible()
}

/** From the cart to the order, paid for by somebody with this address; `look` sees the checkout before that. */
export async function payFor(page: Page, email: string, look?: () => Promise<void>): Promise<void> {
  await cartDialog(page).getByRole('button', { name: 'Przejdź do kasy' }).click()
  await expect(page).toHaveURL(/\/kasa\//)
  const field = page.getByLabel('Adres e-mail', { exact: true })
  await expect(field).toBeVisible()
  await look?.()
  await field.fill(email)
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie' })).toBeVisible({
    timeout: 40_000,
  })
}

/** Changes a word of the card on the order's page. */
export async function changeWish(page: Page, wish: string): Promise<void> {
  await page.getByRole('button', { name: /^Zmień swoje słowa/ }).click()
  const form = page.getByRole('form', { name: /^Twoje słowa/ })
  await form.getByRole('textbox', { name: 'Życzenie' }).fill(wish)
  await form.getByRole('button', { name: 'Zapisz w pliku' }).click()
  await expect(form).toBeHidden()
}

/** Sends the card of the order's page at once. */
export async function sendNow(page: Page, recipient: string): Promise<void> {
  await page.getByRole('button', { name: 'Wyślij już' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wyślij' }).click()
  await expect(page.getByText(new RegExp(`Wysłana\\s+na\\s+${recipient}`))).toBeVisible()
}

/** The private address of the card that came to a recipient: waits for it, and there is one alone. */
export async function cardAddress(page: Page, origin: string, recipient: string): Promise<string> {
  const mailbox = `${origin}/dev/poczta/letters.json?to=${encodeURIComponent(recipient)}`
  const addresses = async () =>
    new Set(
      [...(await (await page.request.get(mailbox)).text()).matchAll(/\/kartka\/[\w-]+/g)].map(
        ([path]) => path,
      ),
    )
  await expect.poll(async () => (await addresses()).size, { timeout: 60_000 }).toBeGreaterThan(0)
  const [path = '', ...more] = await addresses()
  expect(more).toEqual([])
  return origin + path
}
