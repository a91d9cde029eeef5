import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Billing } from '#domain/account/billing.ts'
import { moment } from '#server/platform/database/columns.ts'

/**
 * All accounts. Several unverified users may share one address, since none has proved it; of the verified, only one may
 * have it.
 */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** As it was typed. */
    email: text('email').notNull(),
    /** Folded, for comparison. */
    emailFolded: text('email_folded').notNull(),
    /** When a letter's link verified the address; null until then. */
    verifiedAt: moment('verified_at'),
    /** Argon2id, in the PHC form. */
    passwordHash: text('password_hash').notNull(),
    /** `user` always, `author` and `admin` as given. */
    roles: text('roles').array().notNull().default(['user']),
    displayName: text('display_name'),
    /** The name in the public profile's address, in lower case. */
    username: text('username').unique(),
    bio: text('bio').notNull().default(''),
    isPublic: boolean('is_public').notNull().default(false),
    /** The language of letters to this person. */
    language: text('language', { enum: ['pl', 'en'] }).notNull(),
    termsAcceptedAt: moment('terms_accepted_at').notNull(),
    totalGenerations: integer('total_generations').notNull().default(0),
    totalCreditsUsed: integer('total_credits_used').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_verified_email')
      .on(table.emailFolded)
      .where(sql`verified_at IS NOT NULL`),
    index('users_email').on(table.emailFolded, table.createdAt),
    index('users_unverified')
      .on(table.createdAt)
      .where(sql`verified_at IS NULL`),
  ],
)

/** The column of a row's owner: the row is deleted with the account. */
export function ownerColumn() {
  return text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}

/**
 * One sign-in on one device: the family of all refresh tokens that came of it. It holds nothing to sign in with: tokens
 * are made of the server's secret and these numbers. A session that ended has no row.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    salt: text('salt').notNull(),
    /** The generation of the current pair of tokens; each refresh adds one. */
    generation: integer('generation').notNull(),
    /** When the current pair was made, or first used after that: the grace period of the one before starts here. */
    graceFrom: moment('grace_from').notNull(),
    /** Whether the current pair was used, which proves that it arrived. */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    device: text('device').notNull(),
    method: text('method', { enum: ['password', 'passkey'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** When its owner last proved their presence, besides signing in: by password or passkey. */
    provedAt: moment('proved_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_idle').on(table.lastUsedAt)],
)

/** The invoice data of a person. */
export const accountBilling = pgTable('account_billing', {
  userId: ownerColumn().primaryKey(),
  billing: jsonb('billing').$type<Billing>().notNull(),
})

export type UserRow = typeof users.$inferSelect
export type SessionRow = typeof sessions.$inferSelect
