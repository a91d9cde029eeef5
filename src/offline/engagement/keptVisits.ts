import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { Readable, Stores } from '../stores.ts'
import { CONSENT_STORES, hasAgreed } from './consent.ts'
import { type VisitEventRow, VISITOR_ID, type VisitorRow } from './visitorRow.ts'

/** The stores in which visits are kept. */
export const VISIT_STORES = ['visitor', 'visitEvents'] as const
type VisitStores = Stores<(typeof VISIT_STORES)[number]>

/** The stored visits of this device. */
export interface KeptVisits {
  readonly visitor: VisitorRow | null
  readonly events: readonly VisitEventRow[]
}

/** Reads all that is kept. */
export async function readKept(stores: Readable<(typeof VISIT_STORES)[number]>): Promise<KeptVisits> {
  return {
    visitor: (await stores.visitor.get(VISITOR_ID)) ?? null,
    events: await stores.visitEvents.orderBy('at').toArray(),
  }
}

/** Erases the record and its unsent events; resolves to them. Rejects with an `OfflineError`. */
export function eraseVisits(db: IskraDatabase): Promise<KeptVisits> {
  return change(db, VISIT_STORES, async (stores) => {
    const kept = await readKept(stores)
    await clearVisits(stores)
    return kept
  })
}

/** Restores visits that were erased by mistake, unless the consent is gone. Rejects with an `OfflineError`. */
export function restoreVisits(db: IskraDatabase, { visitor, events }: KeptVisits): Promise<void> {
  return change(db, [...VISIT_STORES, ...CONSENT_STORES], async (stores) => {
    if (visitor === null || !(await hasAgreed(stores))) return
    await stores.visitor.put(visitor)
    await stores.visitEvents.bulkPut([...events])
  })
}

/** Erases stored visits without consent (any more). */
export async function eraseUnagreed(db: IskraDatabase): Promise<void> {
  const isKept = await read(db, VISIT_STORES, async (stores) => {
    return (await stores.visitor.count()) + (await stores.visitEvents.count()) > 0
  })
  if (isKept) await eraseVisits(db)
}

/** Erases all that is kept, inside the caller's transaction. */
export async function clearVisits(stores: VisitStores): Promise<void> {
  await stores.visitor.clear()
  await stores.visitEvents.clear()
}
