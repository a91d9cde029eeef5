import { HOUR_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { forgetPrintsOfAddress } from '#server/shop/checkout/ordersOfAddress.ts'
import { exportPersonalizations, UNORDERED_GIFTS } from './personalizations.ts'
import { sweepPrints } from './prints/prints.ts'
import { isUnordered } from './unordered.ts'
import * as printTables from './prints/tables.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = [
  ...ruledTables(printTables, {
    prints: {
      personal: {
        exported: {
          not: 'pictures that their owner has chosen on a device of theirs; the order says of each',
        },
        moved: { stays: 'with the order' },
        removed: { ofAddress: (tx, context, user) => forgetPrintsOfAddress(tx, context, user.emailFolded) },
      },
      retention: { swept: { everyMs: HOUR_MS, run: sweepPrints } },
    },
  }),
  ...ruledTables(tables, {
    personalizations: {
      personal: {
        exported: { as: 'gifts', read: (tx, _, { user }) => exportPersonalizations(tx, user.id) },
        moved: 'by id',
        removed: 'cascade',
      },
      retention: {
        expires: {
          since: tables.personalizations.updatedAt,
          retentionMs: UNORDERED_GIFTS.forMs,
          only: isUnordered(tables.personalizations.cartItemId),
          why: 'never ordered; the device that it was written on has it still',
        },
      },
    },
  }),
]
