import type { Area } from '#server/platform/area/areaParts.ts'
import { authRoutes } from './authRoutes.ts'
import { recentProofRoutes } from './recentProofRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Registration, signing in, and the letters' links that verify an address. */
export const AUTH: Area = {
  tables: TABLE_RULES,
  endpoints: (context, data) => [...authRoutes(context, data), ...recentProofRoutes(context)],
}
