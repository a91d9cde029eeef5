import type { Area } from '#server/platform/area/areaParts.ts'
import { TABLE_RULES } from './tableRules.ts'

/** The facts that all servers of an installation agree on. */
export const INSTALLATION: Area = {
  tables: TABLE_RULES,
}
