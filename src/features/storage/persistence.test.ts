import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageOf } from '#domain/browser/testing/storageOf.ts'
import { askForPersistence } from './persistence.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T12:40:00Z')

const keep = (storage: Storage) => void vi.stubGlobal('localStorage', storage)
beforeEach(() => keep(storageOf(new Map())))
afterEach(() => void vi.unstubAllGlobals())

function setUp(isPersisted: boolean, answer: boolean) {
  const storage = {
    persisted: async () => isPersisted,
    persist: vi.fn<() => Promise<boolean>>(async () => answer),
  }
  return { storage, ask: (now: number) => askForPersistence({ storage, now }) }
}

test('asks once, and again only after a month', async () => {
  const { storage, ask } = setUp(false, false)
  expect(await ask(NOW)).toBe(false)
  await ask(NOW + DAY)
  expect(storage.persist).toHaveBeenCalledOnce()
  await ask(NOW + 31 * DAY)
  expect(storage.persist).toHaveBeenCalledTimes(2)
})

test('doesn’t ask for what is granted, or where nobody can be asked', async () => {
  const { storage, ask } = setUp(true, true)
  expect(await ask(NOW)).toBe(true)
  expect(storage.persist).not.toHaveBeenCalled()
  expect(await askForPersistence({ storage: undefined, now: NOW })).toBe(false)
})

test('doesn’t ask where it would be forgotten that it did', async () => {
  keep(storageOf(new Map(), { isFull: true }))
  const { storage, ask } = setUp(false, true)
  expect(await ask(NOW)).toBe(false)
  expect(storage.persist).not.toHaveBeenCalled()
})
