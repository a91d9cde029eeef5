import { describe, expect, it } from 'vitest'
import { ManualClock } from '../product/testing/manualClock.ts'
import { kindOfStatus } from './failureKind.ts'
import { type Failure, pauseAfter, retry } from './retry.ts'

const online = { isOffline: () => false }
const offline = { isOffline: () => true }
const answered = (status: number, retryAfterMs: number | null = null): Failure => ({
  kind: kindOfStatus(status),
  status,
  retryAfterMs,
})
const unreachable: Failure = { kind: 'unreachable', status: null, retryAfterMs: null }

describe('the pause after a failure', () => {
  it('doubles from one second to ten', () => {
    expect([0, 1, 2, 3, 4, 9].map((made) => pauseAfter(answered(503), made, online))).toEqual([
      1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
    ])
  })

  it('is as long as the service asks at least, and as long as the caller says instead', () => {
    expect(pauseAfter(answered(429, 5_000), 0, online)).toBe(5_000)
    expect(pauseAfter(answered(429, 500), 0, online)).toBe(1_000)
    expect(pauseAfter(answered(500), 4, { ...online, apartMs: 300 })).toBe(300)
  })

  it.each([400, 401, 403, 404, 409, 422, 501])('is none after a %i, which would come again', (status) => {
    expect(pauseAfter(answered(status), 0, online)).toBeNull()
  })

  it('is none without a network, but for who has answered', () => {
    expect(pauseAfter(unreachable, 0, online)).toBe(1_000)
    expect(pauseAfter(unreachable, 0, offline)).toBeNull()
    expect(pauseAfter(answered(503), 0, offline)).toBe(1_000)
  })
})

describe('retry', () => {
  it('makes attempts until one succeeds, as far apart as is said', async () => {
    const clock = new ManualClock(0)
    const at: number[] = []
    const result = retry(
      () => {
        at.push(clock.now())
        return at.length < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve('done')
      },
      { pause: (_error, made) => (made + 1) * 10, clock },
    )
    await clock.runOut()
    expect(await result).toBe('done')
    expect(at).toEqual([0, 10, 30])
  })

  it('rejects with the last failure once no other attempt is wanted', async () => {
    const clock = new ManualClock(0)
    const last = new Error('still not')
    await expect(retry(() => Promise.reject(last), { pause: () => null, clock })).rejects.toBe(last)
  })

  it('stops waiting when its caller leaves', async () => {
    const clock = new ManualClock(0)
    const stop = new AbortController()
    const result = retry(() => Promise.reject(new Error('not yet')), {
      pause: () => 1_000,
      clock,
      signal: stop.signal,
    }).catch((error: unknown) => error)
    await clock.advance(10)
    stop.abort('left')
    expect(await result).toBe('left')
  })
})
