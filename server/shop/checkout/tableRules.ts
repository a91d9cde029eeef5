import { ACCOUNTING, DAY_MS, OF_SHOP } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportOrders } from './exportOrders.ts'
import { forgetOrders, moveOrders } from './ordersOfAddress.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  orderCounters: OF_SHOP,
  orders: {
    personal: {
      exported: { as: 'orders', read: (tx, _, { user }) => exportOrders(tx, user.emailFolded), unproved: [] },
      moved: moveOrders,
      removed: { ofAddress: (tx, _, user) => forgetOrders(tx, user.emailFolded) },
      leaves:
        'what was sold for how much, and the name and address it was sold to: accounting has to keep them',
    },
    retention: ACCOUNTING,
  },
  orderLines: {
    personal: {
      exported: { within: 'orders' },
      moved: 'by id',
      removed: { within: tables.orders },
      leaves: 'what was sold for how much; what was written on gifts is gone',
    },
    retention: ACCOUNTING,
  },
  checkouts: {
    personal: {
      exported: { within: 'unfinished_orders' },
      moved: { stays: 'with the cart' },
      removed: { within: tables.orders },
    },
    retention: {
      expires: {
        since: tables.checkouts.updatedAt,
        retentionMs: 30 * DAY_MS,
        why: 'an address typed for an order that was not paid, or that the order has a copy of',
      },
    },
  },
  paymentAttempts: {
    personal: {
      exported: { not: 'times and amounts of payments, which the orders have' },
      moved: { stays: 'with the cart' },
      removed: { kept: 'a payment of an order, by no name' },
    },
    retention: {
      expires: {
        since: tables.paymentAttempts.createdAt,
        retentionMs: 30 * DAY_MS,
        why: 'the same try to pay asked again gets the same answer; nobody asks after that',
      },
    },
  },
  webhookDeliveries: {
    personal: {
      exported: { not: 'copies of orders for machines' },
      moved: { stays: 'it says what was ordered then' },
      removed: { within: tables.orders },
      leaves:
        'an order that somebody else still has to be told of, to send the goods by; gone once it was taken',
    },
    retention: {
      expires: {
        since: tables.webhookDeliveries.createdAt,
        retentionMs: 30 * DAY_MS,
        why: 'delivered or given up after two days; the order itself stays',
      },
    },
  },
})
