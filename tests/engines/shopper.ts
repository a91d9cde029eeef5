import { piecesAtStorefront, remoteCartId } from '../e2e/shopper.ts'
import type { Meant, Person } from './person.ts'

/** What a person does in the shop, in a journey's words. */

/** Two that can be bought as they are. */
export const CALENDAR = {
  path: '/sklep/produkt/kalendarz-biurkowy',
  handle: 'kalendarz-biurkowy',
  title: 'Kalendarz biurkowy „Tydzień na stojaku”',
} as const
export const MUG = {
  path: '/sklep/produkt/kubek-dla-mamy-bukiet',
  handle: 'kubek-dla-mamy-bukiet',
  title: 'Kubek dla mamy „Bukiet do kawy”',
} as const

export const MAIN: Meant = { role: 'main' }
const CART_BUTTON: Meant = { role: 'button', name: /^Koszyk/ }
export const CART: Meant = { role: 'dialog', name: /^Koszyk/ }

/** The line of a product in the open cart. */
const quantityOf = (title: string): Meant => ({
  role: 'textbox',
  name: `Liczba sztuk: ${title}`,
  within: CART,
})

/** Puts the product of the open page into the cart, and waits until the cart shows `pieces` in all. */
export async function addToCart(person: Person, pieces: number): Promise<void> {
  await person.press('button', 'Dodaj do koszyka', MAIN)
  await person.sees('dialog', `Koszyk (${pieces})`)
}

/** How many pieces the page says are in the cart; null while it doesn't know yet. */
export async function shownPieces(person: Person): Promise<number | null> {
  const button = await person.look(CART_BUTTON)
  const [, pieces] = /\((\d+)\)/.exec(button?.name ?? '') ?? []
  return pieces === undefined ? null : Number(pieces)
}

/** Waits until the page says that so many pieces are in the cart. */
export async function showsCart(person: Person, pieces: number): Promise<void> {
  await person.sees('button', `Koszyk (${pieces})`)
}

/** What has arrived at the storefront, asked past the browser: pieces by product handle. */
export async function arrivedPieces(person: Person): Promise<Record<string, number>> {
  return piecesAtStorefront(person.origin, await person.window.evaluate(remoteCartId))
}

export async function openCart(person: Person): Promise<void> {
  await person.press('button', /^Koszyk/)
  await person.sees('dialog', /^Koszyk \(\d+\)$/)
}

export async function closeCart(person: Person): Promise<void> {
  await person.key('Escape')
  await person.seesNo('dialog', /^Koszyk/)
}

/** The buttons of a product's quantity, in the cart or on its page. */
export const quantityButtons = (title: string): Meant => ({
  role: 'group',
  name: `Liczba sztuk: ${title}`,
})

/** Presses `+` of a product in the open cart, and waits until its line shows `pieces`. */
export async function addPiece(person: Person, title: string, pieces: number): Promise<void> {
  await person.press('button', 'Więcej', { ...quantityButtons(title), within: CART })
  await showsPieces(person, title, pieces)
}

/** Waits until the open cart shows so many pieces of a product. */
export async function showsPieces(person: Person, title: string, pieces: number): Promise<void> {
  await person.until(`${pieces} pieces of ${title}`, async () => {
    return (await person.look(quantityOf(title)))?.value === String(pieces)
  })
}

/** From the open cart to the form of the checkout. */
export async function goToCheckout(person: Person): Promise<void> {
  await person.press('button', 'Przejdź do kasy', CART)
  await person.sees('textbox', 'Adres e-mail', { patience: 40_000 })
}

/** Fills the checkout's form with a buyer in Kraków. */
export async function fillCheckout(person: Person): Promise<void> {
  await person.type('Adres e-mail', 'zofia.zolc@example.com')
  await person.type(/^Telefon/, '600 100 200')
  await person.type('Imię', 'Zofia')
  await person.type('Nazwisko', 'Żółć')
  await person.type(/^Ulica/, 'Długa 7/3')
  await person.type('Kod pocztowy', '31-147')
  await person.type('Miejscowość', 'Kraków')
}
