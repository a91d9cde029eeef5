import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OwnDate } from '#domain/occasions/ownDate.ts'
import { moment } from '#server/platform/database/columns.ts'
import { ownerColumn } from '#server/platform/users/tables.ts'

/** The people and dates that a person wants to be reminded of. */
export const occasionDates = pgTable(
  'occasion_dates',
  {
    userId: ownerColumn(),
    /** A random id made on the first device. */
    id: text('id').notNull(),
    /** Null once it was removed: a device that doesn't know that yet doesn't bring it back. */
    date: jsonb('date').$type<OwnDate>(),
    /** When a device last changed it. */
    changedAt: moment('changed_at').notNull(),
    /** The time zone of these days, by its IANA name. */
    timeZone: text('time_zone').notNull(),
    /** When its next reminder is due; null for none. */
    nextReminderAt: moment('next_reminder_at'),
    /** The calendar day of the last reminder, `YYYY-MM-DD`: there is one a day at most; null before the first. */
    toldDay: text('told_day'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('occasion_dates_due')
      .on(table.nextReminderAt)
      .where(sql`next_reminder_at IS NOT NULL`),
    index('occasion_dates_removed')
      .on(table.changedAt)
      .where(sql`date IS NULL`),
  ],
)

export type OccasionDateRow = typeof occasionDates.$inferSelect
