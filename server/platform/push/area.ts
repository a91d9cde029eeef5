import type { Area } from '#server/platform/area/areaParts.ts'
import { pushRoutes } from './pushRoutes.ts'
import { startPushDelivery } from './pushWorker.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Push messages, which devices get without an open page. */
export const PUSH: Area = {
  tables: TABLE_RULES,
  endpoints: pushRoutes,
  work: (context) => [startPushDelivery(context)],
}
