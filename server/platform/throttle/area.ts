import type { Area } from '#server/platform/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Rate limits. */
export const THROTTLE: Area = {
  tables: TABLE_RULES,
}
