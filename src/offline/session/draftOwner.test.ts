import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import { goods } from '#support/cart/goods.ts'
import { LoopbackChannel } from '#support/cart/loopbackChannel.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { CART_STORES } from '../cart/cartChange.ts'
import { addToCart } from '../cart/commands.ts'
import { setCartQuantity } from '../cart/quantityCommands.ts'
import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { StoreName } from '../deviceStores.ts'
import { cacheAccountCopy } from './accountCopies.ts'
import { readGenerationDraft, writeGenerationDraft } from '../generation/drafts.ts'
import { readWishlist } from '../wishlist/readWishlist.ts'
import { setWished } from '../wishlist/setWished.ts'
import { beginSession } from './beginSession.ts'
import { draftOwner } from './draftOwner.ts'
import { readDraft, writeDraft } from './drafts.ts'
import { endSession } from './endSession.ts'
import { tokensOf } from './testing/tokensOf.ts'

beforeEach(() => void vi.stubGlobal('BroadcastChannel', LoopbackChannel))
afterEach(() => void vi.unstubAllGlobals())

const OLA = { ...EXAMPLE_USER, id: 'ola' }
const signIn = (db: IskraDatabase) => beginSession(db, tokensOf('a'), OLA)

it.each([
  ['a draft', (db: IskraDatabase) => writeDraft(db, 'ola', 'profile', 'secret')],
  ['a copy of an answer', (db: IskraDatabase) => cacheAccountCopy(db, 'ola', 'billing', 'secret')],
])('%s that is written while its user signs out in another tab does not stay', async (_what, write) => {
  const factory = new IDBFactory()
  const [tab, other] = [memoryDatabase(factory), memoryDatabase(factory)]
  for (let round = 0; round < 40; round += 1) {
    await signIn(tab)
    const writing = Array.from({ length: 4 }, async (_none, turn) => {
      for (let tick = 0; tick < (round * (turn + 1)) % 17; tick += 1)
        await new Promise((resolve) => setTimeout(resolve))
      await write(turn % 2 === 0 ? tab : other)
    })
    await Promise.all([...writing, endSession(other, () => Promise.resolve())])
    expect(await tab.drafts.count()).toBe(0)
    expect(await tab.accountCopies.count()).toBe(0)
  }
})

it('what a person has marked for later leaves with them', async () => {
  const db = memoryDatabase()
  await signIn(db)
  await setWished(db, ['kubek-dla-mamy-bukiet'], true)
  expect(await read(db, ['outbox', 'settings'], readWishlist)).toEqual(['kubek-dla-mamy-bukiet'])
  await endSession(db, () => Promise.resolve())
  expect(await read(db, ['outbox', 'settings'], readWishlist)).toEqual([])
})

it('a draft that is being written holds up no tap in the cart, nor the other way round', async () => {
  const db = memoryDatabase()
  await signIn(db)
  const item = await addToCart(db, { ...goods(1), quantity: 1 })
  await writeDraft(db, 'ola', 'profile', 'long')
  await held(db, ['drafts'], async () => {
    expect(await setCartQuantity(db, item, 5)).toMatchObject({ quantity: 5 })
  })
  await held(db, CART_STORES, async () => {
    await writeDraft(db, 'ola', 'profile', 'longer')
  })
  expect(await readDraft(db, 'ola', 'profile')).toBe('longer')
})

/** Runs `meanwhile` during a transaction over these stores. */
async function held(
  db: IskraDatabase,
  names: readonly StoreName[],
  meanwhile: () => Promise<void>,
): Promise<void> {
  const end = Promise.withResolvers<void>()
  const holding = change(db, names, async () => {
    await Dexie.waitFor(end.promise)
  })
  await meanwhile()
  end.resolve()
  await holding
}

it('the drafts of a guest are those of the user they become', async () => {
  const db = memoryDatabase()
  const { owner } = await readGenerationDraft(db, 'image')
  const draft = { prompt: 'Kot', engine: null, options: {} }
  await writeGenerationDraft(db, 'image', { owner, draft })
  expect(await read(db, ['drafts'], draftOwner)).toBe(owner)
  await signIn(db)
  await writeGenerationDraft(db, 'image', { owner, draft: { ...draft, prompt: 'Pies' } })
  expect(await read(db, ['drafts'], draftOwner)).toBe('user:ola')
  expect((await readGenerationDraft(db, 'image')).draft).toMatchObject({ prompt: 'Pies' })
})
