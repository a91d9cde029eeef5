import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import { addToCart } from './cart/commands.ts'
import { readCart } from './cart/readCart.ts'
import { openDatabase } from './openDatabase.ts'
import type { StorageStatus } from './storageStatus.ts'

/**
 * By a name of its own: where an opening is blocked, Dexie closes every connection by that name in this runtime,
 * another engine's too, and with it the database that other files of this project share.
 */
function openWith(indexedDB: IDBFactory, name = 'iskra-refused') {
  const statuses: StorageStatus[] = []
  const options = {
    name,
    indexedDB,
    IDBKeyRange,
    openWithinMs: 200,
    onStatus: (status: StorageStatus) => void statuses.push(status),
  }
  return { statuses, opened: openDatabase(options) }
}

class RefusingFactory extends IDBFactory {
  override open(): never {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError')
  }
}

const refuseToTell = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** A factory whose requests never answer. */
class SilentFactory extends IDBFactory {
  override open(...asked: Parameters<IDBFactory['open']>) {
    const opening = super.open(...asked)
    for (const type of ['success', 'error', 'blocked', 'upgradeneeded'])
      opening.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
    return opening
  }

  override databases(): Promise<never> {
    return new Promise(() => undefined)
  }
}

describe('openDatabase', () => {
  it('keeps things for good where it may', async () => {
    const factory = new IDBFactory()
    const first = openWith(factory, 'iskra-kept')
    await addToCart(await first.opened, { ...goods(1), quantity: 2 })
    expect(first.statuses).toEqual([{ kind: 'durable' }])
    const again = await openWith(factory, 'iskra-kept').opened
    expect((await readCart(again)).items).toMatchObject([{ quantity: 2 }])
  })

  it('works in memory where the browser refuses', async () => {
    const { statuses, opened } = openWith(new RefusingFactory())
    const db = await opened
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect((await readCart(db)).totals.itemCount).toBe(2)
    expect(statuses).toEqual([{ kind: 'memory', reason: 'refused' }])
  })

  it('works in memory where there is no room, and nothing fails of it unheard', async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('There is no room left.', 'QuotaExceededError')
    })
    const { statuses, opened } = openWith(new IDBFactory(), 'iskra-full')
    await addToCart(await opened, { ...goods(1), quantity: 2 })
    expect(full).toHaveBeenCalled()
    expect(statuses).toEqual([{ kind: 'memory', reason: 'refused' }])
    // Node reports an unhandled rejection after the due tasks, and that ends the test.
    await new Promise((resolve) => setTimeout(resolve))
  })

  it('works in memory where the browser refuses as it is asked for its databases', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
    Object.defineProperty(globalThis, 'indexedDB', { get: refuseToTell, configurable: true })
    try {
      const { statuses, opened } = openWith(new RefusingFactory())
      await addToCart(await opened, { ...goods(1), quantity: 2 })
      expect(statuses).toEqual([{ kind: 'memory', reason: 'refused' }])
    } finally {
      Reflect.deleteProperty(globalThis, 'indexedDB')
      if (own !== undefined) Object.defineProperty(globalThis, 'indexedDB', own)
    }
  })

  it('works in memory where the browser never answers, and doesn’t blame another tab', async () => {
    const { statuses, opened } = openWith(new SilentFactory(), 'iskra-silent')
    const db = await opened
    await addToCart(db, { ...goods(1), quantity: 2 })
    expect((await readCart(db)).totals.itemCount).toBe(2)
    expect(statuses).toEqual([{ kind: 'memory', reason: 'unanswered' }])
  })

  it('works in memory when another tab does not let go of an older version', async () => {
    const factory = new IDBFactory()
    await new Promise((resolve, reject) => {
      const request = factory.open('iskra-older', 1)
      request.addEventListener('success', resolve)
      request.addEventListener('error', reject)
    })
    const { statuses, opened } = openWith(factory, 'iskra-older')
    await addToCart(await opened, { ...goods(1), quantity: 1 })
    expect(statuses).toEqual([{ kind: 'memory', reason: 'blocked' }])
  })

  it('leaves a database made by a newer version alone', async () => {
    const factory = new IDBFactory()
    await new Promise((resolve, reject) => {
      const request = factory.open('iskra-newer', 9_990)
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore('settings', { keyPath: 'key' }),
      )
      request.addEventListener('success', () => resolve(request.result.close()))
      request.addEventListener('error', reject)
    })
    const { statuses, opened } = openWith(factory, 'iskra-newer')
    await addToCart(await opened, { ...goods(1), quantity: 1 })
    expect(statuses).toEqual([{ kind: 'memory', reason: 'newer' }])
  })

  it('lets go when another tab brings a newer version, and says so', async () => {
    const factory = new IDBFactory()
    const { statuses, opened } = openWith(factory, 'iskra-newer')
    const db = await opened
    await new Promise((resolve, reject) => {
      const request = factory.open('iskra-newer', 9_990)
      request.addEventListener('success', () => resolve(request.result.close()))
      request.addEventListener('error', reject)
    })
    expect(statuses).toEqual([{ kind: 'durable' }, { kind: 'outdated' }])
    await expect(addToCart(db, { ...goods(1), quantity: 1 })).rejects.toMatchObject({
      code: 'OFFLINE_STORAGE_UNAVAILABLE',
    })
  })
})
