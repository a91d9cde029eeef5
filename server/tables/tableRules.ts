// Longer than other files, because it is one table: what is done with each table there is.

import { eq, is, isNull, sql, type SQL } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { readBilling } from '#server/account/billingRoutes.ts'
import { exportAccountRow, exportPasskeys, exportSessions } from '#server/account/exportUser.ts'
import { exportCreatorCodes, forgetCreator } from '#server/affiliate/findCode.ts'
import { exportActs, forgetActs } from '#server/administration/personalActs.ts'
import type { Caller } from '#server/api/endpoint.ts'
import { IDLE_MS } from '#server/auth/sessions.ts'
import { exportOrders, exportUnfinished } from '#server/checkout/exportOrders.ts'
import { forgetOrders, forgetPrintsOfAddress, moveOrders } from '#server/checkout/ordersOfAddress.ts'
import type { ServerContext } from '#server/context.ts'
import { exportBalance, exportPurchases } from '#server/credits/exportCredits.ts'
import { exportMovements } from '#server/credits/movements.ts'
import { forgetPurchases, movePurchases } from '#server/credits/purchasesOfAddress.ts'
import type { Transaction } from '#server/database/database.ts'
import { forgetArrivingOf, sweepArriving } from '#server/arriving/sweepArriving.ts'
import { removeDiscardedFiles } from '#server/files/discardedFiles.ts'
import { forgetGallery, purgeGallery } from '#server/gallery/deleteImages.ts'
import { exportGallery } from '#server/gallery/exportGallery.ts'
import { exportGenerations } from '#server/generators/exportGenerations.ts'
import { forgetGenerations } from '#server/generators/forgetGenerations.ts'
import { purgeDeleted } from '#server/generators/purgeDeleted.ts'
import { exportNewsletter, moveReader, removeReader } from '#server/newsletter/readers.ts'
import { readAccountPreferences } from '#server/preferences/accountPreferences.ts'
import { KEPT_MS as REPEATABLE_MS } from '#server/repeatableCalls/repeatableCalls.ts'
import { exportInvoices } from '#server/orders/exportInvoices.ts'
import { exportPersonalizations, UNORDERED_GIFTS } from '#server/gifts/personalizations.ts'
import { isUnordered } from '#server/gifts/unordered.ts'
import { exportDates } from '#server/occasions/mergeDates.ts'
import { exportReviews, forgetReviews } from '#server/storefront/reviews/ownReviews.ts'
import { listRequests, moveRequests, removeRequests, WAITS_MS } from '#server/restock/restockRequests.ts'
import { sweepPrints } from '#server/gifts/prints/prints.ts'
import { exportTemplates } from '#server/templates/exportTemplates.ts'
import { purgeMedia } from '#server/templates/media/mediaUses.ts'
import { forgetRuns } from '#server/templates/runs/findRun.ts'
import { exportRuns } from '#server/templates/runs/runView.ts'
import { exportSentFiles } from '#server/templates/sent/findSent.ts'
import { forgetSentFiles, purgeSentFiles } from '#server/templates/sent/unusedFiles.ts'
import { exportSubscriptions } from '#server/push/exportSubscriptions.ts'
import type { Task } from '#server/schedule.ts'
import type { AddressMove } from '#server/users/addressMove.ts'
import type { UserRow } from '#server/users/tables.ts'
import { exportWishes } from '#server/wishlist/syncWishes.ts'
import { forgetAddress } from './forgetAddress.ts'
import * as schema from './schema.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const YEAR_MS = 365 * DAY_MS

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

/** What is done with what a table holds of a person. */
interface PersonalRules {
  /** Its part of the file of one's data, the part of another table that it is within, or why it is in none. */
  readonly exported: Part | { readonly within: string } | { readonly not: string }
  /**
   * What becomes of it when the person proves another address: nothing, because it is theirs by their id; it is moved;
   * or it stays with the address, and why.
   */
  readonly moved:
    | 'by id'
    | ((tx: Transaction, move: AddressMove) => Promise<void>)
    | { readonly stays: string }
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

/** Rows that are removed by their age. */
interface Expiry {
  /** What the age counts from. A row that has none yet is kept. */
  readonly since: PgColumn
  readonly retentionMs: number
  /** Only these of the table. */
  readonly only?: SQL
  readonly why: string
}

/** Work of its own that removes what is over, files included. */
type Sweep = Omit<Task, 'name'>

/** For how long rows stay: by their age, until a sweep, with the rows of another table, until used, or for good. */
type Retention =
  | { readonly expires: Expiry }
  | { readonly swept: Sweep }
  | { readonly within: TableName }
  | { readonly used: string }
  | { readonly forever: string }

interface TableRules {
  /** Null for a table that holds nothing of anybody. */
  readonly personal: PersonalRules | null
  readonly retention: Retention
}

const OF_SHOP: TableRules = { personal: null, retention: { forever: 'what the shop sells, and how' } }
/** For accounting, whatever becomes of the account. */
const ACCOUNTING: Retention = { forever: 'what was sold for how much: accounting has to keep it' }
const COUNTS: TableRules = { personal: null, retention: { forever: 'how much the shop was visited' } }
const WITH_ACCOUNT: Retention = { within: 'users' }

/**
 * What is done with the rows of every table: exporting, moving and deleting what they hold of a person, and removing
 * what is over. A table that isn't here doesn't compile; ACCOUNT_DATA and the removal of what has expired do as it says.
 */
const TABLE_RULES = {
  products: OF_SHOP,
  productMedia: OF_SHOP,
  productVariants: OF_SHOP,
  priceHistory: OF_SHOP,
  collections: OF_SHOP,
  collectionProducts: OF_SHOP,
  discountCodes: OF_SHOP,
  catalogueSeeds: OF_SHOP,
  orderCounters: OF_SHOP,
  enginePrices: OF_SHOP,
  invoiceCounters: OF_SHOP,
  lockerLists: {
    personal: null,
    retention: { forever: 'the last good list of each service, in place of the one before' },
  },
  installation: { personal: null, retention: { forever: 'what all servers have to agree on' } },
  // Keyed hashes of what is counted.
  rateLimits: {
    personal: null,
    retention: {
      expires: { since: schema.rateLimits.expire, retentionMs: 0, why: 'tries are counted until then' },
    },
  },

  // What visits were like, by nobody: an event says no more of its device than that it is a phone.
  analyticsEvents: {
    personal: null,
    retention: {
      expires: {
        since: schema.analyticsEvents.receivedAt,
        retentionMs: 30 * DAY_MS,
        only: sql`${schema.analyticsEvents.seq} <= (SELECT ${schema.analyticsProgress.rolledUp} FROM ${schema.analyticsProgress})`,
        why: 'counted in the roll-ups; a device sends none again that is older than two weeks',
      },
    },
  },
  analyticsHours: COUNTS,
  analyticsDays: COUNTS,
  analyticsMonths: COUNTS,
  analyticsPages: COUNTS,
  analyticsPageMonths: COUNTS,
  analyticsSubjects: COUNTS,
  analyticsSubjectMonths: COUNTS,
  analyticsDayTraits: COUNTS,
  analyticsPageTraits: COUNTS,
  analyticsProgress: COUNTS,

  generations: {
    personal: {
      exported: {
        as: 'generations',
        read: (tx, context, { session }) => exportGenerations(tx, context, session),
      },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetGenerations(tx, context, user.id) },
    },
    // What a person deletes they can bring back for a day; the row stays, emptied: its price was paid.
    retention: { swept: { everyMs: MINUTE_MS, run: purgeDeleted } },
  },
  workReports: {
    personal: {
      exported: { not: 'what strangers said of a work; why it was taken down stands with the work' },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: schema.workReports.decidedAt,
        retentionMs: 180 * DAY_MS,
        why: 'decided; the journal says what came of it',
      },
    },
  },
  // Before the gallery and after the generations, some of which are theirs.
  templateRuns: {
    personal: {
      exported: {
        as: 'template_runs',
        read: (tx, context, { session }) => exportRuns(tx, context, session),
      },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetRuns(tx, context, user.id) },
    },
    retention: WITH_ACCOUNT,
  },
  templateRunNodes: {
    personal: { exported: { within: 'template_runs' }, moved: 'by id', removed: 'cascade' },
    retention: { within: 'templateRuns' },
  },
  sentFiles: {
    personal: {
      exported: {
        as: 'sent_files',
        read: (tx, context, { session }) => exportSentFiles(tx, context, session),
      },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetSentFiles(tx, context, user.id) },
    },
    // Those that a run was given stay as long as it does.
    retention: { swept: { everyMs: 60 * MINUTE_MS, run: purgeSentFiles } },
  },
  templateRunFiles: {
    personal: {
      exported: { not: 'which run was given which file: each run says what its form was filled with' },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: { within: 'templateRuns' },
  },
  templateWebhooks: {
    personal: {
      exported: {
        not: 'that a run has ended, on its way to the address of its author: nothing of what was filled in',
      },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: schema.templateWebhooks.createdAt,
        retentionMs: 30 * DAY_MS,
        why: 'delivered or given up after two days; the run itself stays',
      },
    },
  },
  templates: {
    personal: {
      exported: { as: 'templates', read: (tx, _, { user }) => exportTemplates(tx, user.id) },
      moved: 'by id',
      removed: { kept: 'what the shop offers: it stays, by nobody’s name' },
      leaves: 'templates that were made for the shop, without who has made them',
    },
    retention: { forever: 'what the shop offers' },
  },
  templateSnapshots: {
    personal: {
      exported: { within: 'templates' },
      moved: 'by id',
      removed: { kept: 'how a template stood earlier; by nobody’s name' },
      leaves: 'how templates of the shop stood earlier, without who has changed them',
    },
    retention: { within: 'templates' },
  },
  // Pictures of the shop: of a run of its author’s they are copies that the template was given.
  templateMedia: {
    personal: null,
    retention: { swept: { everyMs: 60 * MINUTE_MS, run: purgeMedia } },
  },
  templateMediaUses: { personal: null, retention: { within: 'templates' } },
  articleDrafts: {
    personal: null,
    retention: { forever: 'what is written to be read: nobody’s name is kept with it' },
  },
  articleVersions: { personal: null, retention: { within: 'articleDrafts' } },
  galleryImages: {
    personal: {
      exported: { as: 'gallery', read: (tx, context, { session }) => exportGallery(tx, context, session) },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetGallery(tx, context, user.id) },
    },
    retention: { swept: { everyMs: 60 * MINUTE_MS, run: purgeGallery } },
  },
  galleryAlbums: {
    personal: { exported: { within: 'gallery' }, moved: 'by id', removed: 'cascade' },
    retention: WITH_ACCOUNT,
  },
  galleryAlbumImages: {
    personal: { exported: { within: 'gallery' }, moved: 'by id', removed: 'cascade' },
    retention: { within: 'galleryImages' },
  },
  galleryUploads: {
    personal: {
      exported: { not: 'an upload that was never confirmed is gone within an hour' },
      moved: 'by id',
      removed: { within: 'galleryImages' },
    },
    retention: { within: 'galleryImages' },
  },
  arrivingFiles: {
    personal: {
      exported: { not: 'parts of a file that are on their way, and gone a day later' },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetArrivingOf(tx, context, user.id) },
    },
    retention: { swept: { everyMs: 60 * MINUTE_MS, run: sweepArriving } },
  },
  discardedFiles: {
    personal: {
      exported: { not: 'names of folders that are being removed' },
      moved: 'by id',
      removed: { kept: 'gone with the folders, within minutes' },
    },
    retention: { swept: { everyMs: MINUTE_MS, run: removeDiscardedFiles } },
  },

  // Before the orders, which lead to whom they are of.
  prints: {
    personal: {
      exported: { not: 'pictures that their owner has chosen on a device of theirs; the order says of each' },
      moved: { stays: 'with the order' },
      removed: { ofAddress: (tx, context, user) => forgetPrintsOfAddress(tx, context, user.emailFolded) },
    },
    retention: { swept: { everyMs: 60 * MINUTE_MS, run: sweepPrints } },
  },
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
      removed: { within: 'orders' },
      leaves: 'what was sold for how much; what was written on gifts is gone',
    },
    retention: ACCOUNTING,
  },
  personalizations: {
    personal: {
      exported: { as: 'gifts', read: (tx, _, { user }) => exportPersonalizations(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: schema.personalizations.updatedAt,
        retentionMs: UNORDERED_GIFTS.forMs,
        only: isUnordered(schema.personalizations.cartItemId),
        why: 'never ordered; the device that it was written on has it still',
      },
    },
  },
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
  carts: {
    personal: {
      exported: {
        as: 'unfinished_orders',
        read: (tx, _, { user }) => exportUnfinished(tx, user.emailFolded),
        unproved: [],
      },
      moved: { stays: 'an order that was begun says the address that its buyer has typed' },
      removed: { within: 'orders' },
    },
    retention: {
      expires: {
        since: schema.carts.updatedAt,
        retentionMs: 30 * DAY_MS,
        why: 'abandoned, or an order long since; a device that still has its cart makes it anew',
      },
    },
  },
  cartLines: {
    personal: {
      exported: { within: 'unfinished_orders' },
      moved: { stays: 'with the cart' },
      removed: { within: 'orders' },
    },
    retention: { within: 'carts' },
  },
  checkouts: {
    personal: {
      exported: { within: 'unfinished_orders' },
      moved: { stays: 'with the cart' },
      removed: { within: 'orders' },
    },
    retention: {
      expires: {
        since: schema.checkouts.updatedAt,
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
        since: schema.paymentAttempts.createdAt,
        retentionMs: 30 * DAY_MS,
        why: 'the same try to pay asked again gets the same answer; nobody asks after that',
      },
    },
  },
  webhookDeliveries: {
    personal: {
      exported: { not: 'copies of orders for machines' },
      moved: { stays: 'it says what was ordered then' },
      removed: { within: 'orders' },
      leaves:
        'an order that somebody else still has to be told of, to send the goods by; gone once it was taken',
    },
    retention: {
      expires: {
        since: schema.webhookDeliveries.createdAt,
        retentionMs: 30 * DAY_MS,
        why: 'delivered or given up after two days; the order itself stays',
      },
    },
  },
  receivedWebhooks: {
    personal: {
      exported: { not: 'copies of orders for machines' },
      moved: { stays: 'it says what was ordered then' },
      removed: { within: 'orders' },
    },
    retention: {
      expires: {
        since: schema.receivedWebhooks.processedAt,
        retentionMs: 30 * DAY_MS,
        why: 'a shop sends one again for two days; what it brought is in the purchases',
      },
    },
  },

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

  productReviews: {
    personal: {
      exported: { as: 'reviews', read: (tx, context, { session }) => exportReviews(tx, context, session) },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetReviews(tx, context, user.id) },
    },
    retention: WITH_ACCOUNT,
  },

  reviewPictures: {
    personal: { exported: { within: 'reviews' }, moved: 'by id', removed: { within: 'productReviews' } },
    retention: { within: 'productReviews' },
  },

  affiliateCodes: {
    personal: {
      exported: { as: 'affiliate_codes', read: (tx, _, { user }) => exportCreatorCodes(tx, user.id) },
      moved: 'by id',
      removed: { forget: (tx, _, user) => forgetCreator(tx, user.id) },
    },
    retention: { forever: 'what the shop has promised with it; orders name it' },
  },

  administratorActs: {
    personal: {
      exported: { as: 'administrator_acts', read: (tx, _, { user }) => exportActs(tx, user.id) },
      moved: 'by id',
      removed: { forget: (tx, _, user) => forgetActs(tx, user.id) },
      leaves: 'that something was done to an account, by ids that lead to nobody; its reason is gone',
    },
    retention: {
      expires: {
        since: schema.administratorActs.createdAt,
        retentionMs: 6 * YEAR_MS,
        why: 'so long somebody can claim what was done with their credits',
      },
    },
  },

  occasionDates: {
    personal: {
      exported: { as: 'dates', read: (tx, _, { user }) => exportDates(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: schema.occasionDates.changedAt,
        retentionMs: 90 * DAY_MS,
        only: isNull(schema.occasionDates.date),
        why: 'removed, and every device in use has heard of it; holds no words',
      },
    },
  },

  wishes: {
    personal: {
      exported: { as: 'favourites', read: (tx, _, { user }) => exportWishes(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: schema.wishes.changedAt,
        retentionMs: 90 * DAY_MS,
        only: eq(schema.wishes.isWished, false),
        why: 'taken off, and every device in use has heard of it',
      },
    },
  },

  accountPreferences: {
    personal: {
      exported: { as: 'preferences', read: (tx, _, { user }) => readAccountPreferences(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: WITH_ACCOUNT,
  },
  accountBilling: {
    personal: {
      exported: { as: 'billing', read: (tx, _, { user }) => readBilling(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: WITH_ACCOUNT,
  },
  newsletterReaders: {
    personal: {
      exported: {
        as: 'newsletter',
        read: (tx, _, { user }) => exportNewsletter(tx, user.email),
        unproved: null,
      },
      moved: moveReader,
      removed: { ofAddress: (tx, _, user) => removeReader(tx, user.email) },
    },
    retention: { forever: 'until its reader leaves' },
  },
  newsletterIssues: { personal: null, retention: { forever: 'what the shop has written to its readers' } },
  newsletterLetters: {
    personal: {
      exported: { within: 'newsletter' },
      moved: { stays: 'with its reader, whose address it follows' },
      removed: { within: 'newsletterReaders' },
    },
    retention: {
      expires: {
        since: schema.newsletterLetters.createdAt,
        retentionMs: 30 * DAY_MS,
        why: 'sent or given up within days; how many there were stays with the issue',
      },
    },
  },
  restockRequests: {
    personal: {
      exported: {
        as: 'waited_for',
        read: (tx, _, { user }) => listRequests(tx, user.email),
        unproved: [],
      },
      moved: moveRequests,
      removed: { ofAddress: (tx, _, user) => removeRequests(tx, user.email) },
    },
    retention: {
      expires: {
        since: schema.restockRequests.createdAt,
        retentionMs: WAITS_MS,
        why: 'what is not back after half a year is given up; the letter that asked said so',
      },
    },
  },
  passkeys: {
    personal: {
      exported: { as: 'passkeys', read: (tx, _, { user }) => exportPasskeys(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: WITH_ACCOUNT,
  },
  passkeyChallenges: {
    personal: {
      exported: { not: 'random numbers, good for minutes' },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: schema.passkeyChallenges.expiresAt,
        retentionMs: 0,
        why: 'it says itself until when it is good',
      },
    },
  },
  pushSubscriptions: {
    personal: {
      exported: { as: 'push_subscriptions', read: (tx, _, { user }) => exportSubscriptions(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: { within: 'sessions' },
  },
  pushMessages: {
    personal: {
      exported: { not: 'on their way to the person, gone once taken' },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: { used: 'sent within hours, or news no more' },
  },
  sessions: {
    personal: {
      exported: { as: 'sessions', read: (tx, _, { user }) => exportSessions(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: schema.sessions.lastUsedAt,
        retentionMs: IDLE_MS,
        why: 'nobody has refreshed it: it has ended',
      },
    },
  },
  emailLinks: {
    personal: {
      exported: { not: 'hashes of what stands in the person’s own letters' },
      moved: { stays: 'a link proves the address that it was sent to' },
      removed: { ofAddress: (tx, _, user) => forgetAddress(tx, user) },
    },
    retention: {
      expires: {
        since: schema.emailLinks.expiresAt,
        retentionMs: 0,
        why: 'it says itself until when it is good',
      },
    },
  },
  repeatableCalls: {
    personal: {
      exported: { not: 'answers the person was given already, forgotten after a day' },
      moved: { stays: 'a repeated call gets the answer of then' },
      removed: { within: 'emailLinks' },
    },
    retention: {
      expires: {
        since: schema.repeatableCalls.startedAt,
        retentionMs: REPEATABLE_MS,
        why: 'for so long a repeated call gets the same answer',
      },
    },
  },
  mailboxLetters: {
    personal: {
      exported: { not: 'letters of a server under development, which the person has' },
      moved: { stays: 'letters went where they went' },
      removed: { within: 'emailLinks' },
    },
    retention: { used: 'pushed out by newer letters' },
  },
  outgoingLetters: {
    personal: {
      exported: { not: 'sealed, on their way to the person' },
      moved: { stays: 'letters go to the address they were written to' },
      removed: { kept: 'sealed, gone once the mail server has taken it' },
    },
    retention: {
      expires: {
        since: schema.outgoingLetters.createdAt,
        retentionMs: 30 * DAY_MS,
        only: eq(schema.outgoingLetters.status, 'given_up'),
        why: 'tells an administrator that mail does not leave; holds no words',
      },
    },
  },
  // The last: everything that cascades goes with it.
  users: {
    personal: {
      exported: { as: 'user', read: (_tx, _context, { user }) => Promise.resolve(exportAccountRow(user)) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: schema.users.createdAt,
        retentionMs: 7 * DAY_MS,
        only: isNull(schema.users.verifiedAt),
        why: 'an address nobody has confirmed; the link of its letter is good as long',
      },
    },
  },
} as const satisfies Readonly<Record<TableName, TableRules>>

/** Each table with its rules, in the order in which what they hold of a person is forgotten. */
export const TABLES: readonly (TableRules & { readonly name: string; readonly table: PgTable })[] =
  Object.entries<TableRules>(TABLE_RULES).flatMap(([name, rules]) => {
    const table = Object.entries(schema).find(([known]) => known === name)?.[1]
    return is(table, PgTable) ? [{ ...rules, name, table }] : []
  })
