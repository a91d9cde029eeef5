import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import {
  DEVICE_CLASSES,
  EVENT_KINDS,
  type EngagementEvent,
  isValueOf,
  SOURCES,
} from '#domain/engagement/eventKinds.ts'
import { EVENT_AGE_MS, MOST_EVENTS_AT_ONCE } from '#domain/engagement/eventLimits.ts'
import { FEATURE_DEFAULTS } from '#domain/runtimeConfig.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { rateLimits } from '#server/platform/throttle/tables.ts'
import { seedAffiliateCodes } from '#server/shop/affiliate/seedAffiliateCodes.ts'
import { removeExpired } from '#server/tables/removeExpired.ts'
import { apiClient } from '#support/accountFixture.ts'
import { writeSyntheticEvents } from '#support/analytics/syntheticEvents.ts'
import { describeOnBothDatabases, describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { ROLL_UP, rollUp } from './rollUp.ts'
import { analyticsDays, analyticsEvents, analyticsHours, analyticsPages } from './tables.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const HOUR_MS = 60 * 60_000

const newId = () => randomUUID().replaceAll('-', '')

function anEvent(changes: Partial<EngagementEvent> = {}): EngagementEvent {
  return {
    id: newId(),
    kind: 'view',
    at: NOW.getTime() - 60_000,
    page: '/sklep',
    subject: '',
    source: 'search',
    device: 'phone',
    affiliate: '',
    offline: false,
    value: 0,
    ...changes,
  }
}

async function send(context: ServerContext, events: readonly object[], sentAt = NOW.getTime()) {
  await seedAffiliateCodes(context)
  return apiClient(context)('POST /api/v1/analytics/events', { body: { sent_at: sentAt, events } })
}

async function rollUpAll(context: ServerContext): Promise<void> {
  while ((await rollUp(context)) > 0);
}

const stored = ({ database }: ServerContext) =>
  database.select().from(analyticsEvents).orderBy(analyticsEvents.seq)

const anyEvent = fc
  .record({
    kind: fc.constantFrom(...EVENT_KINDS),
    age: fc.integer({ min: 0, max: EVENT_AGE_MS }),
    page: fc.constantFrom('/sklep', '/sklep/produkt/$handle', '/', ''),
    source: fc.constantFrom(...SOURCES),
    device: fc.constantFrom(...DEVICE_CLASSES),
    affiliate: fc.constantFrom('', 'TECHVIBE'),
    offline: fc.boolean(),
    value: fc.constantFrom(0, 1, 2, 3, 25, 50, 75, 100, 9, 10, 12_345),
  })
  .filter(({ kind, value }) => isValueOf(kind, value))
  .map(({ age, ...event }) => anEvent({ ...event, at: NOW.getTime() - age }))

const counted = z.object({
  rows: z.array(z.object({ key: z.string(), events: z.coerce.number(), sum: z.coerce.number() })),
})

/** The counts of a query by key, without zeros. */
async function countsOf({ database }: ServerContext, from: ReturnType<typeof sql>) {
  const answer = await database.execute(
    sql`SELECT key, events, sum FROM (${from}) AS c WHERE events <> 0 OR sum <> 0 ORDER BY key`,
  )
  return counted.parse(answer).rows
}

/** Event by event, the slow way. */
const SIGN = sql`(CASE kind WHEN 'outgrown' THEN -1 ELSE 1 END)`
const KIND = sql`(CASE kind WHEN 'outgrown' THEN 'engagement' ELSE kind END)`
const BUCKET = sql`(CASE WHEN kind IN ('engagement', 'outgrown') THEN (value / 10) * 10 WHEN kind = 'leave' THEN 0 ELSE value END)`
const WARSAW_DAY = sql`to_char(at AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD')`

async function expectExact(context: ServerContext): Promise<void> {
  const origin = sql`source, device, affiliate, offline::text`
  expect(
    await countsOf(
      context,
      sql`SELECT concat_ws('|', day::text, kind, bucket, ${origin}) AS key, events, value_sum AS sum FROM ${analyticsDays}`,
    ),
  ).toEqual(
    await countsOf(
      context,
      sql`SELECT concat_ws('|', ${WARSAW_DAY}, ${KIND}, ${BUCKET}, ${origin}) AS key, sum(${SIGN}) AS events, sum(${SIGN} * value) AS sum
        FROM ${analyticsEvents} GROUP BY 1`,
    ),
  )
  expect(
    await countsOf(
      context,
      sql`SELECT concat_ws('|', extract(epoch FROM hour)::bigint, kind, bucket, ${origin}) AS key, events, value_sum AS sum FROM ${analyticsHours}`,
    ),
  ).toEqual(
    await countsOf(
      context,
      sql`SELECT concat_ws('|', floor(extract(epoch FROM at) / 3600)::bigint * 3600, ${KIND}, ${BUCKET}, ${origin}) AS key, sum(${SIGN}) AS events, sum(${SIGN} * value) AS sum
        FROM ${analyticsEvents} GROUP BY 1`,
    ),
  )
  expect(
    await countsOf(
      context,
      sql`SELECT concat_ws('|', day::text, kind, bucket, page, ${origin}) AS key, events, value_sum AS sum FROM ${analyticsPages}`,
    ),
  ).toEqual(
    await countsOf(
      context,
      sql`SELECT concat_ws('|', ${WARSAW_DAY}, kind, ${BUCKET}, page, ${origin}) AS key, count(*) AS events, sum(value) AS sum
        FROM ${analyticsEvents} WHERE page <> '' AND kind IN ('session', 'view', 'scroll', 'leave') GROUP BY 1`,
    ),
  )
}

describeOnDatabase('events of visits', (freshContext) => {
  it('are stored once with their own time, however often and in whatever bundles they are sent', async () => {
    const context = await freshContext({ now: () => NOW })
    const events = Array.from({ length: 20 }, (_, index) =>
      anEvent({ at: NOW.getTime() - index * 3 * HOUR_MS, offline: true }),
    )
    const answers = await Promise.all([
      send(context, events),
      send(context, events),
      send(context, events.slice(5).toReversed()),
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    await rollUpAll(context)
    expect((await send(context, events)).status).toBe(204)
    await rollUpAll(context)
    const rows = await stored(context)
    expect(new Set(rows.map(({ at }) => at.getTime()))).toEqual(new Set(events.map(({ at }) => at)))
    expect(rows).toHaveLength(20)
    const days = await context.database.select().from(analyticsDays)
    expect(days.reduce((sum, row) => sum + row.events, 0)).toBe(20)
    expect(days.every(({ offline }) => offline)).toBe(true)
    await expectExact(context)
  })

  it('have the time that they are old by, whatever the clock of the device says', async () => {
    const context = await freshContext({ now: () => NOW })
    const ahead = NOW.getTime() + 400 * 24 * HOUR_MS
    await send(context, [anEvent({ at: ahead - 2 * HOUR_MS })], ahead)
    await send(context, [anEvent({ at: 5_000 })], 1_000)
    expect((await stored(context)).map(({ at }) => NOW.getTime() - at.getTime())).toEqual([2 * HOUR_MS, 0])
  })

  it('are left out one by one where they can’t be, and everything that could be somebody’s with them', async () => {
    const context = await freshContext({ now: () => NOW })
    const answer = await send(context, [
      anEvent({ at: NOW.getTime() - EVENT_AGE_MS - 1 }),
      anEvent({ kind: 'scroll', value: 33 }),
      { ...anEvent(), kind: 'purchase' },
      { ...anEvent(), source: 'https://poczta.example/?od=anna' },
      anEvent({
        page: '/uzytkownik/anna',
        subject: 'anna@example.pl',
        affiliate: 'anna',
      }),
    ])
    expect(answer.status).toBe(204)
    expect(await stored(context)).toEqual([
      expect.objectContaining({ kind: 'view', page: '', subject: '', affiliate: '' }),
    ])
  })

  it('are refused in bundles that are too large, and from an address that sends without end', async () => {
    const context = await freshContext({
      now: () => NOW,
      config: { ...testConfig(), auth: { ...testConfig().auth, throttleFactor: 1 } },
    })
    const many = Array.from({ length: MOST_EVENTS_AT_ONCE + 1 }, () => anEvent())
    expect((await send(context, many)).status).toBe(400)
    const call = apiClient(context)
    const statuses = new Set<number>()
    for (let at = 0; at < 601; at += 1) {
      statuses.add((await call('POST /api/v1/analytics/events', { body: { sent_at: 1, events: [] } })).status)
    }
    expect([...statuses]).toEqual([204, 429])
    const kept = await context.database.select().from(rateLimits)
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0\.1|::1/)
  })

  it('are not counted where the browser asks not to be followed', async () => {
    const context = await freshContext({ now: () => NOW })
    for (const name of ['Sec-GPC', 'DNT']) {
      const answer = await apiClient(context)('POST /api/v1/analytics/events', {
        body: { sent_at: NOW.getTime(), events: [anEvent()] },
        headers: { [name]: '1' },
      })
      expect(answer.status).toBe(204)
    }
    expect(await stored(context)).toEqual([])
  })

  it('are not counted where counting is switched off', async () => {
    const features = { ...FEATURE_DEFAULTS, analytics: false }
    const context = await freshContext({ now: () => NOW, config: testConfig({ features }) })
    const answer = await send(context, [anEvent()])
    expect(answer.status).toBe(204)
    expect(await stored(context)).toEqual([])
  })

  it('are removed after thirty days, when they are counted', async () => {
    let time = NOW
    const context = await freshContext({ now: () => time })
    await writeSyntheticEvents(context.database, { count: 700, until: NOW, days: 3 })
    time = new Date(NOW.getTime() + 34 * 24 * HOUR_MS)
    await removeExpired(context)
    expect(await stored(context)).toHaveLength(700)
    await rollUpAll(context)
    await expectExact(context)
    await removeExpired(context)
    expect(await stored(context)).toEqual([])
    const days = await context.database.select().from(analyticsDays)
    expect(days.reduce((sum, row) => sum + row.events, 0)).toBe(700)
  })
})

describeOnBothDatabases('counted visits', 'shared locks, time zones', (freshContext) => {
  it('come to the same in the roll-ups as counted one by one, whatever comes when', async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyEvent, { minLength: 1, maxLength: 12 }), { maxLength: 6 }),
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        async (bundles, pauses) => {
          const context = await freshContext({ now: () => NOW })
          for (const [index, events] of bundles.entries()) {
            await Promise.all([send(context, events), send(context, events)])
            if (pauses[index] === true) await Promise.all([rollUp(context), rollUp(context)])
          }
          await rollUpAll(context)
          await expectExact(context)
        },
      ),
      { numRuns: process.env['LONG'] === 'yes' ? 200 : 8 },
    )
  })

  it('come to the same while more arrive at once', async () => {
    const context = await freshContext({ now: () => NOW })
    const storm = Array.from({ length: 30 }, async (_, index) => {
      await send(
        context,
        Array.from({ length: 10 }, () => anEvent({ at: NOW.getTime() - index * HOUR_MS })),
      )
      await ROLL_UP.run(context)
    })
    await Promise.all(storm)
    await rollUpAll(context)
    const days = await context.database.select().from(analyticsDays)
    expect(days.reduce((sum, row) => sum + row.events, 0)).toBe(300)
    await expectExact(context)
  })

  it('fall into the day that it is in Poland', async () => {
    const context = await freshContext({ now: () => NOW })
    await send(context, [
      anEvent({ at: Date.parse('2026-11-22T22:59:59Z') }),
      anEvent({ at: Date.parse('2026-11-22T23:00:00Z') }),
    ])
    await rollUpAll(context)
    const days = await context.database.select().from(analyticsDays).orderBy(analyticsDays.day)
    expect(days.map(({ day, events }) => [day, events])).toEqual([
      ['2026-11-22', 1],
      ['2026-11-23', 1],
    ])
  })
})
