import type { Area } from '#server/area/areaParts.ts'
import { affiliateRoutes } from './affiliateRoutes.ts'
import { seedAffiliateCodes } from './seedAffiliateCodes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** What creators’ codes promise. */
export const AFFILIATE: Area = {
  tables: TABLE_RULES,
  endpoints: affiliateRoutes,
  // With a store elsewhere, too: it has its own discounts, but what its orders bring of an affiliate’s is given here.
  prepare: seedAffiliateCodes,
}
