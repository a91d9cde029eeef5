import { YEAR_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportActs, forgetActs } from './personalActs.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  administratorActs: {
    personal: {
      exported: { as: 'administrator_acts', read: (tx, _, { user }) => exportActs(tx, user.id) },
      moved: 'by id',
      removed: { forget: (tx, _, user) => forgetActs(tx, user.id) },
      leaves: 'that something was done to an account, by ids that lead to nobody; its reason is gone',
    },
    retention: {
      expires: {
        since: tables.administratorActs.createdAt,
        retentionMs: 6 * YEAR_MS,
        why: 'so long somebody can claim what was done with their credits',
      },
    },
  },
})
