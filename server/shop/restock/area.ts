import type { Area } from '#server/platform/area/areaParts.ts'
import { startSchedule } from '#server/platform/tasks/schedule.ts'
import { restockRoutes } from './restockRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'
import { restockNews } from './tellRestocked.ts'

/** People who wait for sold-out products. */
export const RESTOCK: Area = {
  tables: TABLE_RULES,
  endpoints: restockRoutes,
  work: (context) => [startSchedule(context, [restockNews(context)])],
}
