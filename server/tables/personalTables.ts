import type { PgTable } from 'drizzle-orm/pg-core'
import { exportAccountRow, exportPasskeys, exportSessions } from '#server/account/exportUser.ts'
import type { Caller } from '#server/api/endpoint.ts'
import type { UserRow } from '#server/users/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { exportBalance, exportPurchases } from '#server/credits/exportCredits.ts'
import { forgetPurchases } from '#server/credits/forgetCredits.ts'
import { exportMovements } from '#server/credits/movements.ts'
import type { Transaction } from '#server/database/database.ts'
import type * as schema from './schema.ts'
import { forgetGallery } from '#server/gallery/deleteImages.ts'
import { exportGallery } from '#server/gallery/exportGallery.ts'
import { exportGenerations } from '#server/generators/exportGenerations.ts'
import { forgetGenerations } from '#server/generators/forgetGenerations.ts'
import { exportNewsletter, removeReader } from '#server/newsletter/readers.ts'
import { exportSubscriptions } from '#server/push/exportSubscriptions.ts'
import { readAccountPreferences } from '#server/preferences/accountPreferences.ts'
import { readBilling } from '#server/account/billingRoutes.ts'
import { exportOrders, exportUnfinished } from '#server/checkout/exportOrders.ts'
import { forgetAddress } from './forgetAddress.ts'
import { forgetOrders } from '#server/checkout/forgetOrders.ts'

type Schema = typeof schema
/** Every table there is, by its name in the code. */
export type TableName = { [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never }[keyof Schema]

/** A part of the person's file. */
interface Part {
  readonly as: string
  readonly read: (tx: Transaction, context: ServerContext, caller: Caller) => Promise<unknown>
  /** Of what stands under an address, which belongs to whoever has proved it: this instead for everybody else. */
  readonly unproved?: unknown
}

type Forget = (tx: Transaction, context: ServerContext, user: UserRow) => Promise<unknown>

interface PersonalTable {
  /** Its part of the file, the part of another table that it is within, or why it is in none. */
  readonly exported: Part | { readonly within: string } | { readonly not: string }
  /**
   * What becomes of it with the account: it goes with the user's row (`cascade`), is forgotten before that, only where
   * the address was proved (`ofAddress`), is taken care of by another's, or something of it is kept, and why.
   */
  readonly removed:
    | 'cascade'
    | { readonly forget: Forget }
    | { readonly ofAddress: Forget }
    | { readonly within: TableName }
    | { readonly kept: string }
  /** What is left of the person all the same, and why. */
  readonly leaves?: string
}

const NOBODYS = null

/**
 * What every table holds of a person: what the file of one's data takes of it, and what becomes of it with the account.
 * A table that isn't here doesn't compile. Null stands for those that hold nothing of anybody.
 */
export const PERSONAL_TABLES = {
  products: NOBODYS,
  productMedia: NOBODYS,
  productVariants: NOBODYS,
  collections: NOBODYS,
  collectionProducts: NOBODYS,
  discountCodes: NOBODYS,
  catalogueSeeds: NOBODYS,
  orderCounters: NOBODYS,
  enginePrices: NOBODYS,
  installation: NOBODYS,
  // Keyed hashes of what is counted, gone within an hour.
  rateLimits: NOBODYS,

  generations: {
    exported: {
      as: 'generations',
      read: (tx, context, { session }) => exportGenerations(tx, context, session),
    },
    removed: { forget: (tx, context, user) => forgetGenerations(tx, context, user.id) },
  },
  galleryImages: {
    exported: { as: 'gallery', read: (tx, context, { session }) => exportGallery(tx, context, session) },
    removed: { forget: (tx, context, user) => forgetGallery(tx, context, user.id) },
  },
  galleryAlbums: { exported: { within: 'gallery' }, removed: 'cascade' },
  galleryAlbumImages: { exported: { within: 'gallery' }, removed: 'cascade' },
  galleryUploads: {
    exported: { not: 'an upload that was never confirmed is gone within an hour' },
    removed: { within: 'galleryImages' },
  },
  discardedFiles: {
    exported: { not: 'names of folders that are being removed' },
    removed: { kept: 'gone with the folders, within minutes' },
  },

  orders: {
    exported: { as: 'orders', read: (tx, _, { user }) => exportOrders(tx, user.emailFolded), unproved: [] },
    removed: { ofAddress: (tx, _, user) => forgetOrders(tx, user.emailFolded) },
    leaves:
      'what was sold for how much, and the name and address it was sold to: accounting has to keep them',
  },
  orderLines: {
    exported: { within: 'orders' },
    removed: { within: 'orders' },
    leaves: 'what was sold for how much; what was written on gifts is gone',
  },
  carts: {
    exported: {
      as: 'unfinished_orders',
      read: (tx, _, { user }) => exportUnfinished(tx, user.emailFolded),
      unproved: [],
    },
    removed: { within: 'orders' },
  },
  cartLines: { exported: { within: 'unfinished_orders' }, removed: { within: 'orders' } },
  checkouts: { exported: { within: 'unfinished_orders' }, removed: { within: 'orders' } },
  paymentAttempts: {
    exported: { not: 'times and amounts of payments, which the orders have' },
    removed: { kept: 'a payment of an order, by no name' },
  },
  webhookDeliveries: {
    exported: { not: 'copies of orders for machines' },
    removed: { within: 'orders' },
    leaves:
      'an order that somebody else still has to be told of, to send the goods by; gone once it was taken',
  },
  receivedWebhooks: { exported: { not: 'copies of orders for machines' }, removed: { within: 'orders' } },

  creditAccounts: {
    exported: { as: 'credits', read: (tx, _, { user }) => exportBalance(tx, user.id) },
    removed: 'cascade',
  },
  creditMovements: {
    exported: { as: 'credit_movements', read: (tx, _, { user }) => exportMovements(tx, user.id) },
    removed: 'cascade',
  },
  creditPurchases: {
    exported: { as: 'credit_purchases', read: (tx, _, { user }) => exportPurchases(tx, user) },
    removed: { ofAddress: (tx, _, user) => forgetPurchases(tx, user.emailFolded) },
    leaves: 'that an order was credited, by its number: an old webhook must bring nothing twice',
  },
  creditGifts: {
    exported: { not: 'keyed hashes of addresses' },
    removed: { kept: 'a keyed hash of the address: what is given once to a person is not given again' },
  },

  accountPreferences: {
    exported: { as: 'preferences', read: (tx, _, { user }) => readAccountPreferences(tx, user.id) },
    removed: 'cascade',
  },
  accountBilling: {
    exported: { as: 'billing', read: (tx, _, { user }) => readBilling(tx, user.id) },
    removed: 'cascade',
  },
  newsletterReaders: {
    exported: {
      as: 'newsletter',
      read: (tx, _, { user }) => exportNewsletter(tx, user.email),
      unproved: null,
    },
    removed: { ofAddress: (tx, _, user) => removeReader(tx, user.email) },
  },
  passkeys: {
    exported: { as: 'passkeys', read: (tx, _, { user }) => exportPasskeys(tx, user.id) },
    removed: 'cascade',
  },
  passkeyChallenges: { exported: { not: 'random numbers, good for minutes' }, removed: 'cascade' },
  pushSubscriptions: {
    exported: { as: 'push_subscriptions', read: (tx, _, { user }) => exportSubscriptions(tx, user.id) },
    removed: 'cascade',
  },
  pushMessages: { exported: { not: 'on their way to the person, gone once taken' }, removed: 'cascade' },
  sessions: {
    exported: { as: 'sessions', read: (tx, _, { user }) => exportSessions(tx, user.id) },
    removed: 'cascade',
  },
  emailLinks: {
    exported: { not: 'hashes of what stands in the person’s own letters' },
    removed: { ofAddress: (tx, _, user) => forgetAddress(tx, user) },
  },
  repeatableCalls: {
    exported: { not: 'answers the person was given already, forgotten after a day' },
    removed: { within: 'emailLinks' },
  },
  mailboxLetters: {
    exported: { not: 'letters of a server under development, which the person has' },
    removed: { within: 'emailLinks' },
  },
  outgoingLetters: {
    exported: { not: 'sealed, on their way to the person' },
    removed: { kept: 'sealed, gone once the mail server has taken it' },
  },
  // The last: everything that cascades goes with it.
  users: {
    exported: { as: 'user', read: (_tx, _context, { user }) => Promise.resolve(exportAccountRow(user)) },
    removed: 'cascade',
  },
} as const satisfies Readonly<Record<TableName, PersonalTable | null>>

/** The tables that hold something of a person, in the order they are forgotten. */
export const PERSONAL: readonly (readonly [string, PersonalTable])[] = Object.entries<PersonalTable | null>(
  PERSONAL_TABLES,
).flatMap(([name, table]) => (table === null ? [] : [[name, table] as const]))
