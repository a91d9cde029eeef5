import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type EventKind, REACHED } from '#domain/engagement/eventKinds.ts'
import type { DayRange } from '#domain/statistics/days.ts'
import { type Dimension, isTime } from '#domain/statistics/metrics.ts'
import { FUNNEL_STEPS } from '#domain/statistics/report.ts'
import {
  analyticsDays,
  analyticsDayTraits,
  analyticsHours,
  analyticsMonths,
  analyticsPageMonths,
  analyticsPages,
  analyticsPageTraits,
  analyticsSubjectMonths,
  analyticsSubjects,
  TRAITS,
} from '#server/studio/analytics/tables.ts'
import { all, type Asked, type Counting, isWithin, keyOfColumn, keyOfDay, keyOfMoment } from './counting.ts'
import { wholeMonths } from './timeSteps.ts'

// Visits are counted from the roll-ups alone, never event by event: a report's cost depends on its range, not on the
// number of visits.

const EVENTS = sql`sum(events)`
const VALUES = sql`sum(value_sum)`
const NOTHING = sql`0`

/** Events of one kind. */
export function eventCount(kind: EventKind) {
  return (asked: Asked): Counting => ({ ...countingOf(asked, [kind]), amount: EVENTS, parts: NOTHING })
}

/** The average value of events of one kind. */
export function averageValue(kind: EventKind) {
  return (asked: Asked): Counting => ({ ...countingOf(asked, [kind]), amount: VALUES, parts: EVENTS })
}

/** Those without a network among events of one kind. */
export function offlineShare(kind: EventKind) {
  return (asked: Asked): Counting => ({
    ...countingOf(asked, [kind]),
    amount: sql`sum(events) FILTER (WHERE offline)`,
    parts: EVENTS,
  })
}

/**
 * The steps on the way to an order, the last one from `paid`: one row of `step` for each. The total is that of the
 * first.
 */
export function funnelOf(asked: Asked, paid: SQL | null): Counting {
  const [session, product, cart, checkout, last] = FUNNEL_STEPS
  const isWhole = asked.by === null
  const visits = fromOf(asked, isWhole ? ['session'] : ['session', 'reached'])
  const step = sql`CASE
    WHEN kind = 'session' THEN ${session}
    WHEN bucket = ${REACHED.product}::int THEN ${product}
    WHEN bucket = ${REACHED.cart}::int THEN ${cart}
    ELSE ${checkout} END`
  const orders =
    paid === null || isWhole
      ? sql``
      : sql`UNION ALL SELECT ${last} AS step, count(*) AS events FROM ${paid} HAVING count(*) > 0`
  return {
    key: isWhole ? null : keyOfColumn(sql`step`),
    amount: EVENTS,
    parts: sql`sum(events) FILTER (WHERE step = ${session})`,
    from: sql`FROM (SELECT ${step} AS step, sum(events) AS events ${visits} GROUP BY 1 ${orders}) AS steps`,
  }
}

function countingOf(asked: Asked, kinds: readonly EventKind[]): Pick<Counting, 'key' | 'from'> {
  return { key: keyOf(asked), from: fromOf(asked, kinds) }
}

/** The column that holds an event's key. */
const KEYS: Readonly<Partial<Record<Dimension, SQL>>> = {
  page: sql`page`,
  product: sql`subject`,
  source: sql`source`,
  device: sql`device`,
  affiliate: sql`affiliate`,
  offline: sql`offline::text`,
  returning: sql`(bucket = 1)::text`,
  depth: sql`bucket::text`,
  score: sql`bucket::text`,
  age: sql`bucket::text`,
}

function keyOf({ by, range }: Asked): Counting['key'] {
  if (by === null) return null
  if (by === 'hour') return keyOfMoment(by, sql`hour`, range)
  if (isTime(by)) return keyOfDay(by, sql`day`)
  const column = KEYS[by]
  if (column === undefined) throw new Error(`visits know nothing of ${by}`)
  return keyOfColumn(column)
}

/** Roll-ups of the same. */
interface RollUps {
  readonly days: PgTable
  readonly months: PgTable
  /** By one trait at most. */
  readonly dayTraits: PgTable | null
  /** Their columns besides day, kind, origin and counts. */
  readonly tells: SQL
  readonly only?: SQL
}

const PRODUCT_PAGE = '/sklep/produkt/$handle'
const ROLL_UPS: Readonly<Partial<Record<Dimension, RollUps>>> = {
  page: {
    days: analyticsPages,
    months: analyticsPageMonths,
    dayTraits: analyticsPageTraits,
    tells: sql`bucket, page`,
  },
  product: {
    days: analyticsSubjects,
    months: analyticsSubjectMonths,
    dayTraits: null,
    tells: sql`subject`,
    only: sql`page = ${PRODUCT_PAGE}`,
  },
}
const OF_ALL: RollUps = {
  days: analyticsDays,
  months: analyticsMonths,
  dayTraits: analyticsDayTraits,
  tells: sql`bucket`,
}
const COUNTS = sql`kind, offline, events, value_sum`

const isOn = ({ from, to }: DayRange) => sql`day BETWEEN ${from}::date AND ${to}::date`

/** The rows of the smallest roll-ups that suffice. */
function fromOf({ by, range, filters }: Asked, kinds: readonly EventKind[]): SQL {
  const { days, months, dayTraits, tells, only } = (by === null ? undefined : ROLL_UPS[by]) ?? OF_ALL
  const names = kinds.map((kind) => sql`${kind}`)
  const isMeant = [
    sql`kind IN (${sql.join(names, sql`, `)})`,
    ...(only === undefined ? [] : [only]),
    ...(filters.offline === undefined ? [] : [sql`offline = ${filters.offline}::boolean`]),
  ]
  const named = TRAITS.filter((trait) => trait !== '').flatMap((trait) => {
    const value = filters[trait]
    return value === undefined ? [] : [{ trait, value }]
  })
  const involved = TRAITS.filter((trait) => trait !== '' && (trait === by || filters[trait] !== undefined))
  const fits = named.map(({ trait, value }) => sql`${sql.identifier(trait)} = ${value}`)
  if (by === 'hour') {
    const when = all([...isMeant, ...fits, isWithin(sql`hour`, range)])
    return sql`FROM (SELECT hour, bucket, ${COUNTS} FROM ${analyticsHours} WHERE ${when}) AS visits`
  }

  const columns = sql.join(
    [sql`day, ${tells}, ${COUNTS}`, ...involved.map((trait) => sql.identifier(trait))],
    sql`, `,
  )
  const crossed = (table: PgTable, stretch: DayRange) =>
    sql`SELECT ${columns} FROM ${table} WHERE ${all([...isMeant, ...fits, isOn(stretch)])}`
  const byTrait = (table: PgTable, stretch: DayRange) => {
    const [trait] = involved
    const told = trait === undefined ? sql`` : sql`, trait_value AS ${sql.identifier(trait)}`
    const values = named.map(({ value }) => sql`trait_value = ${value}`)
    return sql`SELECT day, ${tells}, ${COUNTS}${told} FROM ${table}
      WHERE ${all([...isMeant, sql`trait = ${trait ?? ''}`, ...values, isOn(stretch)])}`
  }
  const ofDays = (stretch: DayRange) =>
    dayTraits !== null && involved.length <= 1 ? byTrait(dayTraits, stretch) : crossed(days, stretch)
  const cut = by === 'day' || by === 'week' ? { rest: [range], months: null } : wholeMonths(range)
  const stretches = [...cut.rest.map(ofDays), ...(cut.months === null ? [] : [crossed(months, cut.months)])]
  return sql`FROM (${sql.join(stretches, sql` UNION ALL `)}) AS visits`
}
