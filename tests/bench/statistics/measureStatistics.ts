import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { z } from 'zod'
import { type Dimension, METRIC_NAMES, metricFacts } from '#domain/statistics/metrics.ts'
import { reportSchema } from '#domain/statistics/report.ts'
import { readSnapshot } from '#server/admin/statistics/readSnapshot.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openEmbeddedDatabase, openPostgres } from '#server/platform/database/openDatabase.ts'
import { rollUp } from '#server/studio/analytics/rollUp.ts'
import { analyticsEvents } from '#server/studio/analytics/tables.ts'
import { apiClient, type ApiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { SYNTHETIC_SUBJECTS, writeSyntheticEvents } from '#support/analytics/syntheticEvents.ts'
import { startPostgres } from '#support/postgres/startPostgres.ts'
import { countByHand, type Question } from '#support/statistics/countByHand.ts'
import type { World } from '#support/statistics/world.ts'
import { silentLog, testContext } from '#support/testContext.ts'
import { markdownTable, median, table, written } from '../measurement.ts'
import { SALES, writeSales } from './writeSales.ts'

const settings = z
  .object({
    /** How many events there are. */
    EVENTS: z.coerce.number().int().positive().default(10_000_000),
    DATABASE: z.enum(['postgres', 'embedded']).default('postgres'),
  })
  .parse(process.env)

const DAY_MS = 24 * 60 * 60_000
/** The events fall into a year, and come in its order. */
const DAYS = 365
const STRETCH_DAYS = 5
const RANGES = [30, 90, 365]
const SENT = 20_000
const BUNDLE = 50
const SENDERS = 4
/** Nobody waits meanwhile. */
const ROLLED_AT_ONCE = 50_000
/** What a screen may wait for a report, on the server. */
const GOAL_MS = 300
const SAMPLE_DAYS = 2

interface Opened {
  readonly context: ServerContext
  /** The same database, where a statement may take as long as it likes. */
  readonly patient: Database
  readonly close: () => Promise<void>
  /** What a database does by itself in quiet hours. */
  readonly tidy: () => Promise<void>
}

/** How fast events come in, and how fast reports about so many are; throws where a report is wrong. */
export async function statisticsReport(runs: number): Promise<string> {
  const opened = await open()
  try {
    return await measured(opened, runs)
  } finally {
    await opened.close()
  }
}

async function open(): Promise<Opened> {
  if (settings.DATABASE === 'embedded') {
    const folder = await mkdtemp(join(tmpdir(), 'iskra-bench-statistics-'))
    const { database, close } = await openEmbeddedDatabase(folder)
    return {
      context: testContext(database),
      patient: database,
      tidy: async () => void (await database.execute(sql`ANALYZE`)),
      async close() {
        await close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  }
  const server = await startPostgres()
  const { database, close } = await openPostgres(server.url, silentLog)
  const pool = new Pool({ connectionString: server.url })
  return {
    context: testContext(database),
    patient: drizzle(pool),
    tidy: async () => void (await pool.query('VACUUM ANALYZE')),
    async close() {
      await Promise.all([close(), pool.end()])
      await server.stop()
    },
  }
}

async function measured({ context, patient, tidy }: Opened, runs: number): Promise<string> {
  const until = context.now()
  await writeEvents(patient, until)
  const rolledUp = await timed(() => rollUpAll(context))
  await writeSales(patient, { until, days: DAYS })
  await tidy()

  const admin = await makeUser(context, { roles: ['user', 'admin'] })
  const { access_token: token } = await signIn(context, admin)
  const asker = { call: apiClient(context), token, until }
  const right = await compareSample(context, asker)
  const reports = await reportTimes(asker, runs)
  const live = await liveTimes(context, runs * 4)
  const taken = await timed(() => sendEvents(asker.call))
  const late = await timed(() => rollUpAll(context))
  return [
    `${settings.EVENTS} events of ${DAYS} days on ${settings.DATABASE}, ${SALES.orders} orders, ${SALES.generations} generations. ` +
      `${right} reports about ${SAMPLE_DAYS} days are what counting the events one by one comes to.`,
    table([
      { name: 'rolled up', unit: 'perSecond', goal: '', values: [rate(rolledUp)] },
      {
        name: `taken by the endpoint, ${BUNDLE} at a time from ${SENDERS} senders`,
        unit: 'perSecond',
        goal: '',
        values: [(1000 * SENT) / taken],
      },
      { name: 'those rolled up', unit: 'perSecond', goal: '', values: [(1000 * SENT) / late] },
      { name: 'what is going on now', unit: 'ms', goal: `≤ ${GOAL_MS} ms`, values: live },
    ]),
    reports,
  ].join('\n\n')
}

const rate = (milliseconds: number) => (1000 * settings.EVENTS) / milliseconds

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function writeEvents(database: Database, until: Date): Promise<void> {
  await database.execute(sql`
    INSERT INTO collections (id, handle, title, description, position, updated_at)
    SELECT n, 'synthetic-' || n, 'Rzecz', '', n, now() FROM generate_series(0, ${SYNTHETIC_SUBJECTS}::int) AS n`)
  // An index is made faster than it grows.
  const indexes = indexesSchema.parse(
    await database.execute(
      sql`SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'analytics_events' AND indexname <> 'analytics_events_pkey'`,
    ),
  ).rows
  await database.execute(sql`ALTER TABLE analytics_events DROP CONSTRAINT analytics_events_pkey`)
  for (const { indexname } of indexes) await database.execute(sql`DROP INDEX ${sql.identifier(indexname)}`)
  const stretches = DAYS / STRETCH_DAYS
  for (let stretch = stretches - 1; stretch >= 0; stretch -= 1) {
    const end = new Date(until.getTime() - stretch * STRETCH_DAYS * DAY_MS)
    const count = Math.ceil(settings.EVENTS / stretches)
    await writeSyntheticEvents(database, { count, until: end, days: STRETCH_DAYS, seed: stretch + 1 })
  }
  await database.execute(sql`ALTER TABLE analytics_events ADD PRIMARY KEY (id)`)
  for (const { indexdef } of indexes) await database.execute(sql.raw(indexdef))
}

const indexesSchema = z.object({ rows: z.array(z.object({ indexname: z.string(), indexdef: z.string() })) })

async function rollUpAll(context: ServerContext): Promise<void> {
  while ((await rollUp(context, ROLLED_AT_ONCE)) > 0);
}

async function sendEvents(call: ApiClient): Promise<void> {
  let left = SENT / BUNDLE
  const send = async () => {
    while (left > 0) {
      left -= 1
      const events = Array.from({ length: BUNDLE }, () => ({
        id: randomUUID().replaceAll('-', ''),
        kind: 'view',
        at: Date.now(),
        page: '/sklep',
        subject: '',
        source: 'search',
        device: 'phone',
        affiliate: '',
        offline: false,
        value: 0,
      }))
      const { status } = await call('POST /api/v1/analytics/events', {
        body: { sent_at: Date.now(), events },
      })
      if (status !== 204) throw new Error(`events were refused: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, send))
}

interface Asker {
  readonly call: ApiClient
  readonly token: string
  readonly until: Date
}

async function ask({ call, token }: Asker, { by, filters, ...question }: Question) {
  const query = { ...question, ...filters, ...(by !== null && { by }) }
  const { status, body } = await call('GET /api/v1/statistics/report', { token, query })
  if (status !== 200) throw new Error(`${JSON.stringify(query)} is answered by ${status}`)
  return z.parse(reportSchema, body)
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

function lastDays({ until }: Asker, days: number) {
  const to = until.getTime()
  return { from: dayOf(to - (days - 1) * DAY_MS), to: dayOf(to) }
}

async function reportTimes(asker: Asker, runs: number): Promise<string> {
  const rows: string[][] = []
  let slowest = 0
  for (const metric of METRIC_NAMES) {
    const { by: dimensions, filters } = metricFacts(metric)
    for (const by of [null, ...dimensions]) {
      const spans = by === 'hour' ? [14, 14, 14] : RANGES
      const [filter] = filters
      const value = { source: 'search', affiliate: 'TECHVIBE', engine: 'dall-e-3' }
      const narrowed = Object.entries(value).filter(([name]) => name === filter)
      const asked = [
        ...spans.map((days) => ({ days, filters: {} })),
        ...(narrowed.length === 0 ? [] : spans).map((days) => ({
          days,
          filters: Object.fromEntries(narrowed),
        })),
      ]
      const cells: string[] = []
      for (const { days, filters: given } of asked) {
        const question: Question = {
          metric,
          by,
          ...lastDays(asker, days),
          compare: 'previous',
          filters: given,
        }
        const times: number[] = []
        for (let run = 0; run < runs; run += 1) times.push(await timed(() => ask(asker, question)))
        slowest = Math.max(slowest, ...times)
        cells.push(`${written(median(times), 'ms')} (${written(Math.max(...times), 'ms')})`)
      }
      rows.push([
        metric,
        by ?? '',
        ...cells,
        ...Array.from({ length: 2 * RANGES.length - cells.length }, () => ''),
      ])
    }
  }
  const head = [
    'metric',
    'by',
    ...RANGES.map((days) => `${days} days`),
    ...RANGES.map((days) => `${days} days, filtered`),
  ]
  return `Each report compared with the days before it, median (slowest); by the hour 14 days. The slowest of all: ${written(slowest, 'ms')}, goal ≤ ${GOAL_MS} ms.\n\n${markdownTable(head, rows)}`
}

async function liveTimes(context: ServerContext, runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await timed(() => readSnapshot(context)))
  return times
}

/** Throws for a report that isn't what counting by hand comes to; tells how many were looked at. */
async function compareSample({ database }: ServerContext, asker: Asker): Promise<number> {
  const from = dayOf(asker.until.getTime() - 100 * DAY_MS)
  const to = dayOf(Date.parse(from) + (SAMPLE_DAYS - 1) * DAY_MS)
  const events = await database
    .select()
    .from(analyticsEvents)
    .where(
      sql`at >= ${from}::date - interval '1 day' AND at < ${to}::date + interval '2 days' AND received_at >= ${from}::date - interval '1 day'`,
    )
  const world: World = {
    handles: new Set(Array.from({ length: SYNTHETIC_SUBJECTS + 1 }, (_, n) => `synthetic-${n}`)),
    events: events.map((event) => ({ ...event, ...originOf(event) })),
    orders: [],
    purchases: [],
    gifts: [],
    charges: [],
    generations: [],
  }
  let compared = 0
  for (const metric of METRIC_NAMES.slice(0, METRIC_NAMES.indexOf('orders'))) {
    const breakdowns: readonly (Dimension | null)[] = [null, ...metricFacts(metric).by]
    for (const by of breakdowns) {
      for (const filters of [{}, { source: 'search' }]) {
        // Orders are no events.
        if (by === 'step' && !('source' in filters)) continue
        const question: Question = { metric, by, from, to, compare: 'none', filters }
        const { total, rows, rowCount } = await ask(asker, question)
        const values = rows.map(({ key, value, previous }) => ({ key, value, previous }))
        const told = { total, rows: values, rowCount }
        if (JSON.stringify(told) !== JSON.stringify(countByHand(world, question))) {
          throw new Error(`the report of ${JSON.stringify(question)} is wrong`)
        }
        compared += 1
      }
    }
  }
  return compared
}

const originSchema = z.object({
  source: z.enum(['direct', 'search', 'social', 'mail', 'site']),
  device: z.enum(['phone', 'tablet', 'desktop']),
})
const originOf = (event: unknown) => originSchema.parse(event)
