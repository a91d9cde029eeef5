import type { GeneratorName } from '#domain/generation/engines.ts'
import { RATE_LIMIT_CALLS, RATE_LIMIT_WINDOW_MS } from '#domain/generation/limits.ts'

/** Counts the calls of a device: its tabs and the worker share the limit of each generator. */
export interface CallBudget {
  /** Takes one call and answers 0, or answers how long (ms) until there is one with `spare` left over. */
  take(generator: GeneratorName, spare: number): Promise<number>
}

/** Returns the calls (epoch ms) that still count, and the wait (ms) before the next call is allowed: 0 for none. */
export function afterCall(
  calls: readonly number[],
  spare: number,
  now: number,
): { readonly calls: readonly number[]; readonly waitMs: number } {
  // A time ahead comes from a clock that was set back.
  const recent = calls
    .filter((at) => at <= now && at > now - RATE_LIMIT_WINDOW_MS)
    .toSorted((one, other) => one - other)
  const surplus = recent.length - (RATE_LIMIT_CALLS - spare)
  const blocking = surplus >= 0 ? recent[surplus] : undefined
  if (blocking === undefined) return { calls: [...recent, now], waitMs: 0 }
  return { calls: recent, waitMs: blocking + RATE_LIMIT_WINDOW_MS - now }
}
