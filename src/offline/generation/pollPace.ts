import { POLL_INTERVAL_MS, RATE_LIMIT_CALLS, RATE_LIMIT_WINDOW_MS } from '#domain/generation/limits.ts'
import type { GenerationRow } from './generationRow.ts'

/** Calls of the limit that questions leave for clicks. */
export const SPARE_CALLS = 2

/** How long (ms) sending may wait inside one call: everything else that waits to be sent waits with it. */
export const MAY_WAIT_MS = 2_500

/** Questions asked every 5 s; from then on as often as the limit of calls allows without a gap. */
const QUICK_QUESTIONS = 4
const STEADY_INTERVAL_MS = RATE_LIMIT_WINDOW_MS / (RATE_LIMIT_CALLS - SPARE_CALLS)
const SOONEST_MS = 1_000

/** In how many ms these are to be asked about: every 5 s, sooner where the first is expected to be ready before. */
export function pollIn(rows: readonly Pick<GenerationRow, 'attempts' | 'estimatedTime'>[]): number {
  return Math.min(
    ...rows.map(({ attempts, estimatedTime }) => {
      const interval = attempts < QUICK_QUESTIONS ? POLL_INTERVAL_MS : STEADY_INTERVAL_MS
      // An estimate that has proved wrong once is none to hurry by.
      const expected = attempts === 0 ? (estimatedTime ?? interval) : interval
      return Math.max(SOONEST_MS, Math.min(interval, expected))
    }),
  )
}
