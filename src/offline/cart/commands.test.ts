import { describe, expect, it } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { change } from '../change.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'
import { changeOwner } from '../outbox/owner.ts'
import { putGift } from '../gifts/putGift.ts'
import { addToCart, clearCart, removeFromCart } from './commands.ts'
import { readCart } from './readCart.ts'
import { restoreToCart } from './restoreToCart.ts'

const gift = {
  recipientName: 'Ola',
  recipientEmail: '',
  recipientPhone: '',
  message: 'Sto lat!',
  deliveryDate: '',
  occasion: 'Urodziny',
  specialInstructions: '',
  giftWrap: true,
  anonymousSender: false,
}

const ofOla = { id: 'for-ola', personalization: gift }

describe('the cart on this device', () => {
  it('adds a variant once and then makes it more', async () => {
    const db = memoryDatabase()
    await addToCart(db, { ...goods(1, 1_999), quantity: 1 })
    await addToCart(db, { ...goods(1, 1_999), quantity: 2 })
    const cart = await readCart(db)
    expect(cart.items).toMatchObject([
      { title: 'Produkt 1', quantity: 3, price: { amount: '19.99', currencyCode: 'PLN' } },
    ])
    expect(cart.totals).toMatchObject({ subtotal: 5_997, itemCount: 3, shipping: 0 })
    expect(cart.syncState).toBe('waiting')
  })

  it('keeps gifts apart from each other and from what is plain', async () => {
    const db = memoryDatabase()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await putGift(db, { ...goods(1), quantity: 1, ...ofOla })
    await putGift(db, { ...goods(1), quantity: 2, id: 'for-jan', personalization: gift })
    await addToCart(db, { ...goods(1), quantity: 1 })
    expect((await readCart(db)).items.map((item) => item.quantity)).toEqual([2, 1, 2])
  })

  it('puts what was changed of a gift into its line, which keeps its pieces and its place', async () => {
    const db = memoryDatabase()
    await putGift(db, { ...goods(1), quantity: 2, ...ofOla })
    await addToCart(db, { ...goods(2), quantity: 1 })
    const words = { given: { imie: 'Olu' }, text: null }
    const changed = { ...gift, giftWrap: false, words }
    await putGift(db, { ...goods(1), quantity: 1, id: ofOla.id, personalization: changed })
    const { items } = await readCart(db)
    expect(items).toMatchObject([{ id: ofOla.id, quantity: 2, personalization: changed }, { quantity: 1 }])
    const intents = await db.outbox.toArray()
    expect(intents.map(({ coalesceKey }) => coalesceKey)).toEqual([
      `cart.line:${ofOla.id}`,
      `cart.line:${items[1]?.id}`,
    ])
  })

  it('keeps a guest’s words on the device, and sends those of whoever is signed in', async () => {
    const db = memoryDatabase()
    await putGift(db, { ...goods(1), quantity: 1, ...ofOla })
    const sent = async () => (await db.outbox.toArray()).filter(({ kind }) => kind === 'personalization.save')
    expect(await sent()).toEqual([])
    await change(db, INTENT_STORES, (stores) => changeOwner(stores, 'user:ola'))
    await putGift(db, { ...goods(1), quantity: 1, ...ofOla })
    await putGift(db, { ...goods(1), quantity: 1, ...ofOla })
    expect(await sent()).toMatchObject([
      { owner: 'user:ola', version: 2, arguments: { isOrdered: false, body: { cart_item_id: ofOla.id } } },
    ])
  })

  it.each([
    ['nothing', { ...goods(1), quantity: 0 }, 'CART_QUANTITY_NOT_POSITIVE'],
    ['less than nothing', { ...goods(1), quantity: -1 }, 'CART_QUANTITY_NOT_POSITIVE'],
    ['half a piece', { ...goods(1), quantity: 1.5 }, 'CART_QUANTITY_NOT_WHOLE'],
    ['a billion', { ...goods(1), quantity: 1e9 }, 'CART_QUANTITY_TOO_LARGE'],
    [
      'what is sold out',
      { ...goods(1), variant: { ...goods(1).variant, availableForSale: false }, quantity: 1 },
      'CART_VARIANT_SOLD_OUT',
    ],
    [
      'another currency',
      {
        ...goods(2),
        variant: { ...goods(2).variant, price: { amount: 1, currencyCode: 'EUR' } },
        quantity: 1,
      },
      'CART_CURRENCY_MISMATCH',
    ],
    ['more than a line holds', { ...goods(9), quantity: 9_999 }, 'CART_QUANTITY_TOO_LARGE'],
  ])('refuses to add %s', async (_what, addition, code) => {
    const db = memoryDatabase()
    await addToCart(db, { ...goods(9), quantity: 1 })
    const before = await readCart(db)
    await expect(addToCart(db, addition)).rejects.toMatchObject({ code })
    expect(await readCart(db)).toEqual(before)
  })

  it('holds at most as many lines as the storefront is read', async () => {
    const db = memoryDatabase()
    for (let number = 1; number <= 100; number += 1) await addToCart(db, { ...goods(number), quantity: 1 })
    await expect(addToCart(db, { ...goods(101), quantity: 1 })).rejects.toMatchObject({
      code: 'CART_TOO_MANY_LINES',
    })
    await addToCart(db, { ...goods(7), quantity: 1 })
    expect((await readCart(db)).totals.itemCount).toBe(101)
  })

  it('takes a line out once, however often it is pressed', async () => {
    const db = memoryDatabase()
    const item = await addToCart(db, { ...goods(1), quantity: 2 })
    expect(await removeFromCart(db, item)).toMatchObject([{ item: { quantity: 2 } }])
    expect(await removeFromCart(db, item)).toEqual([])
  })

  it('takes out what was seen, also when it was taken out and put in again meanwhile', async () => {
    const db = memoryDatabase()
    const item = await addToCart(db, { ...goods(1), quantity: 2 })
    await removeFromCart(db, item)
    await addToCart(db, { ...goods(1), quantity: 1 })
    expect(await removeFromCart(db, item)).toMatchObject([{ item: { quantity: 1 } }])
    expect((await readCart(db)).items).toEqual([])
  })
})

describe('undo', () => {
  it('puts a removed line back in its place, once', async () => {
    const db = memoryDatabase()
    const first = await putGift(db, { ...goods(1), quantity: 2, ...ofOla })
    await addToCart(db, { ...goods(2), quantity: 1 })
    const before = await readCart(db)
    const removed = await removeFromCart(db, first)
    await restoreToCart(db, removed)
    await restoreToCart(db, removed)
    expect((await readCart(db)).items).toEqual(before.items)
  })

  it('joins what was added again meanwhile', async () => {
    const db = memoryDatabase()
    const first = await addToCart(db, { ...goods(1), quantity: 2 })
    const removed = await removeFromCart(db, first)
    await addToCart(db, { ...goods(1), quantity: 1 })
    await restoreToCart(db, removed)
    await restoreToCart(db, removed)
    expect((await readCart(db)).items).toMatchObject([{ quantity: 3 }])
  })

  it('brings a cleared cart back', async () => {
    const db = memoryDatabase()
    await addToCart(db, { ...goods(1), quantity: 2 })
    await addToCart(db, { ...goods(2), quantity: 1 })
    const before = await readCart(db)
    const removed = await clearCart(db)
    expect((await readCart(db)).items).toEqual([])
    await restoreToCart(db, removed)
    expect((await readCart(db)).items).toEqual(before.items)
  })
})
