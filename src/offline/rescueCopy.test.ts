import { liveQuery } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import '#support/cart/memoryDatabase.ts'
import { addToCart } from './cart/commands.ts'
import { change } from './change.ts'
import { changeOwner } from './outbox/owner.ts'
import { nameDraftOwner } from './session/draftOwner.ts'
import { readCart } from './cart/readCart.ts'
import type { IskraDatabase } from './database.ts'
import { openDatabase } from './openDatabase.ts'
import { startRescueCopy } from './rescueCopy.ts'

function deleteDatabase(factory: IDBFactory) {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase('iskra')
    request.addEventListener('success', resolve)
    request.addEventListener('error', reject)
  })
}

it('writes the cart back when the database is deleted under open pages, once', async () => {
  const factory = new IDBFactory()
  const tabs = [
    await openDatabase({ indexedDB: factory, IDBKeyRange }),
    await openDatabase({ indexedDB: factory, IDBKeyRange }),
  ] as const
  const stops = tabs.map(startRescueCopy)
  await addToCart(tabs[0], { ...goods(1), quantity: 2 })
  await addToCart(tabs[1], { ...goods(2), quantity: 1 })
  const before = await readCart(tabs[0])
  await vi.waitFor(async () => expect((await readCart(tabs[1])).items).toEqual(before.items))
  await deleteDatabase(factory)
  await vi.waitFor(async () => expect(await readCart(tabs[0])).toEqual(before))
  const outbox = await tabs[1].outbox.toArray()
  expect(outbox.map((row) => row.arguments)).toMatchObject([{ quantity: 2 }, { quantity: 1 }])
  await addToCart(tabs[1], { ...goods(1), quantity: 1 })
  expect((await readCart(tabs[0])).items).toMatchObject([{ quantity: 3 }, { quantity: 1 }])
  await vi.waitFor(async () => expect((await readCart(tabs[1])).items).toMatchObject([{ quantity: 3 }, {}]))
  await deleteDatabase(factory)
  await vi.waitFor(async () => {
    expect((await readCart(tabs[0])).items).toMatchObject([{ quantity: 3 }, { quantity: 1 }])
  })
  for (const stop of stops) stop()
})

it('writes the cart back when the browser cuts the connection and refuses the first tries', async () => {
  const factory = new BusyFactory()
  const tab = await openDatabase({ indexedDB: factory, IDBKeyRange })
  const stop = startRescueCopy(tab)
  await addToCart(tab, { ...goods(1), quantity: 2 })
  const before = await readCart(tab)
  await seenLive(tab)
  factory.refusals = 2
  await deleteDatabase(factory)
  await vi.waitFor(async () => expect(await readCart(tab)).toEqual(before))
  expect(factory.refusals).toBe(0)
  stop()
})

it('writes no drafts back that were copied while somebody else used the device', async () => {
  const factory = new IDBFactory()
  const tab = await openDatabase({ indexedDB: factory, IDBKeyRange })
  const stop = startRescueCopy(tab)
  await change(tab, ['drafts'], async (stores) => {
    await nameDraftOwner(stores, 'user:ola')
    await stores.drafts.put({ name: 'profile', value: 'secret', savedAt: 1 })
  })
  await change(tab, ['settings'], (stores) => changeOwner(stores, 'user:jan'))
  await addToCart(tab, { ...goods(1), quantity: 2 })
  await seenLive(tab)
  await deleteDatabase(factory)
  await vi.waitFor(async () => expect((await readCart(tab)).items).toHaveLength(1))
  expect(await tab.drafts.count()).toBe(0)
  stop()
})

/** Refuses to open this many times, like a browser that is still clearing a site's data. */
class BusyFactory extends IDBFactory {
  refusals = 0

  override open(...given: Parameters<IDBFactory['open']>) {
    if (this.refusals === 0) return super.open(...given)
    this.refusals -= 1
    throw new DOMException('The connection was closed.', 'AbortError')
  }
}

/** Resolves when a live reading begun now, after the copy's own, has seen a line: then the copy has it too. */
function seenLive(db: IskraDatabase): Promise<void> {
  return new Promise((resolve) => {
    const subscription = liveQuery(() => readCart(db)).subscribe(({ items }) => {
      if (items.length === 0) return
      setTimeout(() => {
        subscription.unsubscribe()
        resolve()
      })
    })
  })
}
