import { eq } from 'drizzle-orm'
import { DAY_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportWishes } from './syncWishes.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  wishes: {
    personal: {
      exported: { as: 'favourites', read: (tx, _, { user }) => exportWishes(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: tables.wishes.changedAt,
        retentionMs: 90 * DAY_MS,
        only: eq(tables.wishes.isWished, false),
        why: 'taken off, and every device in use has heard of it',
      },
    },
  },
})
