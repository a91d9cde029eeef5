import { ruledTables } from '#server/platform/area/tableRule.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  // Keyed hashes of the counted callers.
  rateLimits: {
    personal: null,
    retention: {
      expires: { since: tables.rateLimits.expire, retentionMs: 0, why: 'tries are counted until then' },
    },
  },
})
