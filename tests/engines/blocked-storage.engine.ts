import { coreIn, expect, test } from './fixtures.ts'
import { addPiece, addToCart, fillCheckout, goToCheckout, MUG } from './shopper.ts'

test.use({ isStorageBlocked: true })

test(
  'where the browser keeps nothing one is told so, and can still buy',
  coreIn('firefox'),
  async ({ person }) => {
    await person.open(MUG.path)
    await person.sees('heading', MUG.title)
    await addToCart(person, 1)
    await addPiece(person, MUG.title, 2)
    await person.photograph()
    await person.reads('Koszyk zostanie tylko do zamknięcia tej karty')
    await goToCheckout(person)
    await person.reads('116,91 zł')
    await fillCheckout(person)
    await person.press('button', /^Zapłać/)
    await person.sees('heading', 'Dziękujemy za zamówienie')
    await person.photograph()
  },
)

test('where the browser keeps nothing a list of the shop is there and answers', async ({ person }) => {
  await person.open('/sklep')
  await person.sees('heading')
  await person.press('button', /^Koszyk/)
  await person.sees('dialog', /^Koszyk/)
  expect(await person.window.evaluate(() => document.querySelector('h1') !== null)).toBe(true)
  await person.photograph()
})
