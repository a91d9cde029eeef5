import { liveQuery } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it, onTestFinished, vi } from 'vitest'
import { pageLife } from '#domain/pageLife.ts'
import { goods } from '#support/cart/goods.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { addToCart } from '#offline/cart/commands.ts'

/** The browser's events of the back-forward cache; jsdom has none. */
function tell(type: 'pagehide' | 'pageshow'): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
}

it('a page out of the cache asks its live queries again, and all who follow it are told', async () => {
  const factory = new IDBFactory()
  const db = memoryDatabase(factory, pageLife)
  const other = memoryDatabase(factory)
  await addToCart(db, { ...goods(1), quantity: 1 })
  const told = vi.fn<() => void>()
  const broken = vi.fn<(event: Event) => void>()
  window.addEventListener('error', broken)
  const stop = pageLife.subscribe(told)
  const counts: number[] = []
  const query = liveQuery(() => db.cartItems.count()).subscribe((count) => void counts.push(count))
  onTestFinished(() => {
    query.unsubscribe()
    stop()
    window.removeEventListener('error', broken)
  })
  await vi.waitFor(() => expect(counts).toEqual([1]))

  tell('pagehide')
  await addToCart(other, { ...goods(2), quantity: 1 })
  tell('pageshow')

  expect(told).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(counts.at(-1)).toBe(2))
  expect(broken).not.toHaveBeenCalled()
})
