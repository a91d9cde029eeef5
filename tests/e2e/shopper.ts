import { expect, type Locator, type Page } from '@playwright/test'
import { createStorefrontClient } from '#api/storefront/createStorefrontClient.ts'
import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { runtimeConfigReader } from '#domain/runtimeConfig.ts'

/** What a person does in the shop, in a test's words; found by role and name as a person would find it. */

export const cartDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Koszyk \(\d+\)$/ })

export async function openProduct(page: Page, origin: string, handle: string): Promise<void> {
  await page.goto(`${origin}/sklep/produkt/${handle}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Puts the product of the open page into the cart, which opens; then closes it unless told to leave it open. */
export async function addToCart(page: Page, { leaveOpen = false } = {}): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
  await expect(cartDialog(page)).toBeVisible()
  if (!leaveOpen) await closeCart(page)
}

export async function openCart(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Koszyk/ })
    .filter({ visible: true })
    .click()
  const dialog = cartDialog(page)
  await expect(dialog).toBeVisible()
  return dialog
}

export async function closeCart(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(cartDialog(page)).toBeHidden()
}

/** The number of pieces that the open cart shows for a product. */
export const quantityOf = (page: Page, title: string): Locator =>
  cartDialog(page).getByRole('textbox', { name: `Liczba sztuk: ${title}` })

/** Runs in a page: the id of the storefront's cart that this browser works with; null before there is one. */
export function remoteCartId(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('iskra')
    opening.addEventListener('error', () => reject(new Error('the database could not be opened')))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('cartState').objectStore('cartState').get('cart')
      reading.addEventListener('success', () => {
        const row: unknown = reading.result
        opening.result.close()
        resolve(
          typeof row === 'object' && row !== null && 'cartId' in row && typeof row.cartId === 'string'
            ? row.cartId
            : null,
        )
      })
    })
  })
}

/** The cart as the storefront itself has it, asked past the browser; null when it knows none. */
async function cartAtStorefront(origin: string, cartId: string): Promise<RemoteCart | null> {
  const config = runtimeConfigReader(await (await fetch(`${origin}/config.json`)).json())
  const endpoint = new URL(config.storefront.endpoint, origin).href
  return createStorefrontClient({ ...config.storefront, endpoint })
    .cart(cartId)
    .catch(() => null)
}

/** What arrived at the storefront: pieces by product handle, empty when there is no cart. */
export async function arrivedPieces(page: Page, origin: string): Promise<Record<string, number>> {
  return piecesAtStorefront(origin, await page.evaluate(remoteCartId))
}

/** Pieces by product handle in a cart as the storefront has it, empty when it has none. */
export async function piecesAtStorefront(
  origin: string,
  cartId: string | null,
): Promise<Record<string, number>> {
  const cart = cartId === null ? null : await cartAtStorefront(origin, cartId)
  return Object.fromEntries((cart?.lines ?? []).map((line) => [line.variant.handle, line.quantity]))
}

/** Fills the checkout's form with a buyer in Kraków. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('Adres e-mail', { exact: true }).fill('zofia.zolc@example.com')
  await page.getByLabel(/^Telefon/).fill('600 100 200')
  await page.getByLabel('Imię', { exact: true }).fill('Zofia')
  await page.getByLabel('Nazwisko').fill('Żółć')
  await page.getByLabel(/^Ulica/).fill('Długa 7/3')
  await page.getByLabel('Kod pocztowy').fill('31-147')
  await page.getByLabel('Miejscowość').fill('Kraków')
}
