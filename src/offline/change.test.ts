import { Dexie } from 'dexie'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import type { CartStores } from './cart/cartChange.ts'
import { addToCart, removeFromCart } from './cart/commands.ts'
import { setCartQuantity } from './cart/quantityCommands.ts'
import { readCart } from './cart/readCart.ts'
import { change } from './change.ts'
import { offlineErrorFrom } from './offlineError.ts'
import type { Readable, Stores } from './stores.ts'

function fullDisk(db: ReturnType<typeof memoryDatabase>) {
  db.outbox.hook('creating', refuse)
  db.outbox.hook('updating', refuse)
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

describe('a full disk', () => {
  it('ends a command with a clear error and nothing half-written', async () => {
    const db = memoryDatabase()
    const item = await addToCart(db, { ...goods(1), quantity: 2 })
    const before = await readCart(db)
    fullDisk(db)
    const full = { name: 'OfflineError', code: 'OFFLINE_STORAGE_FULL' }
    await expect(addToCart(db, { ...goods(2), quantity: 1 })).rejects.toMatchObject(full)
    await expect(setCartQuantity(db, item, 5)).rejects.toMatchObject(full)
    await expect(removeFromCart(db, item)).rejects.toMatchObject(full)
    expect(await readCart(db)).toEqual(before)
  })
})

describe('errors of storage', () => {
  it.each([
    [new DOMException('x', 'QuotaExceededError'), 'OFFLINE_STORAGE_FULL'],
    [
      Object.assign(new Error('x'), {
        name: 'AbortError',
        inner: new DOMException('x', 'QuotaExceededError'),
      }),
      'OFFLINE_STORAGE_FULL',
    ],
    [new DOMException('x', 'VersionError'), 'OFFLINE_STORAGE_OUTDATED'],
    [Object.assign(new Error('x'), { name: 'DatabaseClosedError' }), 'OFFLINE_STORAGE_UNAVAILABLE'],
    [new DOMException('x', 'AbortError'), 'OFFLINE_STORAGE_UNAVAILABLE'],
    [new TypeError('x'), 'OFFLINE_UNEXPECTED'],
    ['x', 'OFFLINE_UNEXPECTED'],
  ])('are told apart: %s', (error, code) => {
    expect(offlineErrorFrom(error).code).toBe(code)
  })
})

describe('a transaction', () => {
  it('gives its work the stores it names and no others, and a reading none to write into', () => {
    type Work = Parameters<typeof change<'drafts', void>>[2]
    expectTypeOf<Parameters<Work>[0]>().toHaveProperty('drafts')
    expectTypeOf<Parameters<Work>[0]>().not.toHaveProperty('cartItems')
    expectTypeOf<Stores<'drafts'>['drafts']>().toHaveProperty('put')
    expectTypeOf<Readable<'drafts'>['drafts']>().toHaveProperty('get')
    expectTypeOf<Readable<'drafts'>['drafts']>().not.toHaveProperty('put')
    // Code that needs more stores than the transaction has doesn't compile.
    expectTypeOf<Stores<'drafts'>>().not.toExtend<CartStores>()
    expectTypeOf<Readable<'settings'>>().not.toExtend<Stores<'settings'>>()
  })

  it('does not wait for one of other stores', async () => {
    const db = memoryDatabase()
    const end = Promise.withResolvers<void>()
    const held = change(db, ['drafts'], async () => {
      await Dexie.waitFor(end.promise)
    })
    expect((await addToCart(db, { ...goods(1), quantity: 2 })).quantity).toBe(2)
    end.resolve()
    await held
  })

  it('ends with a clear error when its work reaches for a store that it does not hold', async () => {
    const db = memoryDatabase()
    const reaching = change(db, ['drafts'], () => db.settings.get('owner'))
    await expect(reaching).rejects.toMatchObject({ code: 'OFFLINE_UNEXPECTED' })
  })
})
