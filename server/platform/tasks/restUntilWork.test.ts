import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_WRITES_TOLD, ToldWrites } from '#server/platform/database/databaseWrites.ts'
import { restUntilWork } from './restUntilWork.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const NEVER = new AbortController().signal

/** How long a rest takes by the clock, ms, while something happens at some of its moments. */
async function lengthOf(rest: Promise<void>, meanwhile: (ms: number) => void = () => undefined) {
  const over = rest.then(() => 'over' as const)
  for (let ms = 0; ms < 60_000; ms += 100) {
    meanwhile(ms)
    await vi.advanceTimersByTimeAsync(100)
    if ((await Promise.race([over, Promise.resolve('later' as const)])) === 'over') return ms + 100
  }
  throw new Error('it goes on')
}

it('is as short as asked for while somebody writes, or while nobody tells of writes', async () => {
  const writes = new ToldWrites()
  expect(await lengthOf(restUntilWork({ writes }, 1_000, NEVER))).toBe(1_000)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await lengthOf(restUntilWork({ writes: NO_WRITES_TOLD }, 1_000, NEVER))).toBe(1_000)
})

it('grows with the time without a write, up to ten seconds', async () => {
  const writes = new ToldWrites()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await lengthOf(restUntilWork({ writes }, 1_000, NEVER))).toBe(3_000)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await lengthOf(restUntilWork({ writes }, 1_000, NEVER))).toBe(10_000)
  expect(await lengthOf(restUntilWork({ writes }, 20_000, NEVER))).toBe(20_000)
})

it('ends with a write, but not before it is as long as asked for', async () => {
  const writes = new ToldWrites()
  const noteAt = (moment: number) => (ms: number) => {
    if (ms === moment) writes.note()
  }
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await lengthOf(restUntilWork({ writes }, 1_000, NEVER), noteAt(500))).toBe(1_000)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await lengthOf(restUntilWork({ writes }, 1_000, NEVER), noteAt(4_000))).toBe(4_100)
})

it('ends with its signal', async () => {
  const writes = new ToldWrites()
  await vi.advanceTimersByTimeAsync(3_600_000)
  const stopping = new AbortController()
  const stopAt = (ms: number) => {
    if (ms === 2_000) stopping.abort()
  }
  expect(await lengthOf(restUntilWork({ writes }, 1_000, stopping.signal), stopAt)).toBe(2_100)
  expect(await lengthOf(restUntilWork({ writes }, 1_000, stopping.signal))).toBeLessThanOrEqual(100)
})
