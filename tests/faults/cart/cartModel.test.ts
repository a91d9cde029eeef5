import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSchedule } from './runSchedule.ts'
import { schedules } from './schedule.ts'
import { modelStorefront } from './shopStorefront.ts'

// The long run is `npm run test:model`, with SEED and RUNS told by the environment.
const RUNS = Number(process.env['RUNS'] ?? 200)
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Contexts are woken by the schedule, not by each other.
  vi.stubGlobal('BroadcastChannel', SilentChannel)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

class SilentChannel {
  postMessage(): void {}
  close(): void {}
}

it(
  `brings the storefront's cart to what the person wants, whatever happens on the way (SEED=${SEED} RUNS=${RUNS})`,
  { timeout: 0 },
  async () => {
    let runs = 0
    const property = fc.asyncProperty(schedules(25), async (steps) => {
      runs += 1
      await runSchedule(steps, modelStorefront())
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: process.env['SHRINK'] === 'no' })
    expect(runs).toBe(RUNS)
  },
)
