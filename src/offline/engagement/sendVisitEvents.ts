import { EVENT_AGE_MS, MOST_EVENTS_AT_ONCE } from '#domain/engagement/eventLimits.ts'
import type { Deliver } from '#api/product/deliverEvents.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { isDue, retryDelay } from '../outbox/backoff.ts'
import type { OutboxLock } from '../outbox/lock.ts'
import { outboxLock } from '../outbox/outboxLock.ts'
import { CONSENT_STORES, hasAgreed } from './consent.ts'
import { clearVisits } from './keptVisits.ts'
import { type VisitEventRow, VISITOR_ID } from './visitorRow.ts'

export interface SendingOptions {
  readonly lock?: OutboxLock
  readonly random?: () => number
}

const STORES = ['visitor', 'visitEvents', ...CONSENT_STORES] as const

/**
 * Sends waiting events, oldest first, in one tab at a time; an event is deleted once the service has it. Resolves to
 * the time of the next batch (epoch ms), null for none. Rejects with an `OfflineError`.
 */
export function sendVisitEvents(
  db: IskraDatabase,
  deliver: Deliver,
  { lock = outboxLock(db, 'visits'), random = Math.random }: SendingOptions = {},
): Promise<number | null> {
  return lock.run(async (lease) => {
    for (;;) {
      const bundle = await nextBundle(db)
      if ('until' in bundle) return bundle.until
      const { events } = bundle
      const delivery = await deliver({ sent_at: Date.now(), events: [...events] })
      const until = await change(db, STORES, async (stores) => {
        await lease.confirm(stores)
        const row = await stores.visitor.get(VISITOR_ID)
        if (delivery.kind === 'later') {
          // Erased meanwhile: nothing is left to be sent.
          if (row === undefined) return null
          const attempts = (row.rest?.attempts ?? 0) + 1
          const rest = {
            attempts,
            until: Date.now() + retryDelay(attempts, delivery.retryAfterMs, random),
          }
          await stores.visitor.put({ ...row, rest })
          return rest.until
        }
        if (row !== undefined && row.rest !== null) await stores.visitor.put({ ...row, rest: null })
        await stores.visitEvents.bulkDelete(events.map(({ id }) => id))
        return null
      })
      if (delivery.kind === 'later') return until
    }
  })
}

type Bundle = { readonly events: readonly VisitEventRow[] } | { readonly until: number | null }

/** The events to send now, or the time of the next ones. Events too old to be accepted are deleted. */
function nextBundle(db: IskraDatabase): Promise<Bundle> {
  return change(db, STORES, async (stores): Promise<Bundle> => {
    if (!(await hasAgreed(stores))) {
      await clearVisits(stores)
      return { until: null }
    }
    const now = Date.now()
    await stores.visitEvents
      .where('at')
      .below(now - EVENT_AGE_MS)
      .delete()
    const events = await stores.visitEvents.orderBy('at').limit(MOST_EVENTS_AT_ONCE).toArray()
    if (events.length === 0) return { until: null }
    const rest = (await stores.visitor.get(VISITOR_ID))?.rest ?? null
    return rest === null || isDue(rest.until, now) ? { events } : { until: rest.until }
  })
}
