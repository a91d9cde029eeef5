import { sql } from 'drizzle-orm'
import { DAY_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables, type TableRule } from '#server/platform/area/tableRule.ts'
import * as tables from './tables.ts'

const COUNTS: TableRule = { personal: null, retention: { forever: 'how much the shop was visited' } }

export const TABLE_RULES = ruledTables(tables, {
  // Anonymous visits: an event says of its device only whether it is a phone.
  analyticsEvents: {
    personal: null,
    retention: {
      expires: {
        since: tables.analyticsEvents.receivedAt,
        retentionMs: 30 * DAY_MS,
        only: sql`${tables.analyticsEvents.seq} <= (SELECT ${tables.analyticsProgress.rolledUp} FROM ${tables.analyticsProgress})`,
        why: 'counted in the roll-ups; a device sends none again that is older than two weeks',
      },
    },
  },
  analyticsHours: COUNTS,
  analyticsDays: COUNTS,
  analyticsMonths: COUNTS,
  analyticsPages: COUNTS,
  analyticsPageMonths: COUNTS,
  analyticsSubjects: COUNTS,
  analyticsSubjectMonths: COUNTS,
  analyticsDayTraits: COUNTS,
  analyticsPageTraits: COUNTS,
  analyticsProgress: COUNTS,
})
