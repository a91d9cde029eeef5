import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Billing } from '#domain/account/billing.ts'
import type { Preferences } from '#domain/account/preferences.ts'
import { users } from '#server/auth/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const ownerOf = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** WebAuthn credentials people sign in with beside their password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: ownerOf(),
    /** As the device names it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. Nothing here is of use to anybody else. */
    publicKey: text('public_key').notNull(),
    /** How often the device says it was used; one that goes backwards is a copy. 0 where devices don't count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** What devices are asked to sign. A used challenge is a row that is gone. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: text('id').primaryKey(),
    challenge: text('challenge').notNull(),
    /** Who adds a passkey; null for a sign-in, when nobody is known yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)

/** What of the preferences follows a person to other devices. */
export const accountPreferences = pgTable('account_preferences', {
  userId: ownerOf().primaryKey(),
  preferences: jsonb('preferences').$type<Preferences>().notNull(),
})

export const accountBilling = pgTable('account_billing', {
  userId: ownerOf().primaryKey(),
  billing: jsonb('billing').$type<Billing>().notNull(),
})
