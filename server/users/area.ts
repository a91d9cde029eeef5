import type { Area } from '#server/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Who has an account, and where they are signed in. */
export const USERS: Area = {
  tables: TABLE_RULES,
}
