import type { AffiliateVisit } from '#domain/affiliate/visit.ts'
import { createStore } from '#domain/store.ts'

/** The visit as this page knows it; null while there is none, or none that is still good. */
export const affiliateVisit = createStore<AffiliateVisit | null>(null)
