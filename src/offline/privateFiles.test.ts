import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SILENT_AFTER_MS } from '#domain/browser/answerWithin.ts'
import { PRIVATE_CACHES } from './cacheNames.ts'
import { forgetPrivateFiles } from './privateFiles.ts'

const never = new Promise<boolean>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('has every private cache deleted, and waits for caches that never answer no longer than for any', async () => {
  const remove = vi.fn<CacheStorage['delete']>(() => never)
  vi.stubGlobal('caches', { delete: remove })
  const done = vi.fn<() => void>()
  const forgetting = forgetPrivateFiles().finally(done)
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS - 1)
  expect(remove.mock.calls.map(([name]) => name)).toEqual([...PRIVATE_CACHES])
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await forgetting
  expect(done).toHaveBeenCalledOnce()
})
