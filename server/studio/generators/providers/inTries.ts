import { APICallError } from 'ai'

/** Pauses before the second and the third try, ms, when the provider names none. */
const PAUSES_MS = [2_000, 4_000]
/** When a provider asks for a longer pause, the job is retried later. */
const LONGEST_PAUSE_MS = 30_000

/**
 * Asks a provider up to three times (specification part 2, section 9), each try with `mostMs` of its own. It retries
 * requests that were answered "not now" and those that never arrived: a request that took too long may be running
 * there, and would be paid twice. Rejects with the last try's error.
 */
export async function inTries<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
  { signal, mostMs }: { readonly signal: AbortSignal; readonly mostMs: number },
): Promise<Value> {
  for (const ownPause of PAUSES_MS) {
    try {
      return await ask(within(signal, mostMs))
    } catch (error) {
      const wait = pauseAfter(error, ownPause)
      if (signal.aborted || wait === null) throw error
      await pause(wait, signal)
    }
  }
  return ask(within(signal, mostMs))
}

const within = (signal: AbortSignal, mostMs: number) => AbortSignal.any([signal, AbortSignal.timeout(mostMs)])

/** Ms until another try makes sense; null when none does. */
function pauseAfter(error: unknown, ownPause: number): number | null {
  if (!APICallError.isInstance(error) || !error.isRetryable) return null
  const { 'retry-after-ms': milliseconds, 'retry-after': seconds } = error.responseHeaders ?? {}
  const told = milliseconds === undefined ? Number(seconds) * 1_000 : Number(milliseconds)
  if (!Number.isFinite(told) || told < 0) return ownPause
  return told <= LONGEST_PAUSE_MS ? told : null
}

/** Ends early when the signal is aborted: the next try notices. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
