import { DAY_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { orders } from '#server/shop/checkout/tables.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  receivedWebhooks: {
    personal: {
      exported: { not: 'copies of orders for machines' },
      moved: { stays: 'it says what was ordered then' },
      removed: { within: orders },
    },
    retention: {
      expires: {
        since: tables.receivedWebhooks.processedAt,
        retentionMs: 30 * DAY_MS,
        why: 'a shop sends one again for two days; what it brought is in the purchases',
      },
    },
  },
})
