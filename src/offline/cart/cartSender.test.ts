import { afterEach, describe, expect, it, vi } from 'vitest'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { goods, variantId } from '#support/cart/goods.ts'
import { makeDue, openShop, unreachable } from '#support/cart/openShop.ts'
import { goodNetwork, type Network } from '#support/cart/storefrontStub.ts'
import type { IskraDatabase } from '../database.ts'
import { discardIntent, retryIntent } from '../outbox/intents.ts'
import { cartChange } from './cartChange.ts'
import { setDiscountCode } from './cartDetails.ts'
import { readCartState } from './cartState.ts'
import { addToCart, clearCart, removeFromCart } from './commands.ts'
import { setCartQuantity } from './quantityCommands.ts'
import { nameBuyer } from './nameBuyer.ts'
import { readCart } from './readCart.ts'
import { restoreToCart } from './restoreToCart.ts'

/** The storefront carries the call out, and its answer is lost. */
const answerLost: Network = async (_name, perform) => {
  await perform()
  throw new StorefrontError('SHOPIFY_TIMEOUT_ERROR', 'no answer', { kind: 'unreachable' })
}

const nameInCart = (db: IskraDatabase, email: string) => cartChange(db, (stores) => nameBuyer(stores, email))

afterEach(() => void vi.useRealTimers())

describe('sending the cart', () => {
  it('makes a cart with all lines in one call and settles the intents', async () => {
    const { db, storefront, drain, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    await addToCart(db, { ...goods(2), quantity: 1 })
    expect(await drain()).toMatchObject({ settled: 2, waiting: 0, nextAttemptAt: null })
    expect(storefront.calls).toEqual(['cartCreate'])
    expect(await there()).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(await readCart(db)).toMatchObject({
      syncState: 'synced',
      error: null,
      checkoutUrl: expect.any(String),
    })
  })

  it('sends fifty taps on + as one call', async () => {
    const { db, storefront, drain, there } = openShop()
    const item = await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    for (let quantity = 2; quantity <= 51; quantity += 1) await setCartQuantity(db, item, quantity)
    storefront.calls.length = 0
    await drain()
    expect(storefront.calls).toEqual(['cartLinesUpdate'])
    expect(await there()).toEqual([[1, 51]])
  })

  it('changes nothing when it is done twice', async () => {
    const { db, storefront, drain } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    storefront.calls.length = 0
    await drain()
    expect(storefront.calls).toEqual([])
  })

  it('keeps a change here when the network fails, says why, and sends it once later', async () => {
    const { db, drain, setNetwork, there } = openShop()
    const item = await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    setNetwork(unreachable)
    await setCartQuantity(db, item, 4)
    expect(await drain()).toMatchObject({ failed: 1, waiting: 1 })
    const cart = await readCart(db)
    expect(cart).toMatchObject({
      syncState: 'waiting',
      error: { code: 'SHOPIFY_NETWORK_ERROR', message: 'no network' },
    })
    expect(cart.items).toMatchObject([{ quantity: 4 }])
    setNetwork(goodNetwork)
    expect(await drain()).toMatchObject({ settled: 0, waiting: 1 })
    await makeDue(db)
    await drain()
    expect(await there()).toEqual([[1, 4]])
    expect(await readCart(db)).toMatchObject({ syncState: 'synced', error: null })
  })

  it('does not double an addition whose answer was lost', async () => {
    const { db, drain, setNetwork, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    setNetwork(answerLost)
    await addToCart(db, { ...goods(2), quantity: 3 })
    await drain()
    setNetwork(goodNetwork)
    await makeDue(db)
    await drain()
    expect(await there()).toEqual([
      [1, 1],
      [2, 3],
    ])
  })

  it('finds out when an addition that was given up arrives after all', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { db, drain, setNetwork, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    const late: (() => Promise<unknown>)[] = []
    setNetwork((name, perform) => {
      late.push(perform)
      return unreachable(name, perform)
    })
    await addToCart(db, { ...goods(2), quantity: 3 })
    await drain()
    setNetwork(goodNetwork)
    vi.setSystemTime(Date.now() + 5_000)
    await drain()
    for (const perform of late) await perform()
    expect(await there()).toEqual([
      [1, 1],
      [2, 6],
    ])
    vi.setSystemTime(Date.now() + 30_000)
    await drain()
    expect(await there()).toEqual([
      [1, 1],
      [2, 3],
    ])
  })

  it('does not take what arrived twice for a decision when it asks for something else', async () => {
    const { db, storefront, drain, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    const { cartId } = await readCartState(db)
    await storefront.cartLinesAdd(cartId ?? '', [{ merchandiseId: variantId(1), quantity: 1 }])
    await setDiscountCode(db, 'ISKRA10')
    await drain()
    expect((await readCart(db)).items).toMatchObject([{ quantity: 1 }])
    expect(await there()).toEqual([[1, 1]])
  })

  it('keeps a cart that was made although a later call failed', async () => {
    const { db, storefront, drain, setNetwork } = openShop()
    await nameInCart(db, 'nikt')
    await addToCart(db, { ...goods(1), quantity: 1 })
    await addToCart(db, { ...goods(99), quantity: 1 })
    setNetwork((name, perform) => (name === 'cartLinesAdd' ? unreachable(name, perform) : perform()))
    await drain()
    setNetwork(goodNetwork)
    await makeDue(db)
    await drain()
    expect(storefront.carts.size).toBe(1)
  })

  it('removes, clears and undoes at the storefront too', async () => {
    const { db, drain, there } = openShop()
    const item = await addToCart(db, { ...goods(1), quantity: 2 })
    await addToCart(db, { ...goods(2), quantity: 1 })
    await drain()
    const removed = await removeFromCart(db, item)
    await drain()
    expect(await there()).toEqual([[2, 1]])
    await restoreToCart(db, removed)
    await drain()
    expect(await there()).toEqual([
      [2, 1],
      [1, 2],
    ])
    await clearCart(db)
    await drain()
    expect(await there()).toEqual([])
  })

  it('asks the storefront nothing when a cart was emptied before it was ever sent', async () => {
    const { db, storefront, drain } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await clearCart(db)
    expect(await drain()).toMatchObject({ waiting: 0 })
    expect(storefront.calls).toEqual([])
  })

  it('takes what is in stock and says so', async () => {
    const { db, storefront, drain, there } = openShop()
    storefront.addVariant(variantId(1), 1_000, 3)
    storefront.addVariant(variantId(2), 1_000, 0)
    await addToCart(db, { ...goods(1), quantity: 5 })
    await addToCart(db, { ...goods(2), quantity: 1 })
    await drain()
    const cart = await readCart(db)
    expect(cart.items).toMatchObject([{ title: 'Produkt 1', quantity: 3 }])
    expect(cart.notices).toMatchObject([
      { kind: 'quantity-changed', title: 'Produkt 1', from: 5, to: 3 },
      { kind: 'sold-out', title: 'Produkt 2', quantity: 1 },
    ])
    await addToCart(db, { ...goods(3), quantity: 1 })
    await drain()
    expect(await there()).toEqual([
      [1, 3],
      [3, 1],
    ])
  })

  it('takes over a changed price and says so', async () => {
    const { db, drain } = openShop()
    await addToCart(db, { ...goods(1, 900), quantity: 1 })
    await drain()
    expect(await readCart(db)).toMatchObject({
      items: [{ price: { amount: '10.00' } }],
      notices: [{ kind: 'price-changed', from: '9.00', to: '10.00' }],
    })
  })

  it('sends discount codes and the buyer', async () => {
    const { db, storefront, drain } = openShop()
    await setDiscountCode(db, ' ISKRA10 ')
    await nameInCart(db, 'ola@example.com')
    await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    expect(await readCart(db)).toMatchObject({ discountCodes: [{ code: 'ISKRA10', applicable: true }] })
    await setDiscountCode(db, 'NIEMA')
    await nameInCart(db, 'ola@example.pl')
    storefront.calls.length = 0
    await drain()
    expect(storefront.calls).toEqual(['cartDiscountCodesUpdate', 'cartBuyerIdentityUpdate'])
    expect((await readCart(db)).discountCodes).toEqual([{ code: 'NIEMA', applicable: false }])
    await setDiscountCode(db, null)
    await drain()
    const { cartId } = await readCartState(db)
    expect(await storefront.cart(cartId ?? '')).toMatchObject({
      discountCodes: [],
      buyerIdentity: { email: 'ola@example.pl', phone: null },
    })
  })
})

describe('a refused change', () => {
  it('is parked alone, and discarding it takes it back', async () => {
    const { db, drain, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    const bad = await addToCart(db, { ...goods(99), quantity: 2 })
    await addToCart(db, { ...goods(2), quantity: 1 })
    expect(await drain()).toMatchObject({ settled: 2, parked: 1, waiting: 0 })
    expect(await there()).toEqual([
      [1, 1],
      [2, 1],
    ])
    const cart = await readCart(db)
    expect(cart.syncState).toBe('parked')
    expect(cart.refusals).toMatchObject({
      [bad.id]: { code: 'SHOPIFY_CART_VALIDATION_ERROR', kind: 'refused' },
    })
    const [parked] = await db.outbox.toArray()
    await discardIntent(db, parked?.id ?? 0)
    expect(await readCart(db)).toMatchObject({
      syncState: 'synced',
      items: [{ title: 'Produkt 1' }, { title: 'Produkt 2' }],
    })
  })

  it('brings a line back when its removal is given up', async () => {
    const { db, drain } = openShop()
    const item = await addToCart(db, { ...goods(1), quantity: 2 })
    await drain()
    await removeFromCart(db, item)
    const [removal] = await db.outbox.toArray()
    await discardIntent(db, removal?.id ?? 0)
    expect((await readCart(db)).items).toEqual([item])
  })

  it('that is given up while it is sent does not stay at the storefront', async () => {
    const { db, drain, setNetwork, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    await addToCart(db, { ...goods(2), quantity: 1 })
    setNetwork(async (_name, perform) => {
      const [intent] = await db.outbox.toArray()
      if (intent !== undefined) await discardIntent(db, intent.id)
      return perform()
    })
    await drain()
    setNetwork(goodNetwork)
    await drain()
    expect(await there()).toEqual([[1, 1]])
    expect((await readCart(db)).items).toHaveLength(1)
  })

  it('goes through when it is retried and the reason is gone', async () => {
    const { db, storefront, drain, there } = openShop()
    await addToCart(db, { ...goods(99), quantity: 2 })
    await drain()
    storefront.addVariant(variantId(99), 1_000)
    const [parked] = await db.outbox.toArray()
    await retryIntent(db, parked?.id ?? 0)
    await drain()
    expect(await there()).toEqual([[99, 2]])
    expect((await readCart(db)).syncState).toBe('synced')
  })

  it('is parked once when its line was taken out and put in again', async () => {
    const { db, drain } = openShop()
    const bad = await addToCart(db, { ...goods(99), quantity: 2 })
    await removeFromCart(db, bad)
    await addToCart(db, { ...goods(99), quantity: 1 })
    expect(await drain()).toMatchObject({ settled: 1, parked: 1 })
  })

  it('is lifted by removing the line', async () => {
    const { db, drain, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    const bad = await addToCart(db, { ...goods(99), quantity: 2 })
    await drain()
    await removeFromCart(db, bad)
    await drain()
    expect(await there()).toEqual([[1, 1]])
    expect((await readCart(db)).syncState).toBe('synced')
  })

  it('of a buyer leaves the lines alone', async () => {
    const { db, drain, there } = openShop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    await nameInCart(db, 'nikt')
    await addToCart(db, { ...goods(2), quantity: 1 })
    expect(await drain()).toMatchObject({ settled: 1, parked: 1 })
    expect(await there()).toEqual([
      [1, 1],
      [2, 1],
    ])
  })
})
