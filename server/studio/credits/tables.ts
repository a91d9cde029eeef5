import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { MOVEMENT_KINDS } from '#domain/credits/credits.ts'
import { SUBJECT_KINDS } from '#domain/credits/subject.ts'
import { moment } from '#server/platform/database/columns.ts'
import { ownerColumn, users } from '#server/platform/users/tables.ts'

// Credits are whole numbers. The movements are the source of truth. The account is their sum, kept beside them so that
// its row can be locked during a decision and can't go below zero.

/** A person's current credits. A transaction that changes them locks this row. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: ownerColumn().primaryKey(),
    /** Spendable; the sum of the amounts of all movements. */
    available: integer('available').notNull().default(0),
    /** Reserved for running work. */
    reserved: integer('reserved').notNull().default(0),
    used: integer('used').notNull().default(0),
    /** All credits that came in, less those taken back. */
    total: integer('total').notNull().default(0),
    /** The verified address whose gifts this account knows of (`credit_gifts`); null before the first. */
    addressHash: text('address_hash'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('credit_accounts_available', sql`${table.available} >= 0`),
    check('credit_accounts_reserved', sql`${table.reserved} >= 0`),
    check('credit_accounts_used', sql`${table.used} >= 0`),
    check(
      'credit_accounts_total',
      sql`${table.total} = ${table.available} + ${table.reserved} + ${table.used}`,
    ),
  ],
)

/** The ledger: rows are added and never changed. */
export const creditMovements = pgTable(
  'credit_movements',
  {
    /** In the order they happened, for one account. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerColumn(),
    kind: text('kind', { enum: MOVEMENT_KINDS }).notNull(),
    /** The change of `available`. */
    amount: integer('amount').notNull(),
    /** The number of credits: a charge doesn't change `available`. */
    credits: integer('credits').notNull().default(0),
    /** `available` after it. */
    balance: integer('balance').notNull(),
    /** The work it is about. No reference: the ledger outlives the works. */
    subjectKind: text('subject_kind', { enum: SUBJECT_KINDS }),
    subjectId: text('subject_id'),
    orderNumber: text('order_number'),
    /** A gift that a person gets once (`welcome`, `affiliate:CODE`). */
    gift: text('gift'),
    note: text('note'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('credit_movements_user').on(table.userId, table.id),
    unique('credit_movements_subject').on(table.subjectKind, table.subjectId, table.kind),
    /** A reservation is either charged or released. */
    uniqueIndex('credit_movements_settled')
      .on(table.subjectKind, table.subjectId)
      .where(sql`kind IN ('charge', 'release')`),
    unique('credit_movements_gift').on(table.userId, table.gift),
    index('credit_movements_counted')
      .on(table.kind, table.createdAt, table.credits)
      .where(sql`kind IN ('charge', 'welcome', 'affiliate')`),
    index('credit_movements_refunds')
      .on(table.subjectKind, table.subjectId)
      .where(sql`kind = 'refund'`),
    check(
      'credit_movements_subject_whole',
      sql`(${table.subjectKind} IS NULL) = (${table.subjectId} IS NULL)`,
    ),
  ],
)

/**
 * Gifts that an address gets once, by a keyed hash of it: these rows stay when an account is deleted, so that
 * registering again gives nothing twice.
 */
export const creditGifts = pgTable(
  'credit_gifts',
  { addressHash: text('address_hash').notNull(), gift: text('gift').notNull() },
  (table) => [primaryKey({ columns: [table.addressHash, table.gift] })],
)

/** Paid orders that bring credits, each once however often the webhook comes. */
export const creditPurchases = pgTable(
  'credit_purchases',
  {
    /** The order's id from the signed body: a webhook's own id is in a header, which isn't signed. */
    orderId: text('order_id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    checkoutToken: text('checkout_token'),
    /** From the packs alone. */
    credits: integer('credits').notNull(),
    /** For the exercises of its courses. */
    courseCredits: integer('course_credits').notNull().default(0),
    /** The affiliate code it was placed with; none or one. */
    affiliateCodes: text('affiliate_codes').array().notNull(),
    /** The address whose owner they wait for; null once they were given, or can't be given any more. */
    emailFolded: text('email_folded'),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** All credits given for it, bonuses included; null while it waits. */
    given: integer('given'),
    /** The part of them that is a bonus for an affiliate code. */
    affiliateBonus: integer('affiliate_bonus').notNull().default(0),
    /** When they were taken back, because the order was refunded. */
    returnedAt: moment('returned_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('credit_purchases_waiting')
      .on(table.emailFolded)
      .where(sql`email_folded IS NOT NULL`),
    index('credit_purchases_checkout').on(table.checkoutToken),
    index('credit_purchases_user').on(table.userId),
    index('credit_purchases_age').on(table.createdAt),
    index('credit_purchases_returned')
      .on(table.checkoutToken)
      .where(sql`returned_at IS NOT NULL`),
    index('credit_purchases_affiliate').using('gin', table.affiliateCodes),
  ],
)

export type AccountRow = typeof creditAccounts.$inferSelect
export type PurchaseRow = typeof creditPurchases.$inferSelect
