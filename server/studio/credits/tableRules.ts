import { ACCOUNTING, WITH_ACCOUNT } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportBalance, exportPurchases } from './exportCredits.ts'
import { exportMovements } from './movements.ts'
import { forgetPurchases, movePurchases } from './purchasesOfAddress.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  creditAccounts: {
    personal: {
      exported: { as: 'credits', read: (tx, _, { user }) => exportBalance(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: WITH_ACCOUNT,
  },
  creditMovements: {
    personal: {
      exported: { as: 'credit_movements', read: (tx, _, { user }) => exportMovements(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: WITH_ACCOUNT,
  },
  creditPurchases: {
    personal: {
      exported: { as: 'credit_purchases', read: (tx, _, { user }) => exportPurchases(tx, user) },
      moved: movePurchases,
      removed: { ofAddress: (tx, _, user) => forgetPurchases(tx, user.emailFolded) },
      leaves: 'that an order was credited, by its number: an old webhook must bring nothing twice',
    },
    retention: ACCOUNTING,
  },
  creditGifts: {
    personal: {
      exported: { not: 'keyed hashes of addresses' },
      moved: { stays: 'the new address gets a row of its own with the next gift' },
      removed: { kept: 'a keyed hash of the address: what is given once to a person is not given again' },
    },
    retention: { forever: 'what is given once to an address is not given again' },
  },
})
