import { ruledTables } from '#server/platform/area/tableRule.ts'
import { listRequests, moveRequests, removeRequests, WAITS_MS } from './restockRequests.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  restockRequests: {
    personal: {
      exported: {
        as: 'waited_for',
        read: (tx, _, { user }) => listRequests(tx, user.email),
        unproved: [],
      },
      moved: moveRequests,
      removed: { ofAddress: (tx, _, user) => removeRequests(tx, user.email) },
    },
    retention: {
      expires: {
        since: tables.restockRequests.createdAt,
        retentionMs: WAITS_MS,
        why: 'what is not back after half a year is given up; the letter that asked said so',
      },
    },
  },
})
