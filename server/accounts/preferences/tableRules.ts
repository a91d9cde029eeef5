import { WITH_ACCOUNT } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { readAccountPreferences } from './accountPreferences.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  accountPreferences: {
    personal: {
      exported: { as: 'preferences', read: (tx, _, { user }) => readAccountPreferences(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: WITH_ACCOUNT,
  },
})
