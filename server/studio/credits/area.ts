import type { Area } from '#server/platform/area/areaParts.ts'
import { describeGenerations } from '#server/studio/generators/describeGenerations.ts'
import { describeRuns } from '#server/studio/templates/runs/describeRuns.ts'
import { creditRoutes } from './creditRoutes.ts'
import { describeSubjects, type SubjectViews } from './describeSubjects.ts'
import { receivedOrderRoutes } from './receivedOrderRoutes.ts'
import { startCreditDelivery } from './receivedOrders.ts'
import { TABLE_RULES } from './tableRules.ts'

/** A movement's view of its work, by kind: one without its view doesn't compile. */
export const SUBJECT_VIEWS: SubjectViews = { generation: describeGenerations, run: describeRuns }

/** Credits: reserved, charged, refunded, and bought. */
export const CREDITS: Area = {
  tables: TABLE_RULES,
  endpoints: (context) => [
    ...creditRoutes(context, describeSubjects(SUBJECT_VIEWS)),
    ...receivedOrderRoutes(context),
  ],
  work: (context) => [startCreditDelivery(context)],
}
