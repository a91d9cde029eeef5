import type { Area } from '#server/platform/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Answers kept for repeated calls. */
export const REPEATABLE_CALLS: Area = {
  tables: TABLE_RULES,
}
