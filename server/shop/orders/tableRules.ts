import { ACCOUNTING, OF_SHOP } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportInvoices } from './exportInvoices.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  invoiceCounters: OF_SHOP,
  invoices: {
    personal: {
      exported: {
        as: 'invoices',
        read: (tx, _, { user }) => exportInvoices(tx, user.emailFolded),
        unproved: [],
      },
      moved: { stays: 'an invoice says whom it was made out to; it is found by its order' },
      removed: { kept: 'what was sold to whom for how much: accounting has to keep it' },
      leaves: 'the name, address and tax number that an invoice was made out to: accounting has to keep them',
    },
    retention: ACCOUNTING,
  },
})
