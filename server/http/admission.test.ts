import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refusal } from '#server/platform/api/refusal.ts'
import { createAdmission } from './admission.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A thread that is as busy as it is told, where somebody shops at each turn, and the calls that have begun, by number. */
function startThread(utilization = 0) {
  const thread = { utilization, isShopping: true }
  const admission = createAdmission(() => {
    if (thread.isShopping) admission.noteUrgent()
    return thread.utilization
  })
  const begun: number[] = []
  let next = 0
  const come = (calls: number) => {
    for (let call = 0; call < calls; call += 1) {
      const number = next
      next += 1
      void admission.enter('somebody').then(() => begun.push(number))
    }
    return Promise.resolve()
  }
  return { thread, admission, begun, come }
}

it('lets nobody wait while the thread has time', async () => {
  const { begun, come } = startThread(0.2)
  for (let second = 1; second <= 20; second += 1) {
    await come(5)
    expect(begun).toHaveLength(second * 5)
    await vi.advanceTimersByTimeAsync(1_000)
  }
})

it('begins fewer the longer the thread is busy, and all of them once it has time again', async () => {
  const { thread, begun, come } = startThread(0.9)
  await come(900)
  await vi.advanceTimersByTimeAsync(2_000)
  const atFirst = begun.length
  await vi.advanceTimersByTimeAsync(2_000)
  // The fewest that begin, some 25 in a second.
  expect(begun.length - atFirst).toBeGreaterThanOrEqual(45)
  expect(begun.length - atFirst).toBeLessThanOrEqual(55)
  thread.utilization = 0.1
  await vi.advanceTimersByTimeAsync(10_000)
  expect(begun).toHaveLength(900)
})

it('slows nobody down while nobody shops or pays, however busy the thread is', async () => {
  const { thread, begun, come } = startThread(1)
  thread.isShopping = false
  for (let second = 1; second <= 10; second += 1) {
    await come(500)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(begun).toHaveLength(second * 500)
  }
})

it('keeps the order in which they come, and forgets nobody, however busy the thread is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ calls: fc.nat(40), utilization: fc.double({ min: 0, max: 1, noNaN: true }) }), {
        maxLength: 20,
      }),
      async (moments) => {
        const { thread, begun, come } = startThread()
        let all = 0
        for (const { calls, utilization } of moments) {
          thread.utilization = utilization
          all += calls
          await come(calls)
          await vi.advanceTimersByTimeAsync(100)
        }
        await vi.advanceTimersByTimeAsync(120_000)
        expect(begun).toEqual(Array.from({ length: all }, (_, number) => number))
      },
    ),
  )
})

it('refuses whoever comes when too many wait, and says when to come again', async () => {
  const { admission, come } = startThread(1)
  await come(1_020)
  const refused = await admission.enter('somebody').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ code: 'SERVICE_UNAVAILABLE', details: { retryAfter: 5 } })
})

it('gives networks turns, so that one that calls often makes nobody else wait', async () => {
  const { admission, begun, come } = startThread(1)
  await come(900)
  const others: string[] = []
  const before = begun.length
  for (const network of ['one', 'other']) {
    for (const call of [1, 2]) {
      const note = () => others.push(`${network} ${call} behind ${begun.length - before} of the flood`)
      void admission.enter(network).then(note)
    }
  }
  await vi.advanceTimersByTimeAsync(400)
  expect(others).toEqual([
    'one 1 behind 1 of the flood',
    'other 1 behind 1 of the flood',
    'one 2 behind 2 of the flood',
    'other 2 behind 2 of the flood',
  ])
})

it('refuses the last of those who call most often once too many wait', async () => {
  const { admission } = startThread(1)
  const refused: string[] = []
  const enter = (network: string, name = network) =>
    void admission.enter(network).catch(() => refused.push(name))
  for (let call = 1; call <= 1_020; call += 1) enter('flood', `flood ${call}`)
  await vi.advanceTimersByTimeAsync(0)
  expect(refused).toEqual([])
  enter('somebody')
  await vi.advanceTimersByTimeAsync(0)
  expect(refused).toEqual(['flood 1020'])
})

it('forgets whoever goes away while they wait', async () => {
  const { admission, begun, come } = startThread(1)
  await come(20)
  const gone = new AbortController()
  const waiting = Array.from({ length: 300 }, () => admission.enter('somebody', gone.signal))
  const ended = Promise.allSettled(waiting)
  await come(1)
  gone.abort()
  expect((await ended).every(({ status }) => status === 'rejected')).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(begun).toHaveLength(21)
})

it('does nothing while nobody comes', async () => {
  const { come } = startThread()
  await come(3)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(vi.getTimerCount()).toBe(0)
})
