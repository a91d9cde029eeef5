import type { Area } from '#server/platform/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'

/** A person's settings, on all their devices. */
export const PREFERENCES: Area = {
  tables: TABLE_RULES,
}
