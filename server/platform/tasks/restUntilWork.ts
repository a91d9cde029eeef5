import type { ServerContext } from '#server/platform/context.ts'

/** The longest rest of a worker that looks more often otherwise, ms: what falls due by its date waits so long at most. */
const LONGEST_REST_MS = 10_000
/** A rest takes this part of the time since the last write. */
const PART_OF_QUIET = 0.1

/**
 * Rests before the next look for work in the database: `leastMs`, and longer in a database that nobody has written to
 * for a while. There the next write ends it. The signal ends it at once.
 */
export async function restUntilWork(
  { writes }: Pick<ServerContext, 'writes'>,
  leastMs: number,
  signal: AbortSignal,
): Promise<void> {
  const began = performance.now()
  const longestMs = Math.min((began - writes.lastAt()) * PART_OF_QUIET, LONGEST_REST_MS)
  await pauseFor(leastMs, signal)
  if (longestMs <= leastMs || writes.lastAt() >= began) return
  await pauseFor(longestMs - leastMs, signal, writes.onNext)
}

/** Resolves after a while, with the signal, or when something happens; it keeps no process alive. */
function pauseFor(
  ms: number,
  signal: AbortSignal,
  onEvent: (callBack: () => void) => () => void = () => () => undefined,
): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      stopListening()
      resolve()
    }
    const timer = setTimeout(end, ms).unref()
    signal.addEventListener('abort', end)
    const stopListening = onEvent(end)
  })
}
