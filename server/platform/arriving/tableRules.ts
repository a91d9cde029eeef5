import { HOUR_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { forgetArrivingOf, sweepArriving } from './sweepArriving.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  arrivingFiles: {
    personal: {
      exported: { not: 'parts of a file that are on their way, and gone a day later' },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetArrivingOf(tx, context, user.id) },
    },
    retention: { swept: { everyMs: HOUR_MS, run: sweepArriving } },
  },
})
