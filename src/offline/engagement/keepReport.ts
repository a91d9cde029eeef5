import { MOST_EVENTS_KEPT } from '#domain/engagement/eventLimits.ts'
import { type Report, type Reported, takeReport } from '#domain/engagement/visitor.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import type { Stores } from '../stores.ts'
import { CONSENT_STORES, hasAgreed } from './consent.ts'
import { clearVisits, VISIT_STORES } from './keptVisits.ts'
import { VISITOR_ID } from './visitorRow.ts'

/** A page's own facts; the cart is read with the rest. */
export type PageReport = Omit<Report, 'pieces'>

/**
 * Stores one tab's report in one transaction, so two tabs add to the same record one after another. Null without
 * consent (any more): then nothing is stored, and the record is erased. Rejects with an `OfflineError`.
 */
export function keepReport(
  db: IskraDatabase,
  report: PageReport,
): Promise<Pick<Reported, 'addedMs' | 'events'> | null> {
  return change(db, [...VISIT_STORES, ...CONSENT_STORES, 'cartItems'], async (stores) => {
    if (!(await hasAgreed(stores))) {
      await clearVisits(stores)
      return null
    }
    const row = await stores.visitor.get(VISITOR_ID)
    const pieces = (await stores.cartItems.toArray()).reduce((sum, { quantity }) => sum + quantity, 0)
    const { visitor, events, addedMs } = takeReport(row?.record ?? null, { ...report, pieces }, newId)
    await stores.visitor.put({ id: VISITOR_ID, record: visitor, rest: row?.rest ?? null })
    await stores.visitEvents.bulkAdd(events)
    await forgetOverMost(stores)
    return { addedMs, events }
  })
}

async function forgetOverMost({ visitEvents }: Stores<'visitEvents'>): Promise<void> {
  const over = (await visitEvents.count()) - MOST_EVENTS_KEPT
  if (over > 0) await visitEvents.bulkDelete(await visitEvents.orderBy('at').limit(over).primaryKeys())
}
