import { expect, test } from './fixtures.ts'
import { MAIN, addToCart, MUG, quantityButtons, showsCart } from './shopper.ts'

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
      await showsCart(person, 0)
      await person.open(MUG.path)
      await addToCart(person, 1)
      await person.open('/koszyk')
      await showsCart(person, 1)
      await person.press('button', 'Przejdź do kasy', MAIN)
      await person.sees('textbox', 'Adres e-mail')
      await person.photograph()

      await window.back()
      await expect.poll(path).toBe('/koszyk')
      await person.press('button', 'Więcej', { ...quantityButtons(MUG.title), within: MAIN })
      await showsCart(person, 2)
      await person.photograph()
      await window.back()
      await person.sees('heading', MUG.title)
      await showsCart(person, 2)
      await person.photograph()
      await window.back()
      await person.sees('heading', 'Sklep')
      await showsCart(person, 2)
      await person.photograph()

      await window.forward()
      await person.sees('heading', MUG.title)
      await showsCart(person, 2)
      await addToCart(person, 3)
      await window.forward()
      await expect.poll(path).toBe('/koszyk')
      await showsCart(person, 3)
      await window.forward()
      await expect.poll(path).toMatch(/^\/kasa\//)
      await person.sees('textbox', 'Adres e-mail')
      await person.reads('175,37 zł')
      await person.photograph()
      await window.reload()
      await person.sees('textbox', 'Adres e-mail')
      await showsCart(person, 3)
    })
  })
}
