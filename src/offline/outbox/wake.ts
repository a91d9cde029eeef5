import { keepCartUp } from '../cart/cartUpkeep.ts'
import type { IskraDatabase } from '../database.ts'
import { keepGenerationsUp, nextPollAt } from '../generation/polling.ts'
import { keepPreferencesUp } from '../preferences/preferencesUpkeep.ts'
import type { Reachability } from '../reachability.ts'
import { createDrainSchedule } from './drainSchedule.ts'
import { type DrainOptions, drainOutbox } from './drainOutbox.ts'
import type { OutboxServices } from './handler.ts'
import { hurryUnreachable } from './intents.ts'
import { onOutboxChange } from './signal.ts'

export interface WakeOptions extends DrainOptions {
  /** Its finding of an answering service is a reason to send. */
  readonly reachability?: Pick<Reachability, 'subscribe' | 'getSnapshot'>
  /** Asks the browser to wake the worker with the `iskra-outbox` tag when the network is back. */
  readonly requestSync?: () => void
}

/**
 * Sends this device's changes for as long as the page is open: at the start, when a change is made in any tab
 * (after a pause in the taps), when the network or the person comes back, and by a timer while something waits,
 * since the end of a server's outage is told by no event. Returns how to stop.
 */
export function startDraining(
  db: IskraDatabase,
  services: OutboxServices,
  options: WakeOptions = {},
): () => void {
  const { reachability, requestSync = () => undefined } = options
  /** Whether anything was left to be sent or asked about when this page last looked. */
  let isLeft = false
  let isPolling = false

  async function drain() {
    const report = await drainOutbox(db, services, options)
    const wasPolling = isPolling
    isPolling = (await nextPollAt(db)) !== null
    isLeft = report.nextAttemptAt !== null
    // What is under way is asked about by this page. The worker is told once, to go on when the page is gone.
    if (isPolling && !wasPolling) requestSync()
    return report
  }

  const schedule = createDrainSchedule(drain, ({ waiting }) => {
    if (waiting > 0) requestSync()
  })

  function send() {
    if (navigator.onLine) schedule.now()
    else requestSync()
  }

  /** A failed write is met again by the drain, which says so. */
  async function returned(prepare: (db: IskraDatabase) => Promise<void>) {
    await prepare(db).catch(() => undefined)
    send()
  }

  async function keepUp() {
    await keepCartUp(db)
    await keepPreferencesUp(db)
    await keepGenerationsUp(db)
  }

  async function catchUp() {
    await hurryUnreachable(db)
    await keepPreferencesUp(db)
    await keepGenerationsUp(db)
  }

  const onOnline = () => void returned(catchUp)
  const onFocus = () => void returned(keepUp)
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onFocus()
    else {
      // Hidden may mean closed in a moment: no time left for pauses between taps.
      if (isLeft) requestSync()
      send()
    }
  }
  const onReachability = () => {
    if (reachability?.getSnapshot() === 'online') onOnline()
  }

  globalThis.addEventListener('online', onOnline)
  globalThis.addEventListener('focus', onFocus)
  document.addEventListener('visibilitychange', onVisibility)
  const stopReachability = reachability?.subscribe(onReachability)
  const stopSignal = onOutboxChange(() => {
    schedule.soon()
    // The page may be closed before it has tried in vain: where that is to be expected, the worker is told at once.
    if (reachability?.getSnapshot() === 'offline') requestSync()
  })
  onFocus()

  return () => {
    schedule.stop()
    stopSignal()
    stopReachability?.()
    globalThis.removeEventListener('online', onOnline)
    globalThis.removeEventListener('focus', onFocus)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
