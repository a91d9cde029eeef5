import { log } from '#domain/log.ts'
import { onReturn, type ReachabilityNews } from '#ui/onReturn.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'

/** Events within this time are sent together, ms. */
export const GATHERED_MS = 15_000
/** How soon a sending that broke on this device's storage is tried again, ms. */
const AFTER_TROUBLE_MS = 60_000
/** The longest single wait for a due time, because clocks change and devices sleep, ms. */
const LONGEST_WAIT_MS = 5 * 60_000

export interface VisitSender {
  /** Sends with the next batch, when the page is quiet. */
  soon(): void
  /** Sends at once: the page may be gone in a moment. */
  now(): void
  stop(): void
}

/**
 * Decides when events are sent: with a full batch, when the page is quiet or hidden, or when the network is back.
 * `send` resolves to when there is more to be sent, null for nothing.
 */
export function createVisitSender(
  send: () => Promise<number | null>,
  reachability?: ReachabilityNews,
): VisitSender {
  let timer: ReturnType<typeof setTimeout> | undefined
  let callOff: (() => void) | undefined
  let isSending = false
  let isAskedAgain = false
  let isStopped = false

  function wait(ms: number): void {
    if (isStopped || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      callOff?.()
      callOff = whenQuiet(() => void run())
    }, ms)
  }

  async function run(): Promise<void> {
    if (isStopped || !navigator.onLine) return
    if (isSending) {
      isAskedAgain = true
      return
    }
    clearTimeout(timer)
    timer = undefined
    isSending = true
    try {
      const until = await send()
      if (until !== null) wait(Math.min(LONGEST_WAIT_MS, Math.max(0, until - Date.now())))
    } catch (error) {
      log.info('visits', 'events could not be sent', { reason: String(error) })
      wait(AFTER_TROUBLE_MS)
    } finally {
      isSending = false
      if (isAskedAgain) {
        isAskedAgain = false
        wait(0)
      }
    }
  }

  const stopReturns = onReturn({ network: () => wait(0), person: () => undefined }, reachability)
  wait(GATHERED_MS)
  return {
    soon: () => wait(GATHERED_MS),
    now: () => void run(),
    stop() {
      isStopped = true
      clearTimeout(timer)
      callOff?.()
      stopReturns()
    },
  }
}
