import { expect, test } from './fixtures.ts'
import type { Meant } from './person.ts'
import { CART, MAIN } from './shopper.ts'

const CARD = '/sklep/produkt/kartka-urodzinowa-sto-iskier'
const RECIPIENT = 'jadwiga@poczta.example'
const WORDS = 'Jadwigo, dziś płonie sto iskier'

/** Where a card is written on its product's page. */
const FORM: Meant = { role: 'form', name: /^Twoje słowa/ }
const INSIDE: Meant = { role: 'region', name: 'W środku' }

/** The private addresses of cards in the letters that have come to somebody. */
async function cardsSentTo(origin: string, recipient: string): Promise<readonly string[]> {
  const letters = await fetch(`${origin}/dev/poczta/letters.json?to=${encodeURIComponent(recipient)}`)
  return [...new Set([...(await letters.text()).matchAll(/\/kartka\/[\w-]+/g)].map(([path]) => path))]
}

test('a card is written, paid for and sent, and whoever got it opens it', async ({ person }) => {
  await person.open(CARD)
  await person.type('Imię', 'Jadwigo', { within: INSIDE })
  await person.type('Wspomnienie', 'jak śnieg padał w maju', { within: INSIDE })
  await person.type('Życzenie', 'słońca', { within: INSIDE })
  await person.type('Podpis', 'Zofia', { within: INSIDE })
  await person.photograph()
  await person.press('text', 'Dla kogo i kiedy', INSIDE)
  await person.type('Imię odbiorcy', 'Jadwiga', { within: INSIDE })
  await person.type('E-mail odbiorcy (opcjonalnie)', RECIPIENT, { within: INSIDE })
  await person.press('button', 'Dodaj do koszyka', MAIN)
  await person.reads('Dla: Jadwiga', { within: CART })
  await person.photograph()

  await person.press('button', 'Przejdź do kasy', CART)
  await person.type('Adres e-mail', 'zofia.zolc@example.com')
  const box: Meant = { role: 'checkbox', within: MAIN }
  if ((await person.count(box)) > 0) await person.press('checkbox', undefined, MAIN)
  await person.press('button', /^Zapłać/)
  await person.sees('heading', 'Dziękujemy za zamówienie')
  await person.reads(WORDS)
  await person.photograph()
  await person.press('button', /^Zmień swoje słowa/)
  await person.type('Życzenie', 'spokojnego roku', { within: FORM })
  await person.press('button', 'Zapisz w pliku', FORM)
  await person.press('button', 'Wyślij za pół godziny')
  await person.reads(new RegExp(`Wyślemy na ${RECIPIENT}`))
  await person.photograph()
  await person.press('button', 'Wyślij już')
  await person.press('button', 'Wyślij', { role: 'alertdialog' })
  await person.reads(new RegExp(`Wysłana na ${RECIPIENT}`))

  await expect.poll(() => cardsSentTo(person.origin, RECIPIENT), { timeout: 60_000 }).toHaveLength(1)
  const [card = ''] = await cardsSentTo(person.origin, RECIPIENT)
  await person.open(card)
  await person.photograph()
  await person.press('button', 'Otwórz kartkę')
  await person.reads(WORDS)
  await person.press('radio', 'Tył')
  await person.photograph()
})
