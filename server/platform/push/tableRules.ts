import { ruledTables } from '#server/platform/area/tableRule.ts'
import { sessions } from '#server/platform/users/tables.ts'
import { exportSubscriptions } from './exportSubscriptions.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  pushSubscriptions: {
    personal: {
      exported: { as: 'push_subscriptions', read: (tx, _, { user }) => exportSubscriptions(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: { within: sessions },
  },
  pushMessages: {
    personal: {
      exported: { not: 'on their way to the person, gone once taken' },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: { used: 'sent within hours, or news no more' },
  },
})
