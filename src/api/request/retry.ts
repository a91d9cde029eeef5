import { type Clock, sleep } from '../product/clock.ts'
import type { FailureKind } from './failureKind.ts'

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 10_000
const PASSING_STATUSES: ReadonlySet<number | null> = new Set([408, 429, 500, 502, 503, 504])

/** The facts of a failure that decide whether it may pass. */
export interface Failure {
  readonly kind: FailureKind
  /** HTTP status; null when there was no answer. */
  readonly status: number | null
  /** How long (ms) the service wants to be left alone. */
  readonly retryAfterMs: number | null
}

/**
 * How long (ms) to wait before the attempt after this failure, the `made`-th (0 is the first): 1 s, 2 s, 4 s … 10 s, or
 * `apartMs` each time, and at least as long as the service asks (specification part 2, section 9). Null when the
 * failure won't pass. While the browser reports no network nothing is retried: the caller gets the answer now instead
 * of in seven seconds.
 */
export function pauseAfter(
  { kind, status, retryAfterMs }: Failure,
  made: number,
  { isOffline, apartMs }: { readonly isOffline: () => boolean; readonly apartMs?: number | undefined },
): number | null {
  const mayPass = kind === 'unreachable' ? !isOffline() : PASSING_STATUSES.has(status)
  if (!mayPass) return null
  return Math.max(retryAfterMs ?? 0, apartMs ?? Math.min(FIRST_DELAY_MS * 2 ** made, LONGEST_DELAY_MS))
}

export interface RetryOptions {
  /** How long (ms) to wait after the `made`-th failure (0 is the first) before another attempt; null for none. */
  readonly pause: (error: unknown, made: number) => number | null
  readonly clock: Clock
  /** Ends the waiting; the attempts end by themselves. */
  readonly signal?: AbortSignal | undefined
}

/** Makes attempts until one succeeds or no other is wanted; rejects with the last one's failure. */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  { pause, clock, signal }: RetryOptions,
): Promise<Result> {
  for (let made = 0; ; made += 1) {
    try {
      return await attempt()
    } catch (error) {
      const pauseMs = pause(error, made)
      if (pauseMs === null) throw error
      await sleep(clock, pauseMs, signal)
    }
  }
}
