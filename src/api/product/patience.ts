import { pauseAfter, retry } from '../request/retry.ts'
import { ApiError } from './apiError.ts'
import type { Clock } from './clock.ts'

// When a request is made again (specification part 2, section 9).

const MOST_RETRIES = 3
/** The longest pause a service may ask for that a caller still waits out, in ms. */
const LONGEST_PAUSE_MS = 60_000
const NETWORK_CODES: ReadonlySet<string> = new Set(['NETWORK_ERROR', 'UPLOAD_NETWORK_ERROR'])

/**
 * Makes an attempt, and up to three more while the failure may pass. Only for idempotent calls; the others get one
 * attempt.
 */
export type Patience = <Answer>(
  attempt: () => Promise<Answer>,
  isRepeatable: boolean,
  signal: AbortSignal | undefined,
) => Promise<Answer>

export function createPatience(clock: Clock, isOffline: () => boolean): Patience {
  function pause(error: unknown, made: number): number | null {
    if (made === MOST_RETRIES || !(error instanceof ApiError)) return null
    // A call that timed out once is not repeated at once.
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
