import { describe, expect, it } from 'vitest'
import { goods } from '#support/cart/goods.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { addToCart, removeFromCart } from './cart/commands.ts'
import { setCartQuantity } from './cart/quantityCommands.ts'
import { readCart } from './cart/readCart.ts'
import { offlineErrorFrom } from './offlineError.ts'

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
