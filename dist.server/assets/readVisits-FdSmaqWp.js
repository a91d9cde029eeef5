import { n as observe } from './change-BUCoBqBE.js'
import { VISIT_STORES, n as hasAgreed, readKept, t as CONSENT_STORES } from './keptVisits-Bw0ueCta.js'
// src/offline/engagement/readVisits.ts
/** Reads what a visitor may see; for a live query. */
function readVisits(db) {
  return observe(db, [...VISIT_STORES, ...CONSENT_STORES], async (stores) => {
    const { visitor, events } = await readKept(stores)
    return {
      isAgreed: await hasAgreed(stores),
      visitor: visitor?.record ?? null,
      unsent: events,
    }
  })
}
export { readVisits }
