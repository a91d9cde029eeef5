import { eq, max, type Name, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { BY_SHOP_CLOCK } from '#server/platform/database/shopClock.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import { collections, products } from '#server/shop/storefront/tables.ts'
import { lockAgainstArrival } from './arrival.ts'
import { MADE_PAGES } from './madePages.ts'
import {
  analyticsDays,
  analyticsDayTraits,
  analyticsEvents,
  analyticsHours,
  analyticsMonths,
  analyticsPageMonths,
  analyticsPages,
  analyticsPageTraits,
  analyticsProgress,
  analyticsSubjectMonths,
  analyticsSubjects,
  TRAITS,
} from './tables.ts'

const EVERY_MS = 10_000
/** So many at once: whoever else waits for the one connection of the embedded database waits for them. */
const BATCH = 100
/** The only row there is. */
const PROGRESS = 1

/**
 * Adds new events to the roll-ups, each exactly once, whenever it happened: counts and progress are written in one
 * transaction of at most `batch` events. Returns by how many places in the order of arrival it advanced.
 */
export async function rollUp({ database }: ServerContext, batch = BATCH): Promise<number> {
  const head = await database.transaction(async (tx) => {
    await lockAgainstArrival(tx)
    const [last] = await tx.select({ seq: max(analyticsEvents.seq) }).from(analyticsEvents)
    return last?.seq ?? 0
  })
  return database.transaction(async (tx) => {
    const from = await takeTurn(tx)
    const until = Math.min(head, from + batch)
    if (until <= from) return 0
    await Promise.all(additions(from, until).map((addition) => tx.execute(addition)))
    await tx.update(analyticsProgress).set({ rolledUp: until }).where(eq(analyticsProgress.id, PROGRESS))
    return until - from
  })
}

export const ROLL_UP: Task = {
  name: 'counts of visits',
  everyMs: EVERY_MS,
  run: (context) => rollUp(context),
}

/** Reads the roll-ups' progress and locks it: the next caller, on any server, waits for the end of this transaction. */
async function takeTurn(tx: Transaction): Promise<number> {
  await tx.insert(analyticsProgress).values({ id: PROGRESS, rolledUp: 0 }).onConflictDoNothing()
  const [progress] = await tx
    .select()
    .from(analyticsProgress)
    .where(eq(analyticsProgress.id, PROGRESS))
    .for('update')
  return progress?.rolledUp ?? 0
}

const HOUR = sql`date_trunc('hour', at, 'UTC')`
const DAY = sql`(at ${BY_SHOP_CLOCK})::date`
const MONTH = sql`date_trunc('month', at ${BY_SHOP_CLOCK})::date`
/** A score taken back is subtracted. */
const SIGN = sql`CASE kind WHEN 'outgrown' THEN -1 ELSE 1 END`
const COUNTED = {
  kind: sql`CASE kind WHEN 'outgrown' THEN 'engagement' ELSE kind END`,
  bucket: sql`CASE WHEN kind IN ('engagement', 'outgrown') THEN value / 10 * 10 WHEN kind = 'leave' THEN 0 ELSE value END`,
}
const column = (name: string) => ({ [name]: sql.identifier(name) })
const ORIGIN = { ...column('source'), ...column('device'), ...column('affiliate'), ...column('offline') }
const TRAIT = { ...column('trait'), ...column('trait_value'), ...column('offline') }
/** Every event once for each trait. */
const BY_EACH_TRAIT = sql`CROSS JOIN LATERAL (VALUES ${sql.join(
  TRAITS.map((trait) => sql`(${sql.raw(`'${trait}'`)}, ${trait === '' ? sql`''` : sql.identifier(trait)})`),
  sql`, `,
)}) AS traits (trait, trait_value)`
const ABOUT_PAGES = sql`page <> '' AND kind IN ('session', 'view', 'scroll', 'leave')`
/**
 * A subject that is no product or collection of the shop was made up by a client. Works and templates were checked on
 * arrival.
 */
const ABOUT_SUBJECTS = sql`kind IN ('view', 'leave') AND (
  subject IN (SELECT handle FROM ${products} UNION ALL SELECT handle FROM ${collections})
  OR (page IN (${MADE_PAGES.work}, ${MADE_PAGES.template}) AND subject <> '')
)`

/** One statement for each roll-up, over the events of this stretch of the order. */
function additions(from: number, until: number): readonly SQL[] {
  const stretch = sql`seq > ${from} AND seq <= ${until}`
  const aboutPages = sql`${stretch} AND ${ABOUT_PAGES}`
  const aboutSubjects = sql`${stretch} AND ${ABOUT_SUBJECTS}`
  const ofPage = { ...COUNTED, ...column('page'), ...ORIGIN }
  const ofSubject = {
    ...column('kind'),
    ...column('page'),
    ...column('subject'),
    ...ORIGIN,
    ...column('vouched'),
  }
  return [
    add(analyticsHours, { hour: HOUR, ...COUNTED, ...ORIGIN }, stretch),
    add(analyticsDays, { day: DAY, ...COUNTED, ...ORIGIN }, stretch),
    add(analyticsDayTraits, { day: DAY, ...COUNTED, ...TRAIT }, stretch, BY_EACH_TRAIT),
    add(analyticsMonths, { day: MONTH, ...COUNTED, ...ORIGIN }, stretch),
    add(analyticsPages, { day: DAY, ...ofPage }, aboutPages),
    add(
      analyticsPageTraits,
      { day: DAY, ...COUNTED, ...column('page'), ...TRAIT },
      aboutPages,
      BY_EACH_TRAIT,
    ),
    add(analyticsPageMonths, { day: MONTH, ...ofPage }, aboutPages),
    add(analyticsSubjects, { day: DAY, ...ofSubject }, aboutSubjects),
    add(analyticsSubjectMonths, { day: MONTH, ...ofSubject }, aboutSubjects),
  ]
}

/** Adds groups of events to the rows of a roll-up; `key` gives each key column's expression of an event. */
function add(table: PgTable, key: Readonly<Record<string, SQL | Name>>, where: SQL, join: SQL = sql``): SQL {
  const names = sql.join(
    Object.keys(key).map((name) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    Object.entries(key).map(([name, value]) => sql`${value} AS ${sql.identifier(name)}`),
    sql`, `,
  )
  return sql`
    INSERT INTO ${table} AS counted (${names}, events, value_sum)
    SELECT ${names}, sum(sign), sum(sign * value)
    FROM (SELECT ${values}, ${SIGN} AS sign, value FROM ${analyticsEvents} ${join} WHERE ${where}) AS arrived
    GROUP BY ${names}
    ON CONFLICT (${names}) DO UPDATE
    SET events = counted.events + excluded.events, value_sum = counted.value_sum + excluded.value_sum`
}
