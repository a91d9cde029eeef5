import { MINUTE_MS, OF_SHOP } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportGenerations } from './exportGenerations.ts'
import { forgetGenerations } from './forgetGenerations.ts'
import { purgeDeleted } from './purgeDeleted.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  enginePrices: OF_SHOP,
  generations: {
    personal: {
      exported: {
        as: 'generations',
        read: (tx, context, { session }) => exportGenerations(tx, context, session),
      },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetGenerations(tx, context, user.id) },
    },
    // A person can restore a deleted generation for a day; the row stays, emptied: its price was paid.
    retention: { swept: { everyMs: MINUTE_MS, run: purgeDeleted } },
  },
})
