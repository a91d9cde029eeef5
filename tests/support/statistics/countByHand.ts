import type { Dimension, Filter, Metric, TimeDimension } from '#domain/statistics/metrics.ts'
import type { Comparison } from '#domain/statistics/report.ts'
import type { World } from './world.ts'

/** A question in the endpoint's form. */
export interface Question {
  readonly metric: Metric
  readonly by: Dimension | null
  readonly from: string
  readonly to: string
  readonly compare: Comparison
  readonly filters: Readonly<Partial<Record<Filter, string>>>
}

interface Days {
  readonly from: string
  readonly to: string
}

/** One event, with all its traits. */
interface Item {
  readonly at: Date
  readonly facts: Readonly<Partial<Record<Dimension, string>>>
  readonly amount: number
  readonly parts: number
}

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
const POLISH_DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Warsaw' })
const dayOf = (at: Date | number) => POLISH_DAY.format(at)
const PRODUCT_PAGE = '/sklep/produkt/$handle'
const DIVIDED: Readonly<Partial<Record<Metric, number>>> = {
  'time-on-page': 1,
  engagement: 1,
  'offline-share': 10_000,
  'average-order': 1,
  'failure-share': 10_000,
  'processing-time': 1,
}

/** The expected report, counted by looking at every single thing in the world: slow and simple. */
export function countByHand(world: World, question: Question) {
  const { metric, by, from, to, compare } = question
  const items = itemsOf(world, metric).filter(({ facts }) =>
    Object.entries(question.filters).every(
      ([filter, value]) => Object.entries(facts).find(([name]) => name === filter)?.[1] === value,
    ),
  )
  const now = tell(items, question, { from, to })
  const earlier = earlierDays({ from, to }, compare)
  const before = earlier === null ? null : tell(items, question, earlier)
  const valueOf = (told: Told, key: string | undefined) => told.values.get(key ?? '') ?? 0
  const row = (key: string, other: string | undefined) => ({
    key,
    value: valueOf(now, key),
    previous: before === null ? null : valueOf(before, other),
  })
  const time = TIMES.find((name) => name === by)
  const others = earlier === null || time === undefined ? [] : keysAlong(earlier, time)
  const rows =
    by === null
      ? []
      : time === undefined
        ? [...new Set([...now.values.keys(), ...(before?.values.keys() ?? [])])]
            .map((key) => row(key, key))
            .filter(
              ({ value, previous }) =>
                metric in DIVIDED || metric === 'funnel' || value !== 0 || (previous ?? 0) !== 0,
            )
            .toSorted(
              (one, other) =>
                other.value - one.value ||
                (other.previous ?? 0) - (one.previous ?? 0) ||
                (one.key < other.key ? -1 : 1),
            )
        : keysAlong({ from, to }, time).map((key, at) => row(key, others[at]))
  return {
    total: { value: now.total, previous: before?.total ?? null },
    rows: time === undefined ? rows.slice(0, 100) : rows,
    rowCount: rows.length,
  }
}

const TIMES: readonly TimeDimension[] = ['hour', 'day', 'week', 'month']

interface Told {
  readonly total: number
  readonly values: ReadonlyMap<string, number>
}

function tell(items: readonly Item[], { metric, by }: Question, { from, to }: Days): Told {
  const within = items.flatMap((item) => {
    const day = dayOf(item.at)
    const key = by === null ? '' : keyOf(item, by)
    return key === undefined || day < from || day > to ? [] : [{ ...item, key }]
  })
  const reckon = (those: readonly Item[]) => {
    const amount = those.reduce((sum, one) => sum + one.amount, 0)
    const parts = those.reduce((sum, one) => sum + one.parts, 0)
    const times = DIVIDED[metric]
    const value = times === undefined ? amount : parts > 0 ? Math.round((times * amount) / parts) : 0
    // No more scores are taken back than there were.
    return metric === 'engagement' || metric === 'scores' ? Math.max(0, value) : value
  }
  const groups = Map.groupBy(within, ({ key }) => key)
  // All begin the way to an order with a session.
  const counted = metric === 'funnel' ? within.filter(({ facts }) => facts.step === 'session') : within
  return {
    total: reckon(counted),
    values: new Map([...groups].map(([key, those]) => [key, reckon(those)])),
  }
}

function keyOf({ at, facts }: Item, by: Dimension): string | undefined {
  if (by === 'hour') return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS).toISOString()
  if (by === 'day') return dayOf(at)
  if (by === 'week') return mondayOf(dayOf(at))
  return by === 'month' ? dayOf(at).slice(0, 7) : facts[by]
}

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const text = (at: number) => new Date(at).toISOString().slice(0, 10)

function mondayOf(day: string): string {
  return text(utc(day) - ((new Date(utc(day)).getUTCDay() + 6) % 7) * DAY_MS)
}

function earlierDays({ from, to }: Days, compare: Comparison): Days | null {
  if (compare === 'none') return null
  if (compare === 'year') return { from: yearBefore(from), to: yearBefore(to) }
  const length = utc(to) - utc(from) + DAY_MS
  return { from: text(utc(from) - length), to: text(utc(from) - DAY_MS) }
}

function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1)
  return day.slice(4) === '-02-29' ? `${year}-02-28` : `${year}${day.slice(4)}`
}

/** By going through all hours of the range. */
function keysAlong({ from, to }: Days, by: TimeDimension): readonly string[] {
  const keys = new Set<string>()
  for (let at = utc(from) - DAY_MS; at < utc(to) + 2 * DAY_MS; at += HOUR_MS) {
    const day = dayOf(at)
    if (day < from || day > to) continue
    const key = keyOf({ at: new Date(at), facts: {}, amount: 0, parts: 0 }, by)
    if (key !== undefined) keys.add(key)
  }
  return [...keys]
}

function itemsOf(world: World, metric: Metric): readonly Item[] {
  const item = (at: Date, facts: Item['facts'], amount = 1, parts = 0): Item => ({ at, facts, amount, parts })
  const origin = ({ source, device, affiliate, offline }: World['events'][number]) => ({
    source,
    device,
    affiliate,
    offline: String(offline),
  })
  const pageOf = ({ page }: World['events'][number]) => (page === '' ? {} : { page })
  const productOf = ({ page, subject }: World['events'][number]) =>
    page === PRODUCT_PAGE && world.handles.has(subject) ? { product: subject } : {}
  const of = (...kinds: readonly string[]) => world.events.filter(({ kind }) => kinds.includes(kind))
  const scores = () =>
    of('engagement', 'outgrown').map((event) => ({ event, sign: event.kind === 'outgrown' ? -1 : 1 }))
  const orders = world.orders.filter(({ isReturned }) => !isReturned)
  const wholes = world.generations.filter(({ isPart }) => !isPart)
  const ended = wholes.flatMap((work) =>
    work.completedAt !== null && (work.status === 'completed' || work.status === 'failed')
      ? [{ ...work, completedAt: work.completedAt }]
      : [],
  )
  const completed = ended.filter(({ status }) => status === 'completed')

  switch (metric) {
    case 'sessions':
      return of('session').map((one) => item(one.at, { ...origin(one), returning: String(one.value === 1) }))
    case 'views':
      return of('view').map((one) => item(one.at, { ...origin(one), ...pageOf(one), ...productOf(one) }))
    case 'time-on-page':
      return of('leave').map((one) =>
        item(one.at, { ...origin(one), ...pageOf(one), ...productOf(one) }, one.value, 1),
      )
    case 'scrolled':
      return of('scroll').map((one) =>
        item(one.at, { ...origin(one), ...pageOf(one), depth: String(one.value) }),
      )
    case 'engagement':
      return scores().map(({ event, sign }) => item(event.at, origin(event), sign * event.value, sign))
    case 'scores':
      return scores().map(({ event, sign }) =>
        item(event.at, { ...origin(event), score: String(Math.floor(event.value / 10) * 10) }, sign),
      )
    case 'funnel':
      return [
        ...of('session', 'reached').map((one) =>
          item(one.at, {
            ...origin(one),
            step:
              one.kind === 'session' ? 'session' : (['product', 'cart', 'checkout'][one.value - 1] ?? 'none'),
          }),
        ),
        ...orders.map(({ placedAt, affiliate }) => item(placedAt, { affiliate, step: 'paid' })),
      ]
    case 'retention':
      return of('week').map((one) => item(one.at, { ...origin(one), age: String(one.value) }))
    case 'offline-share':
      return of('view').map((one) => item(one.at, { ...origin(one), ...pageOf(one) }, one.offline ? 1 : 0, 1))
    case 'orders':
      return orders.map(({ placedAt, affiliate }) => item(placedAt, { affiliate }))
    case 'revenue':
    case 'average-order':
      return orders.map(({ placedAt, affiliate, total }) => item(placedAt, { affiliate }, total, 1))
    case 'discounts':
      return orders.map(({ placedAt, affiliate, discount }) => item(placedAt, { affiliate }, discount))
    case 'items-sold':
    case 'items-value':
      return orders.flatMap(({ placedAt, lines }) =>
        lines.map(({ handle, quantity, total }) =>
          item(placedAt, { product: handle }, metric === 'items-sold' ? quantity : total),
        ),
      )
    case 'credits-sold':
      return world.purchases
        .filter(({ isReturned }) => !isReturned)
        .map(({ createdAt, credits }) => item(createdAt, {}, credits))
    case 'credits-given':
      return world.gifts
        .filter(({ isReturned }) => !isReturned)
        .map(({ createdAt, credits }) => item(createdAt, {}, credits))
    case 'credits-used':
      return world.charges
        .filter(({ isRefunded }) => !isRefunded)
        .map(({ chargedAt, credits }) => item(chargedAt, {}, credits))
    case 'generations':
      return wholes.map(({ createdAt, engine, type }) => item(createdAt, { engine, type }))
    case 'generation-credits':
      return completed
        .filter(({ isRefunded }) => !isRefunded)
        .map(({ completedAt, engine, type, credits }) => item(completedAt, { engine, type }, credits))
    case 'failures':
      return ended
        .filter(({ status }) => status === 'failed')
        .map(({ completedAt, engine, type, errorCode }) =>
          item(completedAt, { engine, type, failure: errorCode }),
        )
    case 'failure-share':
      return ended.map(({ completedAt, engine, type, status }) =>
        item(completedAt, { engine, type }, status === 'failed' ? 1 : 0, 1),
      )
    case 'processing-time':
      return completed.map(({ completedAt, engine, type, processingTime }) =>
        item(completedAt, { engine, type }, processingTime, 1),
      )
    default:
      return metric satisfies never
  }
}
