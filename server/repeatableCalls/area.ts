import type { Area } from '#server/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Answers kept for calls that are made again. */
export const REPEATABLE_CALLS: Area = {
  tables: TABLE_RULES,
}
