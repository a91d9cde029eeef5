import { liveQuery } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import { change } from '#offline/change.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { openDatabase } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { startRescueCopy } from '#offline/rescueCopy.ts'
import { beginSession } from '#offline/session/beginSession.ts'
import { endSession } from '#offline/session/endSession.ts'
import { exportDevice } from '#offline/session/exportDevice.ts'
import { type RowOf, STORE_NAMES, STORE_RULES, type StoreName } from '#offline/deviceStores.ts'
import type { StoreRule } from '#offline/session/storeRule.ts'
import { tokensOf } from '#offline/session/testing/tokensOf.ts'
import { SETTING_RULES } from '#offline/settingRules.ts'
import { LoopbackChannel } from '#support/cart/loopbackChannel.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { storesWith, writeCanaries } from './canaryRows.ts'

beforeEach(() => void vi.stubGlobal('BroadcastChannel', LoopbackChannel))
afterEach(() => void vi.unstubAllGlobals())

const signIn = (db: IskraDatabase, id: string) => beginSession(db, tokensOf(id), { ...EXAMPLE_USER, id })

/** What is there after a sign-out: what waits for others, and what ends the session on the server. */
const LEFT_BEHIND: { readonly [Name in StoreName]?: readonly StoreName[] } = {
  setAside: ['setAside'],
  session: ['outbox'],
}

/** Ola is signed in, and something of hers is in every store. */
async function olasDevice(): Promise<IskraDatabase> {
  const db = memoryDatabase()
  await signIn(db, 'ola')
  await writeCanaries(db, 'user:ola')
  return db
}

describe.each(STORE_NAMES)('the rows of %s', (store) => {
  const rule = STORE_RULES[store]
  const isSetAside = typeof rule.atOthersSignIn === 'function'

  it('are out of sight while somebody else uses the device, and are back with their owner', async () => {
    const db = await olasDevice()
    await signIn(db, 'jan')
    expect(await storesWith(db, store)).toEqual(whileAway())
    await signIn(db, 'ola')
    const isBack = isSetAside || whileAway().includes(store)
    expect((await storesWith(db, store)).includes(store)).toBe(isBack)
  })

  /** Where they are while Jan uses the device. The session is written by the sign-in itself. */
  function whileAway(): readonly StoreName[] {
    if (store === 'session') return []
    if (isSetAside) return ['setAside']
    return rule.atOthersSignIn === 'stays' ? [store] : []
  }

  it('are in the copy that their owner asks for where the rule says so, and in nobody else’s', async () => {
    const db = await olasDevice()
    const isIn = async () => JSON.stringify(await exportDevice(db)).includes(`canary-${store}`)
    expect(await isIn()).toBe(rule.export !== null && store !== 'cartState')
    await signIn(db, 'jan')
    expect(await isIn()).toBe(false)
  })

  it('go with their owner at a sign-out, wherever they stand', async () => {
    const db = await olasDevice()
    await endSession(db, () => Promise.resolve())
    expect(await storesWith(db, store)).toEqual(LEFT_BEHIND[store] ?? [])
  })
})

it.each(STORE_NAMES.filter((name) => STORE_RULES[name].owner === 'named'))(
  "the rows of %s become the user's whose guest left them",
  async (store) => {
    const db = memoryDatabase()
    await change(db, ['settings'], (stores) => changeOwner(stores, 'guest:1'))
    await writeCanaries(db, 'guest:1')
    await db.session.clear()
    await signIn(db, 'ola')
    const rows = await db.table<{ owner: string }>(store).toArray()
    expect(new Set(rows.map(({ owner }) => owner))).toEqual(new Set(['user:ola']))
  },
)

it.each(STORE_NAMES.filter((name) => STORE_RULES[name].rescue !== null))(
  'the rows of %s are written back when the browser wipes the database under the page',
  async (store) => {
    const factory = new IDBFactory()
    const db = await openDatabase({ indexedDB: factory, IDBKeyRange })
    await writeCanaries(db, 'user:ola')
    const stop = startRescueCopy(db)
    await seenLive(db)
    factory.deleteDatabase('iskra')
    await vi.waitFor(async () => expect(await storesWith(db, store)).toContain(store))
    stop()
  },
)

/** Resolves when a live reading begun now, after the copy's own, has seen every store: then the copy has it too. */
function seenLive(db: IskraDatabase): Promise<void> {
  return new Promise((resolve) => {
    const subscription = liveQuery(() =>
      db.transaction('r', db.tables, () => db.session.toArray()),
    ).subscribe(() =>
      setTimeout(() => {
        subscription.unsubscribe()
        resolve()
      }),
    )
  })
}

it('know every store and every setting of a person', () => {
  expect(STORE_NAMES.toSorted()).toEqual(
    memoryDatabase()
      .tables.map(({ name }) => name)
      .toSorted(),
  )
  expect(Object.values(SETTING_RULES)).toContain('person')
  const { export: _export, ...silent } = STORE_RULES.cartItems
  // @ts-expect-error -- a rule that doesn't say what is exported
  silent satisfies StoreRule<RowOf<'cartItems'>>
})
