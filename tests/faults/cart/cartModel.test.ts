import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { embeddedStorefront } from './embeddedStorefront.ts'
import { runSchedule } from './runSchedule.ts'
import { schedules } from './schedule.ts'
import { modelStorefront, type ShopStorefront } from './shopStorefront.ts'
import { SilentChannel } from './silentChannel.ts'

// The long run is part of `npm run test:all`. SEED and RUNS can be told by the environment.
const isLong = process.env['LONG'] === 'yes'
const RUNS = Number(process.env['RUNS'] ?? (isLong ? 5_000 : 30))
const EMBEDDED_RUNS = Math.ceil(RUNS / 15)
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
const LONGEST = 20

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Contexts are woken by the schedule, not by each other.
  vi.stubGlobal('BroadcastChannel', SilentChannel)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Runs schedules and says where to find the one that fails again. */
function check(runs: number, storefront: () => ShopStorefront): Promise<void> {
  const property = fc.asyncProperty(schedules(LONGEST), (steps) => runSchedule(steps, storefront()))
  return fc.assert(property, { numRuns: runs, seed: SEED, endOnFailure: process.env['SHRINK'] === 'no' })
}

describe(`the cart and its outbox on a bad day (SEED=${SEED})`, () => {
  it(`end as the person wants it, in ${RUNS} schedules`, { timeout: 0 }, async () => {
    await expect(check(RUNS, modelStorefront)).resolves.toBeUndefined()
  })

  it(`do so against the embedded storefront, in ${EMBEDDED_RUNS} schedules`, { timeout: 0 }, async () => {
    const storefront = await embeddedStorefront()
    try {
      await expect(check(EMBEDDED_RUNS, () => storefront)).resolves.toBeUndefined()
    } finally {
      await storefront.close()
    }
  })
})
