import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SILENT_AFTER_MS } from '#domain/browser/answerWithin.ts'
import { fromCache } from './fromCache.ts'

const silent = () => new Promise<string>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // One answer ends the silence of the test before.
  await fromCache(async () => 'answered', null)
})

async function msUntil(answered: Promise<unknown>): Promise<number> {
  const begun = Date.now()
  const passed = answered.then(() => Date.now() - begun)
  await vi.advanceTimersByTimeAsync(2 * SILENT_AFTER_MS)
  return passed
}

test('what a cache has is given; a cache that fails has nothing', async () => {
  expect(await fromCache(async () => 'kept', null)).toBe('kept')
  expect(await fromCache(() => Promise.reject(new DOMException('', 'UnknownError')), 'nothing')).toBe(
    'nothing',
  )
})

test('a silent cache has nothing, and costs its full time only once', async () => {
  expect(await msUntil(fromCache(silent, null))).toBe(SILENT_AFTER_MS)
  expect(await msUntil(fromCache(silent, null))).toBeLessThan(SILENT_AFTER_MS / 4)
  await fromCache(async () => 'answered', null)
  expect(await msUntil(fromCache(silent, null))).toBe(SILENT_AFTER_MS)
})

test('without a network there is nothing else to ask: a slow cache is waited for', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const slow = new Promise<string>((resolve) => setTimeout(resolve, 4 * SILENT_AFTER_MS, 'late'))
  const found = fromCache(() => slow, null)
  await vi.advanceTimersByTimeAsync(4 * SILENT_AFTER_MS)
  expect(await found).toBe('late')
})
