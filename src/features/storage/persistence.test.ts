import { expect, test, vi } from 'vitest'
import { askForPersistence } from './persistence.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T12:40:00Z')

function setUp(isPersisted: boolean, answer: boolean) {
  const kept = new Map<string, string>()
  const storage = {
    persisted: async () => isPersisted,
    persist: vi.fn<() => Promise<boolean>>(async () => answer),
  }
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { storage, ask: (now: number) => askForPersistence({ storage, memory, now }) }
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
  const memory = { getItem: () => null, setItem: () => undefined }
  expect(await askForPersistence({ storage: undefined, memory, now: NOW })).toBe(false)
})
