import { ruledTables } from '#server/platform/area/tableRule.ts'
import { forgetCallsOfAddress } from './forgetCalls.ts'
import { KEPT_MS } from './repeatableCalls.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  repeatableCalls: {
    personal: {
      exported: { not: 'answers the person was given already, forgotten after a day' },
      moved: { stays: 'a repeated call gets the answer of then' },
      removed: { ofAddress: (tx, _, user) => forgetCallsOfAddress(tx, user.emailFolded) },
    },
    retention: {
      expires: {
        since: tables.repeatableCalls.startedAt,
        retentionMs: KEPT_MS,
        why: 'for so long a repeated call gets the same answer',
      },
    },
  },
})
