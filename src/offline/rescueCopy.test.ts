import { IDBFactory } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { addToCart } from './cart/commands.ts'
import { readCart } from './cart/readCart.ts'
import { openDatabase } from './openDatabase.ts'
import { keepRescueCopy } from './rescueCopy.ts'
import { IDBKeyRange } from 'fake-indexeddb'

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
  const stops = tabs.map(keepRescueCopy)
  await addToCart(tabs[0], { ...goods(1), quantity: 2 })
  await addToCart(tabs[1], { ...goods(2), quantity: 1 })
  const before = await readCart(tabs[0])
  await vi.waitFor(async () => expect((await readCart(tabs[1])).items).toEqual(before.items))
  await deleteDatabase(factory)
  await vi.waitFor(async () => expect(await readCart(memoryDatabase(factory))).toEqual(before))
  const outbox = await memoryDatabase(factory).outbox.toArray()
  expect(outbox.map((row) => row.arguments)).toMatchObject([{ quantity: 2 }, { quantity: 1 }])
  await addToCart(tabs[1], { ...goods(1), quantity: 1 })
  expect((await readCart(tabs[0])).items).toMatchObject([{ quantity: 3 }, { quantity: 1 }])
  for (const stop of stops) stop()
})
