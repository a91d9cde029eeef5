import { APICallError } from 'ai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTries } from './inTries.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const answered = (statusCode: number, responseHeaders: Record<string, string> = {}) =>
  new APICallError({
    message: 'no',
    url: 'https://p.example',
    requestBodyValues: {},
    statusCode,
    responseHeaders,
  })

const never = new AbortController().signal

it('gives each try a deadline of its own', async () => {
  const deadlines = vi.spyOn(AbortSignal, 'timeout')
  const ask = vi.fn<(signal: AbortSignal) => Promise<string>>()
  ask.mockRejectedValueOnce(answered(503)).mockRejectedValueOnce(answered(429)).mockResolvedValueOnce('made')
  const making = inTries(ask, { signal: never, mostMs: 60_000 })
  await vi.runAllTimersAsync()
  expect(await making).toBe('made')
  expect(deadlines.mock.calls).toEqual([[60_000], [60_000], [60_000]])
  const given = ask.mock.calls.map(([signal]) => signal)
  expect(new Set(given).size).toBe(3)
})

it('asks no more after the third, after a no, and after what may be under way there', async () => {
  for (const [error, tries] of [
    [answered(503), 3],
    [answered(400), 1],
    [new DOMException('took too long', 'TimeoutError'), 1],
    [answered(429, { 'retry-after': '600' }), 1],
  ] as const) {
    const ask = vi.fn<() => Promise<never>>().mockRejectedValue(error)
    const failed = inTries(ask, { signal: never, mostMs: 1_000 }).catch((thrown: unknown) => thrown)
    await vi.runAllTimersAsync()
    expect(await failed).toBe(error)
    expect(ask).toHaveBeenCalledTimes(tries)
  }
})

it('ends when the job does', async () => {
  const stopping = new AbortController()
  const ask = vi.fn<(signal: AbortSignal) => Promise<never>>(async (signal) => {
    stopping.abort(new Error('cancelled'))
    signal.throwIfAborted()
    throw answered(503)
  })
  await expect(inTries(ask, { signal: stopping.signal, mostMs: 1_000 })).rejects.toThrow('cancelled')
  expect(ask).toHaveBeenCalledTimes(1)
})
