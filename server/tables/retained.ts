import { eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { KEPT_MS as REPEATABLE_MS } from '#server/productApi/repeatableCalls.ts'
import { IDLE_MS } from '#server/auth/sessions.ts'
import { emailLinks } from '#server/auth/tables.ts'
import { rateLimits } from '#server/throttle/tables.ts'
import { repeatableCalls } from '#server/productApi/tables.ts'
import { sessions, users } from '#server/users/tables.ts'
import { checkouts, paymentAttempts, webhookDeliveries } from '#server/checkout/tables.ts'
import { outgoingLetters } from '#server/mail/tables.ts'
import { carts } from '#server/storefront/tables.ts'
import { receivedWebhooks } from '#server/webhooks/tables.ts'

const DAY_MS = 24 * 60 * 60_000

/** Rows that are not kept for ever: which, by what age, how long, and why so long. */
export interface Retained {
  readonly table: PgTable
  /** What the age counts from. A row that has none yet is kept. */
  readonly since: PgColumn
  readonly keptMs: number
  /** Only these of the table. */
  readonly only?: SQL | undefined
  readonly why: string
}

/**
 * Everything that has an age. Orders and what they cost, credits and their movements are facts of accounting and stay;
 * what a person makes stays until they delete it (purgeGallery and the generations' own sweep remove that for good).
 */
export const RETAINED: readonly Retained[] = [
  {
    table: carts,
    since: carts.updatedAt,
    keptMs: 30 * DAY_MS,
    why: 'abandoned, or an order long since; a device that still has its cart makes it anew',
  },
  {
    table: checkouts,
    since: checkouts.updatedAt,
    keptMs: 30 * DAY_MS,
    why: 'an address typed for an order that was not paid, or that the order has a copy of',
  },
  {
    table: paymentAttempts,
    since: paymentAttempts.createdAt,
    keptMs: 30 * DAY_MS,
    why: 'the same try to pay asked again gets the same answer; nobody asks after that',
  },
  {
    table: webhookDeliveries,
    since: webhookDeliveries.createdAt,
    keptMs: 30 * DAY_MS,
    why: 'delivered or given up after two days; the order itself stays',
  },
  {
    table: receivedWebhooks,
    since: receivedWebhooks.processedAt,
    keptMs: 30 * DAY_MS,
    why: 'a shop sends one again for two days; what it brought is in the purchases',
  },
  {
    table: outgoingLetters,
    since: outgoingLetters.createdAt,
    keptMs: 30 * DAY_MS,
    only: eq(outgoingLetters.status, 'given_up'),
    why: 'tells an administrator that mail does not leave; holds no words',
  },
  {
    table: users,
    since: users.createdAt,
    keptMs: 7 * DAY_MS,
    only: isNull(users.verifiedAt),
    why: 'an address nobody has confirmed; the link of its letter is good as long',
  },
  {
    table: sessions,
    since: sessions.lastUsedAt,
    keptMs: IDLE_MS,
    why: 'nobody has refreshed it: it has ended',
  },
  { table: emailLinks, since: emailLinks.expiresAt, keptMs: 0, why: 'it says itself until when it is good' },
  { table: rateLimits, since: rateLimits.expire, keptMs: 0, why: 'tries are counted until then' },
  {
    table: repeatableCalls,
    since: repeatableCalls.startedAt,
    keptMs: REPEATABLE_MS,
    why: 'for so long a repeated call gets the same answer',
  },
]
