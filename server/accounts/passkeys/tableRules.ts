import { exportPasskeys } from '#server/accounts/account/exportUser.ts'
import { WITH_ACCOUNT } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  passkeys: {
    personal: {
      exported: { as: 'passkeys', read: (tx, _, { user }) => exportPasskeys(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: WITH_ACCOUNT,
  },
  passkeyChallenges: {
    personal: {
      exported: { not: 'random numbers, good for minutes' },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: tables.passkeyChallenges.expiresAt,
        retentionMs: 0,
        why: 'it says itself until when it is good',
      },
    },
  },
})
