import { pauseAfter, retry } from '../request/retry.ts'
import { ApiError } from './apiError.ts'
import type { Clock } from './clock.ts'

// When a request is made again (specification part 2, section 9).

const MOST_RETRIES = 3
/** A service that asks for a longer pause gets it, but nobody is kept waiting for the answer that long. */
const LONGEST_PAUSE_MS = 60_000
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

export function createPatience(clock: Clock, isOffline: () => boolean): Patience {
  function pause(error: unknown, made: number): number | null {
    if (made === MOST_RETRIES || !(error instanceof ApiError)) return null
    // What took too long once is no better asked again at once.
    if (error.code === 'TIMEOUT' && error.status === null) return null
    const pauseMs = pauseAfter(error, made, { isOffline })
    return pauseMs !== null && pauseMs > LONGEST_PAUSE_MS ? null : pauseMs
  }
  return (attempt, isRepeatable, signal) =>
    isRepeatable ? retry(attempt, { pause, clock, signal }) : attempt()
}

export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && NETWORK_CODES.has(error.code)
}
