import { isNull } from 'drizzle-orm'
import { readBilling } from '#server/accounts/account/billingRoutes.ts'
import { exportAccountRow, exportSessions } from '#server/accounts/account/exportUser.ts'
import { IDLE_MS } from '#server/accounts/auth/sessions.ts'
import { DAY_MS, WITH_ACCOUNT } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import * as tables from '#server/platform/users/tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  accountBilling: {
    personal: {
      exported: { as: 'billing', read: (tx, _, { user }) => readBilling(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: WITH_ACCOUNT,
  },
  sessions: {
    personal: {
      exported: { as: 'sessions', read: (tx, _, { user }) => exportSessions(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: tables.sessions.lastUsedAt,
        retentionMs: IDLE_MS,
        why: 'nobody has refreshed it: it has ended',
      },
    },
  },
  users: {
    personal: {
      exported: { as: 'user', read: (_tx, _context, { user }) => Promise.resolve(exportAccountRow(user)) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: tables.users.createdAt,
        retentionMs: 7 * DAY_MS,
        only: isNull(tables.users.verifiedAt),
        why: 'an address nobody has confirmed; the link of its letter is good as long',
      },
    },
  },
})
