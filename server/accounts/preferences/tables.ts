import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Preferences } from '#domain/account/preferences.ts'
import { ownerColumn } from '#server/platform/users/tables.ts'

/** The preferences that follow a person to other devices. */
export const accountPreferences = pgTable('account_preferences', {
  userId: ownerColumn().primaryKey(),
  preferences: jsonb('preferences').$type<Preferences>().notNull(),
})
