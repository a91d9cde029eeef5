import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { EVENT_KINDS } from '#domain/engagement/eventKinds.ts'
import { moment } from '#server/platform/database/columns.ts'

// Nothing here names or numbers a visitor, a session or a device: events can't be linked to each other.

/** Devices' events, in the order of arrival: rows are added, and removed when they are old, but never changed. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** A random id made on the device: an event sent twice is here once. */
    id: uuid('id').primaryKey(),
    /** The order of arrival, by which the roll-ups know their progress. */
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
    /** Its page was rendered here recently, so it counts for popularity. */
    vouched: boolean('vouched').notNull().default(false),
    value: integer('value').notNull(),
  },
  (table) => [
    index('analytics_events_order').on(table.seq),
    // Recent events are queried every few seconds. A bundle's events share one time, which keeps the tree small. A BRIN
    // index finds nothing any more once new rows lie where old ones were removed.
    index('analytics_events_received').on(table.receivedAt),
  ],
)

/** The columns that every roll-up counts. */
const counts = () => ({
  events: bigint('events', { mode: 'number' }).notNull(),
  valueSum: bigint('value_sum', { mode: 'number' }).notNull(),
})
const kindAndBucket = () => ({
  kind: text('kind', { enum: EVENT_KINDS }).notNull(),
  /** For scrolling the milestone, for scores their ten, for times nothing, for the rest the value itself. */
  bucket: integer('bucket').notNull(),
})
const origin = () => ({
  source: text('source').notNull(),
  device: text('device').notNull(),
  affiliate: text('affiliate').notNull(),
  offline: boolean('offline').notNull(),
})

// In each roll-up's key the kind comes first: every report is about one or two kinds, over a range of time. Monthly
// ones are for long ranges, whose days would be too many rows.

/** By the hour. */
export const analyticsHours = pgTable(
  'analytics_hours',
  { hour: moment('hour').notNull(), ...kindAndBucket(), ...origin(), ...counts() },
  ({ hour, kind, bucket, source, device, affiliate, offline }) => [
    primaryKey({
      name: 'analytics_hours_key',
      columns: [kind, hour, bucket, source, device, affiliate, offline],
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
      columns: [kind, day, bucket, source, device, affiliate, offline],
    }),
  ],
)

/** The same by the month: `day` is its first. */
export const analyticsMonths = pgTable(
  'analytics_months',
  { day: date('day').notNull(), ...kindAndBucket(), ...origin(), ...counts() },
  ({ day, kind, bucket, source, device, affiliate, offline }) => [
    primaryKey({
      name: 'analytics_months_key',
      columns: [kind, day, bucket, source, device, affiliate, offline],
    }),
  ],
)

/** Counts by page address and day. */
export const analyticsPages = pgTable(
  'analytics_pages',
  { day: date('day').notNull(), page: text('page').notNull(), ...kindAndBucket(), ...origin(), ...counts() },
  ({ day, kind, bucket, page, source, device, affiliate, offline }) => [
    primaryKey({
      name: 'analytics_pages_key',
      columns: [kind, day, bucket, page, source, device, affiliate, offline],
    }),
  ],
)

/** The same by the month: `day` is its first. */
export const analyticsPageMonths = pgTable(
  'analytics_page_months',
  { day: date('day').notNull(), page: text('page').notNull(), ...kindAndBucket(), ...origin(), ...counts() },
  ({ day, kind, bucket, page, source, device, affiliate, offline }) => [
    primaryKey({
      name: 'analytics_page_months_key',
      columns: [kind, day, bucket, page, source, device, affiliate, offline],
    }),
  ],
)

const ofSubject = () => ({
  day: date('day').notNull(),
  kind: text('kind', { enum: EVENT_KINDS }).notNull(),
  page: text('page').notNull(),
  subject: text('subject').notNull(),
  source: text('source').notNull(),
  device: text('device').notNull(),
  // Counts from before these two were told apart are in neither.
  affiliate: text('affiliate').notNull().default(''),
  offline: boolean('offline').notNull().default(false),
  // Events then had no voucher: they count as popular still.
  vouched: boolean('vouched').notNull().default(true),
})

/** Counts by product or collection and day. */
export const analyticsSubjects = pgTable(
  'analytics_subjects',
  { ...ofSubject(), ...counts() },
  ({ day, kind, page, subject, source, device, affiliate, offline, vouched }) => [
    primaryKey({
      name: 'analytics_subjects_key',
      columns: [kind, page, day, subject, source, device, affiliate, offline, vouched],
    }),
  ],
)

/** The same by the month: `day` is its first. */
export const analyticsSubjectMonths = pgTable(
  'analytics_subject_months',
  { ...ofSubject(), ...counts() },
  ({ day, kind, page, subject, source, device, affiliate, offline, vouched }) => [
    primaryKey({
      name: 'analytics_subject_months_key',
      columns: [kind, page, day, subject, source, device, affiliate, offline, vouched],
    }),
  ],
)

/** The traits by which visits are split, one at a time; the empty one stands for all visits. */
export const TRAITS = ['', 'source', 'device', 'affiliate'] as const

const ofTrait = () => ({
  day: date('day').notNull(),
  ...kindAndBucket(),
  trait: text('trait', { enum: TRAITS }).notNull(),
  /** Empty for all visits together. */
  traitValue: text('trait_value').notNull(),
  offline: boolean('offline').notNull(),
})

/** By day and one trait: enough for most reports, in far fewer rows than all traits crossed. */
export const analyticsDayTraits = pgTable(
  'analytics_day_traits',
  { ...ofTrait(), ...counts() },
  ({ kind, trait, traitValue, day, bucket, offline }) => [
    primaryKey({
      name: 'analytics_day_traits_key',
      columns: [kind, trait, traitValue, day, bucket, offline],
    }),
  ],
)

/** The same counts for pages. */
export const analyticsPageTraits = pgTable(
  'analytics_page_traits',
  { ...ofTrait(), page: text('page').notNull(), ...counts() },
  ({ kind, trait, traitValue, day, bucket, page, offline }) => [
    primaryKey({
      name: 'analytics_page_traits_key',
      columns: [kind, trait, traitValue, day, bucket, page, offline],
    }),
  ],
)

/** The progress of the roll-ups in the order of arrival: one row. */
export const analyticsProgress = pgTable('analytics_progress', {
  id: integer('id').primaryKey(),
  rolledUp: bigint('rolled_up', { mode: 'number' }).notNull(),
})
