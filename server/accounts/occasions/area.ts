import type { Area } from '#server/platform/area/areaParts.ts'
import { occasionRoutes } from './occasionRoutes.ts'
import { DATE_REMINDERS } from './reminders.ts'
import { TABLE_RULES } from './tableRules.ts'

/** People's own dates, and reminders of them. */
export const OCCASIONS: Area = {
  tables: TABLE_RULES,
  endpoints: occasionRoutes,
  tasks: [DATE_REMINDERS],
}
