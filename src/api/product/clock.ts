/** Time as the client sees it: tests bring their own. */
export interface Clock {
  /** Epoch ms. */
  now(): number
  /** Runs `work` after this many ms; the returned function cancels it. */
  after(milliseconds: number, work: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Resolves after this many ms; rejects with the signal's reason when that is aborted before. */
export function sleep(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason)
    const stop = () => {
      cancelTimeout()
      reject(signal?.reason)
    }
    const cancelTimeout = clock.after(milliseconds, () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Resolves as `work` does, for a caller who may stop waiting: the work itself goes on for the others. */
export function unlessAborted<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  if (signal === undefined) return work
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
