import { beforeEach, afterEach, expect, it, vi } from 'vitest'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import { goods } from '#support/cart/goods.ts'
import { LoopbackChannel } from '#support/cart/loopbackChannel.ts'
import { makeDue, openShop, unreachable } from '#support/cart/openShop.ts'
import { goodNetwork } from '#support/cart/storefrontStub.ts'
import type { IskraDatabase } from '../database.ts'
import { beginSession } from '../session/beginSession.ts'
import { endSession } from '../session/endSession.ts'
import { cacheUser } from '../session/knownSession.ts'
import { tokensOf } from '../session/testing/tokensOf.ts'
import { readCartState } from './cartState.ts'
import { addToCart } from './commands.ts'

const OLA = { ...EXAMPLE_USER, id: 'ola', email: 'ola@example.pl' }
const JAN = { ...EXAMPLE_USER, id: 'jan', email: 'jan@example.pl' }

function openStore() {
  const shop = openShop()
  const { db, storefront } = shop
  return {
    ...shop,
    signIn: (user: typeof OLA) => beginSession(db, tokensOf(user.id), user),
    signOut: () => endSession(db, () => Promise.resolve()),
    put: (number: number) => addToCart(db, { ...goods(number), quantity: 1 }),
    /** The buyer's address of each of the storefront's carts, in the order they were made. */
    buyers: () => [...storefront.carts.values()].map((cart) => cart.email),
  }
}

const buyerChanges = (db: IskraDatabase) => db.outbox.filter(({ kind }) => kind === 'cart.buyer').toArray()

beforeEach(() => void vi.stubGlobal('BroadcastChannel', LoopbackChannel))
afterEach(() => void vi.unstubAllGlobals())

it('a guest’s cart names nobody, and their address once they sign in', async () => {
  const { storefront, put, drain, signIn, buyers } = openStore()
  await put(1)
  await drain()
  expect(buyers()).toEqual([null])
  await signIn(OLA)
  storefront.calls.length = 0
  await drain()
  expect(storefront.calls).toEqual(['cartBuyerIdentityUpdate'])
  expect(buyers()).toEqual(['ola@example.pl'])
  await signIn(OLA)
  storefront.calls.length = 0
  await drain()
  expect(storefront.calls).toEqual([])
})

it('the cart of whoever is signed in is made with their address, by one call', async () => {
  const { db, storefront, put, drain, signIn, buyers } = openStore()
  await signIn(OLA)
  expect(await buyerChanges(db)).toEqual([])
  await put(1)
  await drain()
  expect(storefront.calls).toEqual(['cartCreate'])
  expect(buyers()).toEqual(['ola@example.pl'])
})

it('signing out takes it away: the next cart on this device names nobody, or whoever comes next', async () => {
  const { db, put, drain, signIn, signOut, buyers } = openStore()
  await signIn(OLA)
  await put(1)
  await drain()
  await signOut()
  expect((await readCartState(db)).buyer.email).toBeNull()
  await put(2)
  await drain()
  await signIn(JAN)
  await drain()
  await signIn(OLA)
  await put(3)
  await drain()
  expect(buyers()).toEqual([null, null, 'ola@example.pl'])
})

it('signing out takes the address off the storefront’s cart, without a network as soon as there is one', async () => {
  const { db, storefront, put, drain, signIn, signOut, setNetwork, buyers } = openStore()
  await signIn(OLA)
  await put(1)
  await drain()
  setNetwork(unreachable)
  await signOut()
  await drain()
  expect(buyers()).toEqual(['ola@example.pl'])
  expect(await db.outbox.toArray()).toMatchObject([{ kind: 'session.revoke' }, { kind: 'cart.leave' }])
  // The device's next user has a cart of their own.
  await put(2)
  await signIn(JAN)
  setNetwork(goodNetwork)
  storefront.calls.length = 0
  await makeDue(db)
  await drain()
  expect(buyers()).toEqual([null, 'jan@example.pl'])
  expect(await db.outbox.filter(({ kind }) => kind === 'cart.leave').count()).toBe(0)
  expect((await readCartState(db)).buyer.email).toBe('jan@example.pl')
})

it('a cart that names nobody, or has become an order, is left alone', async () => {
  const { db, storefront, put, drain, signIn, signOut } = openStore()
  await put(1)
  await drain()
  await signOut()
  expect(await db.outbox.filter(({ kind }) => kind === 'cart.leave').count()).toBe(0)
  await signIn(OLA)
  await put(1)
  await drain()
  storefront.carts.clear()
  await signOut()
  await drain()
  expect(await db.outbox.filter(({ kind }) => kind === 'cart.leave').count()).toBe(0)
})

it('without a network it waits with the other changes of the cart', async () => {
  const { put, drain, signIn, setNetwork, db, buyers } = openStore()
  await put(1)
  await drain()
  setNetwork(unreachable)
  await signIn(OLA)
  await drain()
  expect(await buyerChanges(db)).toMatchObject([{ state: 'waiting', owner: 'user:ola' }])
  expect(buyers()).toEqual([null])
  setNetwork(goodNetwork)
  await makeDue(db)
  await drain()
  expect(await buyerChanges(db)).toEqual([])
  expect(buyers()).toEqual(['ola@example.pl'])
})

it('whoever signs in while the cart is being made is named in the one that stays', async () => {
  const { db, put, drain, signIn, setNetwork, buyers } = openStore()
  await put(1)
  setNetwork(async (name, perform) => {
    if (name === 'cartCreate') await signIn(OLA)
    return perform()
  })
  // The guest's turn is lost with the guest.
  await drain().catch(() => null)
  setNetwork(goodNetwork)
  await makeDue(db)
  await drain()
  expect(buyers().at(-1)).toBe('ola@example.pl')
})

it('a new address of the account is that of its cart', async () => {
  const { db, put, drain, signIn, buyers } = openStore()
  await signIn(OLA)
  await put(1)
  await drain()
  await cacheUser(db, { ...OLA, email: 'aleksandra@example.pl' })
  await drain()
  expect(buyers()).toEqual(['aleksandra@example.pl'])
  // A late API answer about another user is ignored.
  await cacheUser(db, JAN)
  await drain()
  expect(buyers()).toEqual(['aleksandra@example.pl'])
})
