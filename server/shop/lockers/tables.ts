import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locker } from '#domain/lockers/locker.ts'
import { moment } from '#server/platform/database/columns.ts'

/** The last good list of parcel lockers, whole, by its source's address: servers on one database share it. */
export const lockerLists = pgTable('locker_lists', {
  source: text('source').primaryKey(),
  lockers: jsonb('lockers').$type<readonly Locker[]>().notNull(),
  fetchedAt: moment('fetched_at').notNull(),
})
