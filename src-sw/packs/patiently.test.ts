import { expect, test, vi } from 'vitest'
import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { patiently } from './patiently.ts'

const busy = (retryAfterMs: number | null) =>
  new StorefrontError('SHOPIFY_API_ERROR', 'Throttled', { kind: 'busy', status: 429, retryAfterMs })

test('waits as long as it is told, or longer each time, and asks again', async () => {
  const failures = [busy(3_000), busy(null), busy(null)]
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined)
  const answer = await patiently(async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return 'done'
  }, wait)
  expect(answer).toBe('done')
  expect(wait.mock.calls).toEqual([[3_000], [2_000], [4_000]])
})

test('gives up after five times, and at once on anything else', async () => {
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined)
  const always = vi.fn<() => Promise<never>>(async () => Promise.reject(busy(1)))
  await expect(patiently(always, wait)).rejects.toThrow('Throttled')
  expect(always).toHaveBeenCalledTimes(5)
  const refused = new StorefrontError('SHOPIFY_API_ERROR', 'no', { kind: 'refused' })
  await expect(patiently(async () => Promise.reject(refused), wait)).rejects.toBe(refused)
  expect(wait).toHaveBeenCalledTimes(4)
})
