import type { Area } from '#server/platform/area/areaParts.ts'
import { affiliateRoutes } from './affiliateRoutes.ts'
import { seedAffiliateCodes } from './seedAffiliateCodes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Affiliate codes and what they promise. */
export const AFFILIATE: Area = {
  tables: TABLE_RULES,
  endpoints: affiliateRoutes,
  // A store elsewhere needs them too: it has its own discounts, but affiliate bonuses of its orders are given here.
  prepare: seedAffiliateCodes,
}
