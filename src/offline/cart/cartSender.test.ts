import { describe, expect, it } from 'vitest'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { freeLock } from '#support/cart/freeLock.ts'
import { goods, variantId } from '#support/cart/goods.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { StorefrontModel } from '#support/cart/storefrontModel.ts'
import { goodNetwork, type Network, storefrontThrough } from '#support/cart/storefrontStub.ts'
import type { IskraDatabase } from '../database.ts'
import { discardIntent, retryIntent } from '../outbox/intents.ts'
import { drainOutbox } from '../outbox/drainOutbox.ts'
import { setBuyerIdentity, setDiscountCode } from './cartDetails.ts'
import { addToCart, clearCart, removeFromCart, setCartQuantity } from './commands.ts'
import { prepareCheckout } from './prepareCheckout.ts'
import { readCart } from './readCart.ts'
import { changeCartState, readCartState } from './cartState.ts'
import { restoreToCart } from './restoreToCart.ts'

function shop() {
  const storefront = new StorefrontModel()
  for (let number = 1; number <= 5; number += 1) storefront.addVariant(variantId(number), 1_000)
  const db = memoryDatabase()
  let network: Network = goodNetwork
  const services = { storefront: storefrontThrough(storefront, (name, carryOut) => network(name, carryOut)) }
  return {
    storefront,
    db,
    setNetwork: (next: Network) => (network = next),
    drain: () => drainOutbox(db, services, { lock: freeLock }),
    checkout: () => prepareCheckout(db, services, { lock: freeLock }),
    /** The storefront's cart, as variant number and quantity. */
    there: async () => {
      const { cartId } = await readCartState(db)
      if (cartId === null) return null
      const { lines } = await storefront.cart(cartId)
      storefront.calls.pop()
      return lines.map((line) => [Number(line.variant.id.split('/').at(-1)), line.quantity])
    },
  }
}

const unreachable: Network = () =>
  Promise.reject(new StorefrontError('SHOPIFY_NETWORK_ERROR', 'no network', { kind: 'unreachable' }))

/** The storefront carries the call out, and its answer is lost. */
const answerLost: Network = async (_name, carryOut) => {
  await carryOut()
  throw new StorefrontError('SHOPIFY_TIMEOUT_ERROR', 'no answer', { kind: 'unreachable' })
}

async function makeDue(db: IskraDatabase) {
  await db.outbox.toCollection().modify({ nextAttemptAt: 0 })
}

describe('sending the cart', () => {
  it('makes a cart with all lines in one call and settles the intents', async () => {
    const { db, storefront, drain, there } = shop()
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
    const { db, storefront, drain, there } = shop()
    const item = await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    for (let quantity = 2; quantity <= 51; quantity += 1) await setCartQuantity(db, item.id, quantity)
    storefront.calls.length = 0
    await drain()
    expect(storefront.calls).toEqual(['cartLinesUpdate'])
    expect(await there()).toEqual([[1, 51]])
  })

  it('changes nothing when it is done twice', async () => {
    const { db, storefront, drain } = shop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    storefront.calls.length = 0
    await drain()
    expect(storefront.calls).toEqual([])
  })

  it('keeps a change here when the network fails, says why, and sends it once later', async () => {
    const { db, drain, setNetwork, there } = shop()
    const item = await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    setNetwork(unreachable)
    await setCartQuantity(db, item.id, 4)
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
    const { db, drain, setNetwork, there } = shop()
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

  it('removes, clears and undoes at the storefront too', async () => {
    const { db, drain, there } = shop()
    const item = await addToCart(db, { ...goods(1), quantity: 2 })
    await addToCart(db, { ...goods(2), quantity: 1 })
    await drain()
    const removed = await removeFromCart(db, item.id)
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
    const { db, storefront, drain } = shop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await clearCart(db)
    expect(await drain()).toMatchObject({ waiting: 0 })
    expect(storefront.calls).toEqual([])
  })

  it('takes what is in stock and says so', async () => {
    const { db, storefront, drain, there } = shop()
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
    const { db, drain } = shop()
    await addToCart(db, { ...goods(1, 900), quantity: 1 })
    await drain()
    expect(await readCart(db)).toMatchObject({
      items: [{ price: { amount: '10.00' } }],
      notices: [{ kind: 'price-changed', from: '9.00', to: '10.00' }],
    })
  })

  it('sends discount codes and the buyer', async () => {
    const { db, storefront, drain } = shop()
    await setDiscountCode(db, ' ISKRA10 ')
    await setBuyerIdentity(db, { email: 'ola@example.com' })
    await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    expect(await readCart(db)).toMatchObject({ discountCodes: [{ code: 'ISKRA10', applicable: true }] })
    await setDiscountCode(db, 'NIEMA')
    await setBuyerIdentity(db, { phone: '+48 600 000 000' })
    storefront.calls.length = 0
    await drain()
    expect(storefront.calls).toEqual(['cartDiscountCodesUpdate', 'cartBuyerIdentityUpdate'])
    expect((await readCart(db)).discountCodes).toEqual([{ code: 'NIEMA', applicable: false }])
    await setDiscountCode(db, null)
    await drain()
    const { cartId } = await readCartState(db)
    expect(await storefront.cart(cartId ?? '')).toMatchObject({
      discountCodes: [],
      buyerIdentity: { email: 'ola@example.com', phone: '+48 600 000 000' },
    })
  })
})

describe('a refused change', () => {
  it('is parked alone, and discarding it takes it back', async () => {
    const { db, drain, there } = shop()
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

  it('goes through when it is retried and the reason is gone', async () => {
    const { db, storefront, drain, there } = shop()
    await addToCart(db, { ...goods(99), quantity: 2 })
    await drain()
    storefront.addVariant(variantId(99), 1_000)
    const [parked] = await db.outbox.toArray()
    await retryIntent(db, parked?.id ?? 0)
    await drain()
    expect(await there()).toEqual([[99, 2]])
    expect((await readCart(db)).syncState).toBe('synced')
  })

  it('is lifted by removing the line', async () => {
    const { db, drain, there } = shop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    const bad = await addToCart(db, { ...goods(99), quantity: 2 })
    await drain()
    await removeFromCart(db, bad.id)
    await drain()
    expect(await there()).toEqual([[1, 1]])
    expect((await readCart(db)).syncState).toBe('synced')
  })

  it('of a buyer leaves the lines alone', async () => {
    const { db, drain, there } = shop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await drain()
    await setBuyerIdentity(db, { email: 'nikt' })
    await addToCart(db, { ...goods(2), quantity: 1 })
    expect(await drain()).toMatchObject({ settled: 1, parked: 1 })
    expect(await there()).toEqual([
      [1, 1],
      [2, 1],
    ])
  })
})

describe('a cart the storefront no longer knows', () => {
  it('is made anew with the same lines', async () => {
    const { db, storefront, drain, there } = shop()
    const item = await addToCart(db, { ...goods(1), quantity: 2 })
    await drain()
    storefront.forget((await readCartState(db)).cartId ?? '')
    await setCartQuantity(db, item.id, 3)
    await drain()
    expect(await there()).toEqual([[1, 3]])
    expect(await readCart(db)).toMatchObject({ syncState: 'synced', notices: [{ kind: 'cart-rebuilt' }] })
  })

  it('was bought when a checkout was opened: later additions stay, and it can be undone', async () => {
    const { db, storefront, drain, checkout, there } = shop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect(await checkout()).toMatchObject({ kind: 'open' })
    await addToCart(db, { ...goods(1), quantity: 1 })
    await addToCart(db, { ...goods(2), quantity: 1 })
    storefront.complete((await readCartState(db)).cartId ?? '')
    await drain()
    expect(await there()).toEqual([
      [1, 1],
      [2, 1],
    ])
    const { notices } = await readCart(db)
    expect(notices).toMatchObject([
      { kind: 'order-completed', linesLeft: 2, removed: [{ item: { quantity: 2 } }] },
    ])
    const [notice] = notices
    if (notice?.kind === 'order-completed') await restoreToCart(db, notice.removed)
    await drain()
    expect(await there()).toEqual([
      [1, 3],
      [2, 1],
    ])
  })

  it('was bought with what had arrived there since the checkout was opened', async () => {
    const { db, storefront, drain, checkout } = shop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    await checkout()
    await addToCart(db, { ...goods(2), quantity: 1 })
    await drain()
    storefront.complete((await readCartState(db)).cartId ?? '')
    await addToCart(db, { ...goods(3), quantity: 1 })
    await drain()
    expect((await readCart(db)).items).toMatchObject([{ title: 'Produkt 3', quantity: 1 }])
  })

  it.each(['gid://shopify/Cart/999?key=somebody', 'nonsense', ''])(
    'is replaced when its id is %j',
    async (cartId) => {
      const { db, drain, there } = shop()
      await addToCart(db, { ...goods(1), quantity: 2 })
      await changeCartState(db, { cartId, lastSync: 1 })
      await drain()
      expect(await there()).toEqual([[1, 2]])
    },
  )
})

describe('a cart known only by its id', () => {
  it('is taken over, and what is here stays', async () => {
    const { db, storefront, drain, there } = shop()
    const remote = await storefront.cartCreate({
      lines: [
        { merchandiseId: variantId(1), quantity: 5 },
        { merchandiseId: variantId(2), quantity: 1 },
      ],
    })
    await addToCart(db, { ...goods(1), quantity: 2 })
    await changeCartState(db, { cartId: remote.id, lastSync: null })
    await drain()
    expect((await readCart(db)).items).toMatchObject([
      { title: 'Produkt 1', quantity: 2 },
      { title: 'Produkt 2', quantity: 1 },
    ])
    expect(await there()).toEqual([
      [1, 2],
      [2, 1],
    ])
  })
})

describe('preparing the checkout', () => {
  it('opens what is in the cart', async () => {
    const { db, storefront, checkout } = shop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect(await checkout()).toEqual({ kind: 'open', url: 'https://sklep.example/kasa/1' })
    storefront.calls.length = 0
    expect(await checkout()).toMatchObject({ kind: 'open' })
    expect(storefront.calls).toEqual(['cart'])
  })

  it('stays local when there is no remote checkout', async () => {
    const { db, checkout, setNetwork } = shop()
    setNetwork(unreachable)
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect(await checkout()).toEqual({ kind: 'local' })
    expect((await readCart(db)).items).toHaveLength(1)
  })

  it('does not open a checkout it could not check', async () => {
    const { db, checkout, drain, setNetwork } = shop()
    await addToCart(db, { ...goods(1), quantity: 2 })
    await drain()
    setNetwork(unreachable)
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'SHOPIFY_NETWORK_ERROR' })
  })

  it('shows a changed cart before it opens it', async () => {
    const { db, storefront, checkout } = shop()
    storefront.addVariant(variantId(1), 1_000, 1)
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_CHANGED' })
    expect(await checkout()).toMatchObject({ kind: 'open' })
  })

  it('waits for a person when something was refused', async () => {
    const { db, checkout } = shop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await addToCart(db, { ...goods(99), quantity: 2 })
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_HAS_REFUSALS' })
  })

  it('has nothing to open for an empty cart', async () => {
    const { checkout } = shop()
    expect(await checkout()).toMatchObject({ kind: 'failed', code: 'CART_EMPTY' })
  })

  it('takes along what was added while it asked', async () => {
    const { db, checkout, setNetwork, there } = shop()
    await addToCart(db, { ...goods(1), quantity: 1 })
    let added = false
    setNetwork(async (_name, carryOut) => {
      const answer = await carryOut()
      if (!added) await addToCart(db, { ...goods(2), quantity: 1 })
      added = true
      return answer
    })
    expect(await checkout()).toMatchObject({ kind: 'open' })
    expect(await there()).toEqual([
      [1, 1],
      [2, 1],
    ])
  })
})
