import { DAY_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  reports: {
    personal: {
      exported: {
        not: 'what strangers said of a work or a drawing; why it was taken down stands with its maker’s own',
      },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: tables.reports.decidedAt,
        retentionMs: 180 * DAY_MS,
        why: 'decided; the journal says what came of it',
      },
    },
  },
})
