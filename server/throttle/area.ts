import type { Area } from '#server/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'

/** How often something was tried. */
export const THROTTLE: Area = {
  tables: TABLE_RULES,
}
