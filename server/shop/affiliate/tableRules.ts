import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportCreatorCodes, forgetCreator } from './findCode.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  affiliateCodes: {
    personal: {
      exported: { as: 'affiliate_codes', read: (tx, _, { user }) => exportCreatorCodes(tx, user.id) },
      moved: 'by id',
      removed: { forget: (tx, _, user) => forgetCreator(tx, user.id) },
    },
    retention: { forever: 'what the shop has promised with it; orders name it' },
  },
})
