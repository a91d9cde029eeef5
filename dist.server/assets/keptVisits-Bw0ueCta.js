import { r as read, t as change } from './change-BUCoBqBE.js'
import { n as readPreferences } from './readPreferences-BsZufX81.js'
// src/offline/engagement/consent.ts
/** The stores that say whether visits may be counted. */
var CONSENT_STORES = ['outbox', 'settings']
/** Whether whoever uses this device has agreed that their visits are counted: without an answer they have not. */
async function hasAgreed(stores) {
  return (await readPreferences(stores)).choices.cookiesAccepted?.value === true
}
// src/offline/engagement/keptVisits.ts
/** The stores in which visits are kept. */
var VISIT_STORES = ['visitor', 'visitEvents']
/** Reads all that is kept. */
async function readKept(stores) {
  return {
    visitor: (await stores.visitor.get('visitor')) ?? null,
    events: await stores.visitEvents.orderBy('at').toArray(),
  }
}
/** Erases the record and what of it was not sent yet; resolves to what was there. Rejects with an `OfflineError`. */
function eraseVisits(db) {
  return change(db, VISIT_STORES, async (stores) => {
    const kept = await readKept(stores)
    await clearVisits(stores)
    return kept
  })
}
/** Brings back what was erased by mistake, unless it may not be kept any more. Rejects with an `OfflineError`. */
function restoreVisits(db, { visitor, events }) {
  return change(db, [...VISIT_STORES, ...CONSENT_STORES], async (stores) => {
    if (visitor === null || !(await hasAgreed(stores))) return
    await stores.visitor.put(visitor)
    await stores.visitEvents.bulkPut([...events])
  })
}
/** Erases what is kept where nobody has agreed to it (any more). */
async function eraseUnagreed(db) {
  if (
    await read(db, VISIT_STORES, async (stores) => {
      return (await stores.visitor.count()) + (await stores.visitEvents.count()) > 0
    })
  )
    await eraseVisits(db)
}
/** Erases all that is kept, inside the caller's transaction. */
async function clearVisits(stores) {
  await stores.visitor.clear()
  await stores.visitEvents.clear()
}
export {
  VISIT_STORES,
  clearVisits,
  eraseUnagreed,
  eraseVisits,
  hasAgreed as n,
  readKept,
  restoreVisits,
  CONSENT_STORES as t,
}
