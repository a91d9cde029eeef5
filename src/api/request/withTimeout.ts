import { type Clock, systemClock } from '../product/clock.ts'

/** Nothing was heard within the time that a call was given. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

export interface TimeoutOptions {
  readonly timeoutMs: number
  /** The caller's own: the call then rejects with its reason. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/**
 * Does `work`, whose signal ends it. Rejects with the reason of the caller's signal, with `TimedOut`, or with the
 * work's own error, in this order.
 */
export async function withTimeout<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { timeoutMs, signal, clock = systemClock }: TimeoutOptions,
): Promise<Result> {
  signal?.throwIfAborted()
  const stop = new AbortController()
  const cancelTimeout = clock.after(timeoutMs, () => stop.abort())
  try {
    return await work(signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]))
  } catch (cause) {
    signal?.throwIfAborted()
    throw stop.signal.aborted ? new TimedOut(`No answer within ${timeoutMs} ms`, { cause }) : cause
  } finally {
    cancelTimeout()
  }
}
