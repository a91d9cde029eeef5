import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { LEASE_MS, leaseLock } from './leaseLock.ts'

afterEach(() => void vi.useRealTimers())

it('lets one in at a time, and the next when the first is done', async () => {
  const factory = new IDBFactory()
  const [one, other] = [
    leaseLock(memoryDatabase(factory), 'storefront'),
    leaseLock(memoryDatabase(factory), 'storefront'),
  ]
  const order: string[] = []
  const first = one.run(async () => {
    order.push('first in')
    await new Promise((resolve) => setTimeout(resolve, 50))
    order.push('first out')
  })
  await vi.waitFor(() => expect(order).toEqual(['first in']))
  await other.run(() => Promise.resolve(order.push('second in')))
  await first
  expect(order).toEqual(['first in', 'first out', 'second in'])
})

it('gives the lock back when the work fails', async () => {
  const lock = leaseLock(memoryDatabase(), 'storefront')
  await expect(lock.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await lock.run(() => Promise.resolve('yes'))).toBe('yes')
})

it('takes over from a holder that died, who then may not write any more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const factory = new IDBFactory()
  const [one, other] = [
    leaseLock(memoryDatabase(factory), 'storefront'),
    leaseLock(memoryDatabase(factory), 'storefront'),
  ]
  const db = memoryDatabase(factory)
  const hanging = Promise.withResolvers<void>()
  const inside = Promise.withResolvers<void>()
  const dead = one.run(async (lease) => {
    inside.resolve()
    await hanging.promise
    await lease.confirm(db)
  })
  await inside.promise
  vi.setSystemTime(Date.now() + LEASE_MS + 1)
  await other.run((lease) => lease.confirm(db))
  await expect(
    other.run(async () => {
      hanging.resolve()
      await dead
    }),
  ).rejects.toMatchObject({ code: 'OFFLINE_LOCK_LOST' })
})

it('can be given up while waiting', async () => {
  const factory = new IDBFactory()
  const [one, other] = [
    leaseLock(memoryDatabase(factory), 'storefront'),
    leaseLock(memoryDatabase(factory), 'storefront'),
  ]
  const hanging = Promise.withResolvers<void>()
  const inside = Promise.withResolvers<void>()
  const holding = one.run(() => {
    inside.resolve()
    return hanging.promise
  })
  await inside.promise
  const waiting = other.run(() => Promise.resolve(), AbortSignal.timeout(10))
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' })
  hanging.resolve()
  await holding
})
