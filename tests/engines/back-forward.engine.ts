import { expect, test } from './fixtures.ts'
import { addPiece, addToCart, closeCart, goToCheckout, MUG, openCart, showsCart } from './shopper.ts'

for (const frame of ['phone', 'desktop'] as const) {
  test.describe(`on a ${frame}`, () => {
    test.use({ frame })

    test('back and forward through shop, product, cart and checkout the cart is right each time', async ({
      person,
    }) => {
      const { window } = person
      const path = () => window.evaluate(() => location.pathname)

      await person.open('/sklep')
      await person.sees('heading', 'Sklep')
      await person.open(MUG.path)
      await addToCart(person, 1)
      await goToCheckout(person)
      await person.photograph()

      await window.back()
      await person.sees('heading', MUG.title)
      await showsCart(person, 1)
      await openCart(person)
      await addPiece(person, MUG.title, 2)
      await closeCart(person)
      await person.photograph()
      await window.back()
      await person.sees('heading', 'Sklep')
      await showsCart(person, 2)
      await person.photograph()

      await window.forward()
      await person.sees('heading', MUG.title)
      await showsCart(person, 2)
      await addToCart(person, 3)
      await closeCart(person)
      await window.forward()
      await expect.poll(path).toMatch(/^\/kasa\//)
      await person.sees('textbox', 'Adres e-mail')
      await person.reads('175,37 zł')
      await person.photograph()
      await window.reload()
      await person.sees('textbox', 'Adres e-mail')
      await person.reads('175,37 zł')
    })
  })
}
