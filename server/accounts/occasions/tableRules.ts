import { isNull } from 'drizzle-orm'
import { DAY_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportDates } from './mergeDates.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  occasionDates: {
    personal: {
      exported: { as: 'dates', read: (tx, _, { user }) => exportDates(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: tables.occasionDates.changedAt,
        retentionMs: 90 * DAY_MS,
        only: isNull(tables.occasionDates.date),
        why: 'removed, and every device in use has heard of it; holds no words',
      },
    },
  },
})
