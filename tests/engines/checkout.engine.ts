import { test } from './fixtures.ts'
import { addPiece, addToCart, CART, fillCheckout, goToCheckout, MUG } from './shopper.ts'

for (const frame of ['phone', 'desktop'] as const) {
  test.describe(`on a ${frame}`, () => {
    test.use({ frame })

    test('from the first visit to an order that is paid', async ({ person }) => {
      await person.open('/')
      await person.sees('heading')
      await person.photograph()
      await person.press('link', 'Sklep')
      await person.sees('heading', 'Sklep')
      await person.reads(/\d+ produkt/)
      await person.photograph()
      await person.open(MUG.path)
      await person.sees('heading', MUG.title)
      await person.photograph()
      await addToCart(person, 1)
      await addPiece(person, MUG.title, 2)
      await person.photograph()
      await person.reads('116,91 zł', { within: CART })
      await goToCheckout(person)
      await person.reads('116,91 zł')
      await person.photograph()
      await fillCheckout(person)
      await person.press('button', /^Zapłać/)
      await person.sees('heading', 'Dziękujemy za zamówienie')
      await person.reads(/ISK-\d{4}-\d{6}/)
      await person.photograph()
    })
  })
}
