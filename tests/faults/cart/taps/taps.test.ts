import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modelStorefront } from '../shopStorefront.ts'
import { SilentChannel } from '../silentChannel.ts'
import { runStorm } from './runStorm.ts'
import { storms } from './tapSchedule.ts'

const RUNS = Number(process.env['RUNS'] ?? (process.env['LONG'] === undefined ? 15 : 1_000))
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
const LONGEST = 24

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Contexts are woken by the storm, not by each other.
  vi.stubGlobal('BroadcastChannel', SilentChannel)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it(`every press counts, in ${RUNS} storms over two tabs (SEED=${SEED})`, { timeout: 0 }, async () => {
  const property = fc.asyncProperty(storms(LONGEST), (steps) => runStorm(steps, modelStorefront()))
  const checked = fc.assert(property, {
    numRuns: RUNS,
    seed: SEED,
    endOnFailure: process.env['SHRINK'] === 'no',
  })
  await expect(checked).resolves.toBeUndefined()
})
