import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { EVENT_KINDS } from '#domain/engagement/eventKinds.ts'
import { moment } from '#server/database/columns.ts'

// Nothing here names or numbers a visitor, a session or a device: events have nothing in common but what they count.

/** What devices told, in the order in which it came: rows are added and, when they are old, removed, never changed. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Made by chance on the device: told twice, it is here once. */
    id: uuid('id').primaryKey(),
    /** The order of arrival, by which the roll-ups know what they have. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    /** When it happened, by the server's clock. */
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
    page: text('page').notNull(),
    subject: text('subject').notNull(),
    source: text('source').notNull(),
    device: text('device').notNull(),
    affiliate: text('affiliate').notNull(),
    offline: boolean('offline').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [
    index('analytics_events_order').on(table.seq),
    // Rows come in the order of their times: a hundredth of a tree's size.
    index('analytics_events_age').using('brin', table.receivedAt),
  ],
)

/** What is counted in every roll-up. */
const counts = () => ({
  events: bigint('events', { mode: 'number' }).notNull(),
  valueSum: bigint('value_sum', { mode: 'number' }).notNull(),
})
const kindAndBucket = () => ({
  kind: text('kind', { enum: EVENT_KINDS }).notNull(),
  /** Of scrolling the milestone, of scores their ten, of times nothing, of the rest the value itself. */
  bucket: integer('bucket').notNull(),
})
const origin = () => ({
  source: text('source').notNull(),
  device: text('device').notNull(),
  affiliate: text('affiliate').notNull(),
  offline: boolean('offline').notNull(),
})

/** By the hour. */
export const analyticsHours = pgTable(
  'analytics_hours',
  { hour: moment('hour').notNull(), ...kindAndBucket(), ...origin(), ...counts() },
  ({ hour, kind, bucket, source, device, affiliate, offline }) => [
    primaryKey({
      name: 'analytics_hours_key',
      columns: [hour, kind, bucket, source, device, affiliate, offline],
    }),
  ],
)

/** By the calendar day in Poland. */
export const analyticsDays = pgTable(
  'analytics_days',
  { day: date('day').notNull(), ...kindAndBucket(), ...origin(), ...counts() },
  ({ day, kind, bucket, source, device, affiliate, offline }) => [
    primaryKey({
      name: 'analytics_days_key',
      columns: [day, kind, bucket, source, device, affiliate, offline],
    }),
  ],
)

/** What is about a page, by its address and the day. */
export const analyticsPages = pgTable(
  'analytics_pages',
  { day: date('day').notNull(), page: text('page').notNull(), ...kindAndBucket(), ...origin(), ...counts() },
  ({ day, kind, bucket, page, source, device, affiliate, offline }) => [
    primaryKey({
      name: 'analytics_pages_key',
      columns: [day, kind, bucket, page, source, device, affiliate, offline],
    }),
  ],
)

/** What is about a product or a collection, by the day. */
export const analyticsSubjects = pgTable(
  'analytics_subjects',
  {
    day: date('day').notNull(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    page: text('page').notNull(),
    subject: text('subject').notNull(),
    source: text('source').notNull(),
    device: text('device').notNull(),
    ...counts(),
  },
  ({ day, kind, page, subject, source, device }) => [
    primaryKey({ name: 'analytics_subjects_key', columns: [day, kind, page, subject, source, device] }),
  ],
)

/** How far the roll-ups have come in the order of arrival: one row. */
export const analyticsProgress = pgTable('analytics_progress', {
  id: integer('id').primaryKey(),
  rolledUp: bigint('rolled_up', { mode: 'number' }).notNull(),
})
