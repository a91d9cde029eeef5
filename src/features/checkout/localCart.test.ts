import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ProductVariant } from '#domain/catalogue/product.ts'
import type { CheckoutLine } from '#domain/checkout/checkoutView.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { change } from '#offline/change.ts'
import { changeCartState } from '#offline/cart/cartState.ts'
import { addToCart } from '#offline/cart/commands.ts'
import { stepCartQuantity } from '#offline/cart/quantityCommands.ts'
import { readCart } from '#offline/cart/readCart.ts'
import { enqueueGift } from '#offline/gifts/enqueueGift.ts'
import { database } from '#offline/openDatabase.ts'
import { INTENT_STORES } from '#offline/outbox/enqueue.ts'
import { fitToStock, followDiscountCode, followOrder, ownSent, watchSyncs } from './localCart.ts'

const TOKEN = 'the-token-of-this-cart'

function variant(id: string): ProductVariant {
  return {
    id,
    title: 'Default Title',
    sku: null,
    requiresShipping: false,
    maximumQuantity: null,
    availableForSale: true,
    quantityAvailable: null,
    price: { amount: 1000, currencyCode: 'PLN' },
    compareAtPrice: null,
    selectedOptions: [],
    picture: null,
  }
}

function line(id: string, variantId: string, quantity: number): CheckoutLine {
  return {
    id,
    variantId,
    title: variantId,
    variantTitle: '',
    handle: variantId,
    quantity,
    unitPrice: 1000,
    total: 1000 * quantity,
    giftWrap: false,
    requiresShipping: true,
    picture: null,
  }
}

beforeEach(async () => {
  const db = await database()
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())))
  for (const id of ['a', 'b', 'c']) {
    const product = { id, title: id, handle: id, featuredPicture: null, details: { aiTemplateBase: null } }
    await addToCart(db, { product, variant: variant(id), quantity: 5 })
  }
  await changeCartState(db, { cartId: 'cart', checkoutUrl: `https://sklep.example/kasa/${TOKEN}` })
})

const CHECKOUT = {
  lines: [line('1', 'a', 5), line('2', 'b', 5), line('3', 'c', 5)],
  shortages: [
    { lineId: '1', available: 2 },
    { lineId: '3', available: 0 },
  ],
}

describe('the cart on this device and its checkout', () => {
  it('comes down to what is left in stock', async () => {
    expect(await fitToStock(TOKEN, CHECKOUT)).toBe(true)

    const { items } = await readCart(await database())
    expect(items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      ['a', 2],
      ['b', 5],
    ])
  })

  it('keeps a press that made it fewer meanwhile', async () => {
    const db = await database()
    const [first] = (await readCart(db)).items
    const fitted = fitToStock(TOKEN, CHECKOUT)
    if (first !== undefined) await stepCartQuantity(db, first, () => -4)
    await fitted

    const { items } = await readCart(db)
    expect(items[0]).toMatchObject({ variantId: 'a', quantity: 1 })
  })

  it('lets the carts of other checkouts alone', async () => {
    expect(await fitToStock('another-token-altogether', CHECKOUT)).toBe(false)
    await followDiscountCode('another-token-altogether', 'ISKRA10')
    await followOrder('another-token-altogether')

    const { items, discountCodes } = await readCart(await database())
    expect(items.map((item) => item.quantity)).toEqual([5, 5, 5])
    expect(discountCodes).toEqual([])
  })

  it('takes over the discount code', async () => {
    await followDiscountCode(TOKEN, 'ISKRA10')

    const { discountCodes } = await readCart(await database())
    expect(discountCodes).toEqual([{ code: 'ISKRA10', applicable: null }])
  })

  const onCut = vi.fn<(sentPercent: number | null) => void>()

  it('is told of each change that the storefront took since the checkout was read', async () => {
    const db = await database()
    const sent = async (at: number) => {
      await db.outbox.clear()
      await changeCartState(db, { lastSync: at })
    }
    const synced = vi.fn<() => void>()
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    await sent(1_000)

    // The cart is still on its way when it is looked at first.
    await addToCart(db, {
      product: { id: 'd', title: 'd', handle: 'd', featuredPicture: null, details: { aiTemplateBase: null } },
      variant: variant('d'),
      quantity: 1,
    })
    await watchSyncs(TOKEN, { since: 2_000, onSynced: synced, onCut, signal: leaving.signal })
    await vi.waitFor(async () => expect((await readCart(db)).syncState).not.toBe('synced'))
    expect(synced).not.toHaveBeenCalled()
    await sent(2_001)
    await vi.waitFor(() => expect(synced).toHaveBeenCalledTimes(1))
    await sent(3_000)
    await vi.waitFor(() => expect(synced).toHaveBeenCalledTimes(2))
    leaving.abort()

    const again = new AbortController()
    onTestFinished(() => again.abort())
    // It was sent before the first look, and after the checkout was read.
    await watchSyncs(TOKEN, { since: 3_000, onSynced: synced, onCut, signal: again.signal })
    await vi.waitFor(() => expect(synced).toHaveBeenCalledTimes(3))
  })

  it('is read again, and may be paid, once the words of its lines have left', async () => {
    const db = await database()
    await db.outbox.clear()
    const [item] = await db.cartItems.toArray()
    if (item === undefined) throw new Error('the cart has lines')
    const written = { ...item, personalization: { ...NO_DETAILS, recipientName: 'Halina' } }
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const enqueued = () =>
      change(db, INTENT_STORES, (stores) => enqueueGift(stores, written, { isOrdered: true }))
    const synced = vi.fn<() => void>()
    const ready = vi.fn<() => void>()

    await ownSent(TOKEN, leaving.signal)
    await enqueued()
    await watchSyncs(TOKEN, { since: Date.now() + 1_000, onSynced: synced, onCut, signal: leaving.signal })
    void ownSent(TOKEN, leaving.signal).then(ready)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([synced.mock.calls.length, ready.mock.calls.length]).toEqual([0, 0])
    await db.outbox.clear()
    await vi.waitFor(() => expect([synced.mock.calls.length, ready.mock.calls.length]).toEqual([1, 1]))

    // A picture that can't be sent now, or takes too long, is not waited for: the checkout reports it as missing.
    await enqueued()
    const tooLong = new AbortController()
    const waited = ownSent(TOKEN, tooLong.signal)
    tooLong.abort()
    await waited
    const failure = { code: 'NETWORK_ERROR', message: '', kind: 'unreachable', at: 0 } as const
    await db.outbox.toCollection().modify({ lastError: failure })
    await ownSent(TOKEN, leaving.signal)

    // The progress of a picture is reported until its upload continues.
    await db.outbox.toCollection().modify({ lastError: { ...failure, sentPercent: 40 } })
    await vi.waitFor(() => expect(onCut).toHaveBeenLastCalledWith(40))
    await db.outbox.toCollection().modify({ lastError: null })
    await vi.waitFor(() => expect(onCut).toHaveBeenLastCalledWith(null))
  })

  it('is read again at once when it has become an order', async () => {
    await followOrder(TOKEN)

    const intents = await (await database()).outbox.where('entity').equals('cart').toArray()
    const sync = intents.find((intent) => intent.kind === 'cart.sync')
    expect(sync?.nextAttemptAt).toBeLessThanOrEqual(Date.now())
  })
})
