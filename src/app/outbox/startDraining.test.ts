import { INTENT_STORES } from '#offline/outbox/enqueue.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { EXAMPLE_GENERATION_ROW } from '#support/generating/exampleGenerationRow.ts'
import { freeLock } from '#support/cart/freeLock.ts'
import { goods, variantId } from '#support/cart/goods.ts'
import { LoopbackChannel } from '#support/cart/loopbackChannel.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { outboxServices } from '#support/cart/outboxServices.ts'
import { StorefrontModel } from '#support/cart/storefrontModel.ts'
import { goodNetwork, type Network, storefrontThrough } from '#support/cart/storefrontStub.ts'
import { changeCartState, readCartState } from '#offline/cart/cartState.ts'
import { addToCart } from '#offline/cart/commands.ts'
import { setCartQuantity, stepCartQuantity } from '#offline/cart/quantityCommands.ts'
import { prepareCheckout } from '#offline/cart/prepareCheckout.ts'
import { readCart } from '#offline/cart/readCart.ts'
import { change } from '#offline/change.ts'
import { generationJob } from '#offline/generation/generationJob.ts'
import { enqueuePoll, enqueueStart } from '#offline/jobs/jobIntents.ts'
import type { OutboxServices } from '#offline/outbox/handler.ts'
import { enqueueRead } from '#offline/preferences/enqueuePreferences.ts'
import { startDraining, type DrainingOptions } from './startDraining.ts'
import { yieldToPage } from '#offline/outbox/yieldToPage.ts'

const page = { window: new EventTarget(), isOnLine: true, visibility: 'visible' }
let stop = () => undefined as void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  page.window = new EventTarget()
  page.isOnLine = true
  page.visibility = 'visible'
  vi.stubGlobal('addEventListener', page.window.addEventListener.bind(page.window))
  vi.stubGlobal('removeEventListener', page.window.removeEventListener.bind(page.window))
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibility
    },
  })
  vi.stubGlobal('BroadcastChannel', LoopbackChannel)
  vi.stubGlobal('navigator', {
    get onLine() {
      return page.isOnLine
    },
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openPage(
  requestSync?: () => void,
  reachability?: DrainingOptions['reachability'],
  others: Partial<OutboxServices> = {},
) {
  const storefront = new StorefrontModel()
  storefront.addVariant(variantId(1), 1_000)
  const db = memoryDatabase()
  let network: Network = goodNetwork
  const through = storefrontThrough(storefront, (name, perform) => network(name, perform))
  const services = { ...outboxServices(through), ...others }
  stop = startDraining(db, services, {
    lock: freeLock,
    ...(requestSync === undefined ? {} : { requestSync }),
    ...(reachability === undefined ? {} : { reachability }),
  })
  return {
    db,
    storefront,
    checkout: () => prepareCheckout(db, services, { lock: freeLock }),
    setNetwork: (next: Network) => (network = next),
  }
}

/** Lets the database, the channel and the timers due by then run. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 100; turn += 1) await yieldToPage()
}

const unreachable: Network = () =>
  Promise.reject(new StorefrontError('SHOPIFY_NETWORK_ERROR', 'no network', { kind: 'unreachable' }))

describe('an open page', () => {
  it('sends fifty quick taps on + in at most two calls', async () => {
    const { db, storefront } = openPage()
    const item = await addToCart(db, { ...goods(1), quantity: 1 })
    await pass(1_000)
    expect(storefront.calls).toEqual(['cartCreate'])
    for (let quantity = 2; quantity <= 51; quantity += 1) {
      await setCartQuantity(db, item, quantity)
      await pass(80)
    }
    await pass(10_000)
    expect(storefront.calls.length - 1).toBeLessThanOrEqual(2)
    expect((await storefront.cart((await readCartState(db)).cartId ?? '')).lines[0]?.quantity).toBe(51)
  })

  it('takes fifty taps to the shop and opens the checkout while the product API hangs for ever', async () => {
    const asked = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
    const { db, storefront, checkout } = openPage(undefined, undefined, {
      createProductApi: asked,
      createGenerators: asked,
    })
    await db.settings.put({ key: 'owner', value: 'user:1' })
    await change(db, INTENT_STORES, async (stores) => {
      await enqueueRead(stores)
      await enqueuePoll(generationJob, stores, EXAMPLE_GENERATION_ROW, 0)
    })
    page.window.dispatchEvent(new Event('focus'))
    // Code that comes late comes by an import, and no clock tells when.
    for (let turn = 0; turn < 100 && asked.mock.calls.length < 4; turn += 1) await pass(0)
    // The generations, the running ones, and other devices' dates and favourites.
    expect(asked).toHaveBeenCalledTimes(4)
    const item = await addToCart(db, { ...goods(1), quantity: 1 })
    for (let tap = 0; tap < 50; tap += 1) await stepCartQuantity(db, item, () => 1)
    await pass(1_000)
    expect((await storefront.cart((await readCartState(db)).cartId ?? '')).lines[0]?.quantity).toBe(51)
    expect(await checkout()).toMatchObject({ kind: 'open' })
  })

  it('tells the worker of a change at once where the network is known to be away', async () => {
    const requestSync = vi.fn<() => void>()
    const { db } = openPage(requestSync, { subscribe: () => () => undefined, getSnapshot: () => 'offline' })
    await addToCart(db, { ...goods(1), quantity: 1 })
    await pass(0)
    expect(requestSync).toHaveBeenCalledOnce()
  })

  it('tells the worker once of what has to be asked about again and again, and when it is hidden', async () => {
    const requestSync = vi.fn<() => void>()
    const { db } = openPage(requestSync)
    await pass(0)
    await db.transaction('rw', db.tables, () => enqueuePoll(generationJob, db, EXAMPLE_GENERATION_ROW, 0))
    await db.generations.add(EXAMPLE_GENERATION_ROW)
    page.window.dispatchEvent(new Event('focus'))
    for (let time = 0; time < 10; time += 1) await pass(10_000)
    expect(requestSync).toHaveBeenCalledOnce()
    page.visibility = 'hidden'
    page.window.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(requestSync).toHaveBeenCalledTimes(2)
  })

  it('has told the worker of a generation before its start is answered: the page may be closed meanwhile', async () => {
    const requestSync = vi.fn<() => void>()
    const createGenerators = vi.fn<OutboxServices['createGenerators']>(() => new Promise(() => undefined))
    const { db } = openPage(requestSync, undefined, { createGenerators })
    await pass(0)
    await db.settings.put({ key: 'owner', value: 'user:1' })
    await db.generations.add({
      ...EXAMPLE_GENERATION_ROW,
      id: null,
      status: 'pending',
      confirmedAt: Date.now(),
    })
    await db.transaction('rw', db.tables, () => enqueueStart(generationJob, db, EXAMPLE_GENERATION_ROW))
    page.window.dispatchEvent(new Event('focus'))
    await pass(1_000)
    expect([createGenerators.mock.calls.length, requestSync.mock.calls.length]).toEqual([1, 1])
  })

  it('sends what a page before it left behind', async () => {
    const { db, storefront } = openPage()
    await addToCart(db, { ...goods(1), quantity: 1 })
    stop()
    stop = startDraining(db, outboxServices(storefrontThrough(storefront, goodNetwork)), { lock: freeLock })
    await pass(0)
    expect((await readCart(db)).syncState).toBe('synced')
  })

  it('finds the end of an outage that no event tells', async () => {
    const { db, setNetwork } = openPage()
    setNetwork(unreachable)
    await addToCart(db, { ...goods(1), quantity: 1 })
    await pass(1_000)
    expect((await readCart(db)).error).toMatchObject({ code: 'SHOPIFY_NETWORK_ERROR' })
    setNetwork(goodNetwork)
    await pass(1_000)
    await pass(2_000)
    expect((await readCart(db)).syncState).toBe('synced')
  })

  it('does not wait for its time when the network comes back', async () => {
    const { db, setNetwork } = openPage()
    setNetwork(unreachable)
    await addToCart(db, { ...goods(1), quantity: 1 })
    for (let time = 0; time < 8; time += 1) await pass(60_000)
    setNetwork(goodNetwork)
    page.window.dispatchEvent(new Event('online'))
    await pass(0)
    expect((await readCart(db)).syncState).toBe('synced')
  })

  it('asks for the worker to be woken while it has no network, and sends nothing', async () => {
    page.isOnLine = false
    const requestSync = vi.fn<() => void>()
    const { storefront, db } = openPage(requestSync)
    await addToCart(db, { ...goods(1), quantity: 1 })
    page.visibility = 'hidden'
    page.window.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(requestSync).toHaveBeenCalled()
    expect(storefront.calls).toEqual([])
  })

  it('sends nothing while it is being left, and what waits when it is back', async () => {
    const requestSync = vi.fn<() => void>()
    const { db, storefront } = openPage(requestSync)
    await pass(0)
    await addToCart(db, { ...goods(1), quantity: 1 })
    page.window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
    page.visibility = 'hidden'
    page.window.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(storefront.calls).toEqual([])
    page.visibility = 'visible'
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(0)
    expect(storefront.calls).toEqual(['cartCreate'])
  })

  it('sends at once when it is hidden: it may be closed in a moment', async () => {
    const { db, storefront } = openPage()
    await pass(0)
    await addToCart(db, { ...goods(1), quantity: 1 })
    page.visibility = 'hidden'
    page.window.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(storefront.calls).toEqual(['cartCreate'])
  })

  it('finds out that the cart was bought when the person comes back from the checkout', async () => {
    const { db, storefront, checkout } = openPage()
    await addToCart(db, { ...goods(1), quantity: 1 })
    await checkout()
    storefront.complete((await readCartState(db)).cartId ?? '')
    page.window.dispatchEvent(new Event('focus'))
    await pass(0)
    expect(await readCart(db)).toMatchObject({ items: [], notices: [{ kind: 'order-completed' }] })
  })

  it('reads a cart that was never synced', async () => {
    const { db, storefront } = openPage()
    stop()
    const { id } = await storefront.cartCreate({ lines: [{ merchandiseId: variantId(1), quantity: 2 }] })
    await changeCartState(db, { cartId: id })
    stop = startDraining(db, outboxServices(storefrontThrough(storefront, goodNetwork)), { lock: freeLock })
    await pass(0)
    expect(await readCart(db)).toMatchObject({ items: [{ quantity: 2 }], syncState: 'synced' })
  })
})
