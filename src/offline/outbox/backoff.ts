const FIRST_MS = 1_000
const LONGEST_MS = 5 * 60 * 1_000
/** The longest wait a service can ask for; a wait beyond it in a row means the clock was set back. */
export const LONGEST_RETRY_AFTER_MS = 60 * 60 * 1_000

/**
 * How long to wait after the n-th failed attempt (1 is the first): doubling from one second to five minutes, with the
 * upper half left to chance so that devices don't come back all at once. The service's own pause (`retryAfterMs`) is
 * the least.
 */
export function retryDelay(attempts: number, retryAfterMs: number | null, random: () => number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 30))
  const delay = Math.round(full / 2 + (full / 2) * random())
  return Math.max(delay, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS))
}

/** Whether an intent's time has come; a time too far ahead comes from a clock that was set back. */
export function isDue(nextAttemptAt: number, now: number): boolean {
  return nextAttemptAt <= now || nextAttemptAt > now + LONGEST_RETRY_AFTER_MS
}
