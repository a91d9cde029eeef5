import { pageLife } from '#domain/pageLife.ts'
import { renewCart } from '#offline/cart/renewCart.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { isMaking, renewJobs } from '#offline/jobs/jobUpkeep.ts'
import { renewOccasions } from '#offline/occasions/renewOccasions.ts'
import { renewPreferences } from '#offline/preferences/renewPreferences.ts'
import { renewWishlist } from '#offline/wishlist/renewWishlist.ts'
import { createDrainSchedule } from '#offline/outbox/drainSchedule.ts'
import { type DrainOptions, drainService } from '#offline/outbox/drainService.ts'
import type { OutboxServices } from '#offline/outbox/handler.ts'
import { OUTBOX_SERVICES, type OutboxService } from '#offline/outbox/outboxServices.ts'
import { hurryUnreachable } from '#offline/outbox/intents.ts'
import { onReturn, type ReachabilityNews } from '#ui/onReturn.ts'
import { onOutboxChange } from '#offline/outbox/signal.ts'

export interface DrainingOptions extends DrainOptions {
  readonly reachability?: ReachabilityNews
  /** Asks the browser to wake the worker with the `iskra-outbox` tag when the network is back. */
  readonly requestSync?: () => void
}

/**
 * Sends this device's changes while the page is open: at the start, when a change is made in any tab (after a pause in
 * the taps), when the network or the person comes back, and by a timer while changes wait, because no event tells the
 * end of a server's outage. Returns how to stop.
 */
export function startDraining(
  db: IskraDatabase,
  services: OutboxServices,
  options: DrainingOptions = {},
): () => void {
  const { reachability, requestSync = () => undefined } = options
  /** Where anything was left to be sent or asked about when this page last looked. */
  const left = new Set<OutboxService>()
  let isWorkerTold = false

  /**
   * This page starts and polls generations. The worker is told once, so that it continues when the page is gone: before
   * a start is sent, since the page may be closed while it waits for the answer.
   */
  async function noteGenerations() {
    const isUnderWay = await isMaking(db)
    // Two services may have asked at the same time.
    if (isUnderWay && !isWorkerTold) requestSync()
    isWorkerTold = isUnderWay
  }

  const schedules = OUTBOX_SERVICES.map((service) =>
    createDrainSchedule(
      async (onWake) => {
        if (service !== 'storefront') await noteGenerations()
        const report = await drainService(db, service, services, { ...options, onWake })
        if (service !== 'storefront') await noteGenerations()
        if (report.nextAttemptAt === null) left.delete(service)
        else left.add(service)
        return report
      },
      ({ waiting }) => {
        if (waiting > 0) requestSync()
      },
    ),
  )

  function send() {
    if (!navigator.onLine) requestSync()
    else for (const schedule of schedules) schedule.now()
  }

  /** A failed write is met again by the drain, which says so. */
  async function returned(prepare: (db: IskraDatabase) => Promise<void>) {
    await prepare(db).catch(() => undefined)
    send()
  }

  async function keepUp() {
    await renewCart(db)
    await renewPreferences(db)
    await renewOccasions(db)
    await renewWishlist(db)
    await renewJobs(db)
  }

  async function catchUp() {
    await hurryUnreachable(db)
    await renewPreferences(db)
    await renewOccasions(db)
    await renewWishlist(db)
    await renewJobs(db)
  }

  const personReturned = () => void returned(keepUp)
  const stopLife = pageLife.subscribe(() => {
    const life = pageLife.getSnapshot()
    if (life === 'shown') return
    if (left.size > 0) requestSync()
    // Hidden may mean closed in a moment: no time left for pauses between taps. A page that is left sends nothing.
    if (life === 'hidden') send()
  })

  const stopReturns = onReturn(
    { network: () => void returned(catchUp), person: personReturned },
    reachability,
  )
  const stopSignal = onOutboxChange(() => {
    for (const schedule of schedules) schedule.soon()
    // The page may be closed before its own try fails: where that is likely, the worker is told at once.
    if (reachability?.getSnapshot() === 'offline') requestSync()
  })
  personReturned()

  return () => {
    for (const schedule of schedules) schedule.stop()
    stopSignal()
    stopReturns()
    stopLife()
  }
}
