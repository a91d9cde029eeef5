import type { Area } from '#server/platform/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'
import { wishlistRoutes } from './wishlistRoutes.ts'

/** A person's favourite products. */
export const WISHLIST: Area = {
  tables: TABLE_RULES,
  endpoints: wishlistRoutes,
}
