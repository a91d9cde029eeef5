import type { Area } from '#server/platform/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Passkeys and the challenges they answer. */
export const PASSKEYS: Area = {
  tables: TABLE_RULES,
}
