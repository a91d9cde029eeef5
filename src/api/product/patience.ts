import { ApiError } from './apiError.ts'
import { type Clock, sleep } from './clock.ts'

// When a request is made again (specification part 2, section 9).

const MOST_RETRIES = 3
const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 10_000
/** A service that asks for a longer pause gets it, but nobody is kept waiting for the answer that long. */
const LONGEST_PAUSE_MS = 60_000
const PASSING_STATUSES: ReadonlySet<number | null> = new Set([408, 429, 500, 502, 503, 504])
const NETWORK_CODES: ReadonlySet<string> = new Set(['NETWORK_ERROR', 'UPLOAD_NETWORK_ERROR'])

/**
 * Makes an attempt, and up to three more while the failure may pass. Only for what is safe to repeat; the others
 * get their one attempt.
 */
export type Patience = <Answer>(
  attempt: () => Promise<Answer>,
  isRepeatable: boolean,
  signal: AbortSignal | undefined,
) => Promise<Answer>

/**
 * Without a network, as far as the browser knows (`isOffline`), nothing is tried again: whoever waits gets the
 * answer now instead of in seven seconds.
 */
export function createPatience(clock: Clock, isOffline: () => boolean): Patience {
  return async (attempt, isRepeatable, signal) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await attempt()
      } catch (error) {
        if (!isRepeatable || retries === MOST_RETRIES) throw error
        const pause = pauseBeforeRetry(error, retries)
        if (pause === null || (isNetworkFailure(error) && isOffline())) throw error
        await sleep(clock, pause, signal)
      }
    }
  }
}

/** How long to wait before the next attempt, ms; null when there should be none. */
function pauseBeforeRetry(error: unknown, retries: number): number | null {
  if (!(error instanceof ApiError)) return null
  if (!isNetworkFailure(error) && !PASSING_STATUSES.has(error.status)) return null
  const asked = error.retryAfterMs ?? 0
  if (asked > LONGEST_PAUSE_MS) return null
  return Math.max(asked, Math.min(FIRST_DELAY_MS * 2 ** retries, LONGEST_DELAY_MS))
}

export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && NETWORK_CODES.has(error.code)
}
