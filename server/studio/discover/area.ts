import type { Area } from '#server/platform/area/areaParts.ts'
import { discoverRoutes } from './discoverRoutes.ts'
import { reportRoutes } from './reportRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** The public view of people’s works, and reports of what people show. */
export const DISCOVER: Area = {
  tables: TABLE_RULES,
  endpoints: (context) => [...discoverRoutes(context), ...reportRoutes(context)],
}
