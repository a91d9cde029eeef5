import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DrainReport } from './drainService.ts'
import { createDrainSchedule } from './drainSchedule.ts'

const EMPTY: DrainReport = {
  settled: 0,
  failed: 0,
  parked: 0,
  superseded: 0,
  waiting: 0,
  nextAttemptAt: null,
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Drains that take `takesMs` and end with these `reports`, then with nothing left. */
function start(reports: (Partial<DrainReport> | Error)[] = [], takesMs = 0) {
  const starts: number[] = []
  let running = 0
  let most = 0
  const schedule = createDrainSchedule(async () => {
    starts.push(Date.now())
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, takesMs))
    running -= 1
    const report = reports.shift()
    if (report instanceof Error) throw report
    return { ...EMPTY, ...report }
  })
  return { schedule, starts, most: () => most }
}

describe('when a page sends', () => {
  it.each([
    ['slow', 100, 300],
    ['quick', 50, 20],
    ['on a slow network', 100, 3_000],
  ])('sends fifty %s taps in at most two drains', async (_how, everyMs, takesMs) => {
    const { schedule, starts, most } = start([], takesMs)
    for (let tap = 0; tap < 50; tap += 1) {
      schedule.soon()
      await vi.advanceTimersByTimeAsync(everyMs)
    }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(starts.length).toBeGreaterThan(0)
    expect(starts.length).toBeLessThanOrEqual(2)
    expect(most()).toBe(1)
  })

  it('sends a single tap after a short pause', async () => {
    const { schedule, starts } = start()
    schedule.soon()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(starts).toEqual([400])
  })

  it('comes back when something waiting is due', async () => {
    const { schedule, starts } = start([{ nextAttemptAt: 8_000 }, { nextAttemptAt: 500_000 }])
    schedule.now()
    await vi.advanceTimersByTimeAsync(69_000)
    expect(starts.map((at) => Math.round(at / 1_000))).toEqual([0, 8, 68])
  })

  it('comes back after trouble with storage', async () => {
    const { schedule, starts } = start([new Error('storage')])
    schedule.now()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(starts).toEqual([0, 30_000])
  })

  it('runs once more when it was asked while it ran, and not twice at a time', async () => {
    const { schedule, starts, most } = start([], 1_000)
    schedule.now()
    await vi.advanceTimersByTimeAsync(10)
    schedule.now()
    schedule.now()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(starts).toEqual([0, 1_000])
    expect(most()).toBe(1)
  })

  it('does nothing after it was stopped', async () => {
    const { schedule, starts } = start([{ nextAttemptAt: 5_000 }], 100)
    schedule.now()
    await vi.advanceTimersByTimeAsync(10)
    schedule.stop()
    schedule.soon()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(starts).toEqual([0])
  })
})
