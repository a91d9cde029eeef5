import type { Area } from '#server/platform/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Accounts and their sessions. */
export const USERS: Area = {
  tables: TABLE_RULES,
}
