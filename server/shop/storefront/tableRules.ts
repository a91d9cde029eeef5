import { DAY_MS, OF_SHOP, WITH_ACCOUNT } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportUnfinished } from '#server/shop/checkout/exportOrders.ts'
import { orders } from '#server/shop/checkout/tables.ts'
import { exportReviews, forgetReviews } from '#server/shop/reviews/ownReviews.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  products: OF_SHOP,
  productMedia: OF_SHOP,
  productVariants: OF_SHOP,
  priceHistory: OF_SHOP,
  collections: OF_SHOP,
  collectionProducts: OF_SHOP,
  discountCodes: OF_SHOP,
  carts: {
    personal: {
      exported: {
        as: 'unfinished_orders',
        read: (tx, _, { user }) => exportUnfinished(tx, user.emailFolded),
        unproved: [],
      },
      moved: { stays: 'an order that was begun says the address that its buyer has typed' },
      removed: { within: orders },
    },
    retention: {
      expires: {
        since: tables.carts.updatedAt,
        retentionMs: 30 * DAY_MS,
        why: 'abandoned, or an order long since; a device that still has its cart makes it anew',
      },
    },
  },
  cartLines: {
    personal: {
      exported: { within: 'unfinished_orders' },
      moved: { stays: 'with the cart' },
      removed: { within: orders },
    },
    retention: { within: tables.carts },
  },
  productReviews: {
    personal: {
      exported: { as: 'reviews', read: (tx, context, { session }) => exportReviews(tx, context, session) },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetReviews(tx, context, user.id) },
    },
    retention: WITH_ACCOUNT,
  },
  reviewPictures: {
    personal: { exported: { within: 'reviews' }, moved: 'by id', removed: { within: tables.productReviews } },
    retention: { within: tables.productReviews },
  },
})
