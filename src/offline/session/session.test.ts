import { describe, expect, it } from 'vitest'
import { createProductApi } from '#api/product/createProductApi.ts'
import { refusal } from '#api/product/testing/scriptedService.ts'
import type { TokenStore } from '#api/product/tokenStore.ts'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import { revocationOf } from '#domain/account/revocation.ts'
import { freeLock } from '#support/cart/freeLock.ts'
import { goods } from '#support/cart/goods.ts'
import { makeDue, openShop, unreachable } from '#support/cart/openShop.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { outboxServices } from '#support/cart/outboxServices.ts'
import { goodNetwork, storefrontThrough } from '#support/cart/storefrontStub.ts'
import { StorefrontModel } from '#support/cart/storefrontModel.ts'

import { addToCart } from '../cart/commands.ts'
import { readCart } from '../cart/readCart.ts'
import type { IskraDatabase } from '../database.ts'
import { drainOutbox } from '../outbox/drainOutbox.ts'
import { listIntents } from '../outbox/intents.ts'
import { cacheAccountCopy, readAccountCopy } from './accountCopies.ts'
import { beginSession } from './beginSession.ts'
import { forgetDraft, readDraft, writeDraft } from './drafts.ts'
import { endSession } from './endSession.ts'
import { cacheUser, markEndTold, readKnownSession } from './knownSession.ts'
import { tokensOf } from './testing/tokensOf.ts'
import { ownerTokens, sessionTokens } from './tokenStore.ts'

const OLA = { ...EXAMPLE_USER, id: 'ola' }
const JAN = { ...EXAMPLE_USER, id: 'jan', email: 'jan@example.com' }
const noServer = () => Promise.reject(new Error('the server is not asked'))

async function expire(db: IskraDatabase): Promise<void> {
  const tokens = await sessionTokens(db).read()
  if (tokens !== null) await sessionTokens(db).expire(tokens)
}

const quantities = async (db: IskraDatabase) =>
  (await readCart(db)).items.map(({ title, quantity }) => [title, quantity])

describe('the session on the device', () => {
  it('knows whoever signed in, and follows what the API says of them', async () => {
    const db = memoryDatabase()
    expect(await readKnownSession(db)).toEqual({ account: null, ended: null })
    await beginSession(db, tokensOf('a'), OLA)
    expect(await readKnownSession(db)).toMatchObject({ account: { user: OLA }, ended: null })
    await cacheUser(db, { ...OLA, display_name: 'Aleksandra' })
    await cacheUser(db, JAN)
    expect(await readKnownSession(db)).toMatchObject({ account: { user: { display_name: 'Aleksandra' } } })
  })

  it('keeps a refreshed token only over the one it was made from', async () => {
    const db = memoryDatabase()
    const store = sessionTokens(db)
    await beginSession(db, tokensOf('a'), OLA)
    const before = await store.read()
    if (before === null) throw new Error('nobody is signed in')
    expect(await store.replace(before, tokensOf('b'))).toBe(true)
    expect(await store.replace(before, tokensOf('c'))).toBe(false)
    await store.expire(before)
    const present = await store.read()
    expect(present).toMatchObject({ access_token: 'access-b', signInId: before.signInId })
    expect(present?.version).toBeGreaterThan(before.version)
  })

  it('tells an end once, and what it was', async () => {
    const db = memoryDatabase()
    await beginSession(db, tokensOf('a'), OLA)
    await expire(db)
    expect(await readKnownSession(db)).toEqual({ account: null, ended: { end: 'expired', isTold: false } })
    await markEndTold(db)
    expect(await readKnownSession(db)).toEqual({ account: null, ended: { end: 'expired', isTold: true } })
  })

  it('never counts its versions anew, so that an old token stays an old one', async () => {
    const db = memoryDatabase()
    const store = sessionTokens(db)
    await beginSession(db, tokensOf('a'), OLA)
    const first = await store.read()
    await endSession(db, noServer)
    await beginSession(db, tokensOf('b'), JAN)
    if (first === null) throw new Error('nobody was signed in')
    expect(await store.replace(first, tokensOf('c'))).toBe(false)
    await store.expire(first)
    expect(await store.read()).toMatchObject({ access_token: 'access-b' })
  })

  it('keeps copies and drafts for their user alone, through an expired session', async () => {
    const db = memoryDatabase()
    await beginSession(db, tokensOf('a'), OLA)
    await cacheAccountCopy(db, 'ola', 'billing', { city: 'Gdynia' })
    await writeDraft(db, 'ola', 'profile', { bio: 'Piszę' })
    await expire(db)
    await beginSession(db, tokensOf('b'), OLA)
    expect(await readAccountCopy(db, 'ola', 'billing')).toMatchObject({ value: { city: 'Gdynia' } })
    expect(await readDraft(db, 'ola', 'profile')).toEqual({ bio: 'Piszę' })
    expect(await readDraft(db, 'jan', 'profile')).toBeNull()
    await forgetDraft(db, 'ola', 'profile')
    expect(await readDraft(db, 'ola', 'profile')).toBeNull()
  })

  it('lets no late answer of one person land with the next', async () => {
    const db = memoryDatabase()
    await beginSession(db, tokensOf('a'), OLA)
    await endSession(db, noServer)
    await writeDraft(db, 'ola', 'profile', { bio: 'Piszę' })
    await cacheAccountCopy(db, 'ola', 'billing', {})
    expect([await db.drafts.count(), await db.accountCopies.count()]).toEqual([0, 0])
  })
})

describe('who uses the device', () => {
  it("makes a guest's cart the user's at the sign-in", async () => {
    const shop = openShop()
    await addToCart(shop.db, { ...goods(1), quantity: 2 })
    await beginSession(shop.db, tokensOf('a'), OLA)
    await makeDue(shop.db)
    await shop.drain()
    expect(await shop.there()).toEqual([[1, 2]])
  })

  it('goes on with the same person after an expired session', async () => {
    const { db } = openShop()
    await beginSession(db, tokensOf('a'), OLA)
    await addToCart(db, { ...goods(1), quantity: 2 })
    await expire(db)
    expect(await quantities(db)).toEqual([['Produkt 1', 2]])
    await beginSession(db, tokensOf('b'), OLA)
    expect(await quantities(db)).toEqual([['Produkt 1', 2]])
    expect(await listIntents(db)).toHaveLength(1)
  })

  it('never shows or sends what another left, and brings it back to them', async () => {
    const shop = openShop()
    const { db } = shop
    await beginSession(db, tokensOf('a'), OLA)
    await addToCart(db, { ...goods(1), quantity: 2 })
    await expire(db)
    await beginSession(db, tokensOf('b'), JAN)
    expect(await quantities(db)).toEqual([])
    expect(await listIntents(db)).toEqual([])
    await shop.drain()
    expect(shop.storefront.carts.size).toBe(0)
    await addToCart(db, { ...goods(2), quantity: 1 })
    await shop.drain()
    expect(await shop.there()).toEqual([[2, 1]])
    await expire(db)
    await beginSession(db, tokensOf('c'), OLA)
    expect(await quantities(db)).toEqual([['Produkt 1', 2]])
    await makeDue(db)
    await shop.drain()
    expect(await shop.there()).toEqual([[1, 2]])
  })

  it('adds what was put in as a guest to what is brought back', async () => {
    const shop = openShop()
    const { db } = shop
    await beginSession(db, tokensOf('a'), OLA)
    await addToCart(db, { ...goods(1), quantity: 2 })
    await shop.drain()
    shop.setNetwork(unreachable)
    await addToCart(db, { ...goods(3), quantity: 1 })
    await expire(db)
    await beginSession(db, tokensOf('b'), JAN)
    await endSession(db, noServer)
    await addToCart(db, { ...goods(1), quantity: 1 })
    await addToCart(db, { ...goods(2), quantity: 5 })
    await beginSession(db, tokensOf('c'), OLA)
    expect(await quantities(db)).toEqual([
      ['Produkt 1', 3],
      ['Produkt 3', 1],
      ['Produkt 2', 5],
    ])
    shop.setNetwork(goodNetwork)
    await makeDue(db)
    await shop.drain()
    expect(await shop.there()).toEqual([
      [1, 3],
      [3, 1],
      [2, 5],
    ])
    expect(shop.storefront.carts.size).toBe(1)
  })

  it('gives the tokens of one owner to nobody else', async () => {
    const db = memoryDatabase()
    await beginSession(db, tokensOf('a'), OLA)
    const store = ownerTokens(db, 'user:ola')
    expect(await store.read()).toMatchObject({ access_token: 'access-a' })
    await beginSession(db, tokensOf('b'), JAN)
    expect(await store.read()).toBeNull()
  })
})

describe('signing out', () => {
  it('leaves nothing but the word that ends the session on the server, and sends that', async () => {
    const db = memoryDatabase()
    await beginSession(db, tokensOf('a'), OLA)
    await endSession(db, noServer)
    const revocation = await revocationOf(tokensOf('a').refresh_token)
    expect(revocation).not.toContain('secret')
    expect(await listIntents(db)).toEqual([])
    const answers = [refusal(501, 'NOT_YET'), refusal(404, 'NOT_FOUND')]
    const sent: Request[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      sent.push(request.clone())
      return (answers.shift() ?? refusal(500, 'TOO_MANY_CALLS'))(request)
    }
    const services = {
      ...outboxServices(storefrontThrough(new StorefrontModel(), goodNetwork)),
      createProductApi: (tokens: TokenStore) =>
        Promise.resolve(createProductApi({ base: 'https://iskra.example', tokens, fetch })),
    }
    expect(await drainOutbox(db, services, { lock: freeLock })).toMatchObject({ failed: 1, waiting: 0 })
    await makeDue(db)
    expect(await drainOutbox(db, services, { lock: freeLock })).toMatchObject({ settled: 1 })
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([{ revocation }, { revocation }])
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, null])
    expect(await db.outbox.count()).toBe(0)
  })

  it('ends the session at once where no such word can be made', async () => {
    const db = memoryDatabase()
    const given: string[] = []
    await beginSession(db, { ...tokensOf('a'), refresh_token: 'opaque' }, OLA)
    await endSession(db, (token) => {
      given.push(token)
      return Promise.resolve()
    })
    expect(given).toEqual(['opaque'])
    expect(await db.outbox.count()).toBe(0)
  })

  it('is not undone by an answer that was on its way', async () => {
    const shop = openShop()
    const { db } = shop
    await beginSession(db, tokensOf('a'), OLA)
    await addToCart(db, { ...goods(1), quantity: 2 })
    shop.setNetwork(async (_name, perform) => {
      const answer = await perform()
      await endSession(db, noServer)
      return answer
    })
    await expect(shop.drain()).rejects.toMatchObject({ code: 'OFFLINE_LOCK_LOST' })
    expect(await quantities(db)).toEqual([])
    expect(await db.cartState.count()).toBe(0)
  })
})
