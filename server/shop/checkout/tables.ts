import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import type { CheckoutDetails } from '#domain/checkout/checkoutDetails.ts'
import type { CheckoutLine } from '#domain/checkout/checkoutView.ts'
import { CARRIERS } from '#domain/orders/carriers.ts'
import { moment } from '#server/platform/database/columns.ts'

// The checkout's tables. Every amount is integer grosze. An order copies what it needs, so that it reads the
// same after products, prices and carts have changed or gone.

/** What a buyer has typed at the checkout of a cart, done or half done. */
export const checkouts = pgTable(
  'checkouts',
  {
    cartId: text('cart_id').primaryKey(),
    details: jsonb('details').$type<CheckoutDetails>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('checkouts_age').on(table.updatedAt)],
)

export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Human, in the order of payment within a year: ISK-2026-000123. */
    number: text('number').notNull().unique(),
    /** One cart becomes one order: this constraint is the last word on it. */
    cartId: text('cart_id').notNull().unique(),
    checkoutToken: text('checkout_token').notNull().unique(),
    details: jsonb('details').$type<CheckoutDetails>().notNull(),
    /** The buyer's address as addresses are compared. Null once its account was deleted: then it is nobody's. */
    emailFolded: text('email_folded'),
    /** What its buyer reads. */
    language: text('language', { enum: ['pl', 'en'] })
      .notNull()
      .default('pl'),
    needsDelivery: boolean('needs_delivery').notNull(),
    currencyCode: text('currency_code').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    tax: integer('tax').notNull(),
    shipping: integer('shipping').notNull(),
    total: integer('total').notNull(),
    discountCodes: text('discount_codes').array().notNull().default([]),
    placedAt: moment('placed_at').notNull(),
    // How far its parcel is. What was told last counts; each telling counts up the revision.
    parcelRevision: integer('parcel_revision').notNull().default(0),
    parcelMadeAt: moment('parcel_made_at'),
    parcelSentAt: moment('parcel_sent_at'),
    parcelDeliveredAt: moment('parcel_delivered_at'),
    carrier: text('carrier', { enum: CARRIERS }),
    /** Empty where the carrier gives none. */
    trackingNumber: text('tracking_number').notNull().default(''),
  },
  (table) => [
    index('orders_parcels')
      .on(table.id)
      .where(sql`needs_delivery`),
    // What has still to be done: counted each time that administrators look.
    index('orders_parcels_open')
      .on(table.parcelMadeAt, table.parcelSentAt)
      .where(sql`needs_delivery AND parcel_delivered_at IS NULL`),
    index('orders_email').on(table.emailFolded, table.id),
    index('orders_placed').on(table.placedAt),
    check(
      'orders_total',
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.tax} + ${table.shipping}`,
    ),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    cartLineId: text('cart_line_id').notNull(),
    variantId: integer('variant_id').notNull(),
    productId: integer('product_id').notNull(),
    handle: text('handle').notNull(),
    title: text('title').notNull(),
    variantTitle: text('variant_title').notNull(),
    sku: text('sku'),
    quantity: integer('quantity').notNull(),
    unitPrice: integer('unit_price').notNull(),
    total: integer('total').notNull(),
    giftWrapCost: integer('gift_wrap_cost').notNull(),
    requiresShipping: boolean('requires_shipping').notNull(),
    attributes: jsonb('attributes').$type<readonly LineAttribute[]>().notNull(),
    /** The gift that the line is, if it is one: a row of `personalizations`, once it has come. */
    giftId: text('gift_id'),
    picture: jsonb('picture').$type<CheckoutLine['picture']>(),
  },
  (table) => [
    unique('order_lines_position').on(table.orderId, table.position),
    index('order_lines_gift').on(table.giftId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check(
      'order_lines_total',
      sql`${table.total} = ${table.unitPrice} * ${table.quantity} + ${table.giftWrapCost}`,
    ),
  ],
)

/** The last order number given out in a year. A row, not a sequence: a payment that fails uses up no number. */
export const orderCounters = pgTable('order_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** Each try to pay that had an outcome, so that the same try asked again gets the same answer. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    cartId: text('cart_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the request, to tell a repeated try from another one under the same key. */
    requestHash: text('request_hash').notNull(),
    outcome: text('outcome', { enum: ['paid', 'declined'] }).notNull(),
    total: integer('total').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('payment_attempts_key').on(table.cartId, table.idempotencyKey),
    index('payment_attempts_age').on(table.createdAt),
  ],
)

/** Outbox of webhooks: written in the transaction that makes the order, sent and sent again until taken. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** `X-Shopify-Webhook-Id`: the same for every try, so that a receiver can tell a repeat. */
    id: text('id').primaryKey(),
    eventId: text('event_id').notNull(),
    topic: text('topic').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** An address, or `self` for the product's own receiver. */
    target: text('target').notNull(),
    /** The exact body: it is what the signature is made of. */
    payload: text('payload').notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'given_up'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While a worker holds the row, this is when its hold ends. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    deliveredAt: moment('delivered_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_age').on(table.createdAt),
    unique('webhook_deliveries_once').on(table.orderId, table.topic, table.target),
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`status = 'waiting'`),
  ],
)
