import { describe, expect, it } from 'vitest'
import { ApiError } from './apiError.ts'
import { createPatience } from './patience.ts'
import { ManualClock } from './testing/manualClock.ts'

const NETWORK = new ApiError('Network error', { code: 'NETWORK_ERROR', status: null })
const answered = (status: number, retryAfterMs: number | null = null) =>
  new ApiError('No', { code: 'X', status, retryAfterMs })

/** Fails with each failure in turn, then succeeds; tells when it was tried. */
async function tries(
  failures: readonly unknown[],
  {
    isRepeatable = true,
    isOffline = false,
    signal,
  }: { isRepeatable?: boolean; isOffline?: boolean; signal?: AbortSignal } = {},
) {
  const clock = new ManualClock(0)
  const at: number[] = []
  const patiently = createPatience(clock, () => isOffline)
  const attempt = async () => {
    at.push(clock.now())
    if (at.length <= failures.length) throw failures[at.length - 1]
    return 'done'
  }
  const result = patiently(attempt, isRepeatable, signal).catch((error: unknown) => error)
  await clock.runOut()
  return { at, result: await result }
}

describe('a request is made again', () => {
  it.each([408, 429, 500, 502, 503, 504])('after a %i: three times, 1, 2 and 4 s apart', async (status) => {
    const failure = answered(status)
    expect(await tries([failure, failure, failure])).toEqual({ at: [0, 1_000, 3_000, 7_000], result: 'done' })
    expect(await tries(Array(9).fill(failure))).toEqual({ at: [0, 1_000, 3_000, 7_000], result: failure })
  })

  it('after a network error', async () => {
    expect(await tries([NETWORK])).toEqual({ at: [0, 1_000], result: 'done' })
  })

  it('not before the time that the service asked for', async () => {
    expect((await tries([answered(503, 5_000), answered(503, 0)])).at).toEqual([0, 5_000, 7_000])
  })
})

describe('a request is not made again', () => {
  it.each([400, 401, 403, 404, 409, 410, 422, 501])('after a %i', async (status) => {
    expect((await tries([answered(status)])).at).toEqual([0])
  })

  it('when it is not safe to repeat', async () => {
    expect(await tries([NETWORK], { isRepeatable: false })).toEqual({ at: [0], result: NETWORK })
    expect((await tries([answered(503)], { isRepeatable: false })).at).toEqual([0])
  })

  it('when the time is up, or something else is wrong', async () => {
    expect((await tries([new ApiError('Request timeout', { code: 'TIMEOUT', status: null })])).at).toEqual([
      0,
    ])
    expect((await tries([new Error('ours')])).at).toEqual([0])
  })

  it('when the service wants to be left alone for longer than anybody would wait', async () => {
    expect((await tries([answered(429, 60_001)])).at).toEqual([0])
    expect((await tries([answered(429, 60_000)])).at).toEqual([0, 60_000])
  })

  it('without a network, which nobody has to wait seven seconds for to learn', async () => {
    expect(await tries([NETWORK], { isOffline: true })).toEqual({ at: [0], result: NETWORK })
  })

  it('when its screen is left meanwhile', async () => {
    const leaving = AbortSignal.abort('left')
    expect(await tries([NETWORK], { signal: leaving })).toEqual({ at: [0], result: 'left' })
  })
})
