import { POLL_INTERVAL_MS } from '#domain/generation/limits.ts'
import type { GenerationRow } from './generationRow.ts'

/** Calls of the limit that readings in the background leave for clicks. */
export const SPARE_CALLS = 2

/** How long (ms) sending may wait inside one call: everything else that waits to be sent waits with it. */
export const MAY_WAIT_MS = 2_500

const SOONEST_MS = 1_000

/** In how many ms these are to be asked about: every 5 s, sooner where the first is expected to be ready before. */
export function pollIn(rows: readonly Pick<GenerationRow, 'attempts' | 'estimatedTime'>[]): number {
  return Math.min(
    ...rows.map(({ attempts, estimatedTime }) => {
      // An estimate that has proved wrong once is none to hurry by.
      const expected = attempts === 0 ? (estimatedTime ?? POLL_INTERVAL_MS) : POLL_INTERVAL_MS
      return Math.max(SOONEST_MS, Math.min(POLL_INTERVAL_MS, expected))
    }),
  )
}
