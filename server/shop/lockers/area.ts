import type { Area } from '#server/platform/area/areaParts.ts'
import { startSchedule } from '#server/platform/tasks/schedule.ts'
import { LOCKER_REFRESH } from './lockerList.ts'
import { lockerRoutes } from './lockerRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Parcel lockers. */
export const LOCKERS: Area = {
  tables: TABLE_RULES,
  endpoints: lockerRoutes,
  work: (context) => [startSchedule(context, [LOCKER_REFRESH])],
}
