import { expect, test } from './fixtures.ts'
import {
  addPiece,
  addToCart,
  arrivedPieces,
  CART,
  closeCart,
  goToCheckout,
  MUG,
  NOTEBOOK,
  openCart,
  showsPieces,
} from './shopper.ts'
import { workerIsThere } from './visits.ts'

test('what was changed while the server was stopped arrives once it is back, with pages left behind', async ({
  person,
  server,
}) => {
  await person.open(NOTEBOOK.path)
  await person.sees('heading', NOTEBOOK.title)
  await workerIsThere(person)
  // Kept by the worker from here on.
  await person.open('/sklep')
  await person.sees('heading', 'Sklep')
  await person.open(NOTEBOOK.path)
  await person.sees('heading', NOTEBOOK.title)
  await person.open(MUG.path)
  await addToCart(person, 1)
  await expect.poll(() => arrivedPieces(person), { timeout: 40_000 }).toEqual({ [MUG.handle]: 1 })

  await server.stop()
  // Each full load leaves the page before in the browser's back-forward cache.
  await person.open(MUG.path)
  await person.sees('heading', MUG.title)
  await openCart(person)
  await addPiece(person, MUG.title, 2)
  await addPiece(person, MUG.title, 3)
  await person.reads('zapisane na urządzeniu, wyślemy, gdy wróci sieć', { within: CART })
  await person.photograph()
  await person.open(NOTEBOOK.path)
  await person.sees('heading', NOTEBOOK.title)
  await addToCart(person, 4)
  await showsPieces(person, MUG.title, 3)
  await person.photograph()
  await closeCart(person)

  await server.start()
  await expect
    .poll(() => arrivedPieces(person), { timeout: 40_000 })
    .toEqual({ [MUG.handle]: 3, [NOTEBOOK.handle]: 1 })
  await person.photograph()
  await openCart(person)
  await goToCheckout(person)
  await person.photograph()
})
