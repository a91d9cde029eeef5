import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { METRIC_NAMES, metricFacts } from '#domain/statistics/metrics.ts'
import { type Report, reportSchema } from '#domain/statistics/report.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { seedCatalogue } from '#server/shop/catalogue/seedCatalogue.ts'
import { products } from '#server/shop/storefront/tables.ts'
import { rollUp } from '#server/studio/analytics/rollUp.ts'
import { type ApiAnswer, apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnBothDatabases, describeOnDatabase } from '#support/describeOnDatabase.ts'
import { anyQuestion, anyWorld } from '#support/statistics/anyWorld.ts'
import { countByHand, type Question } from '#support/statistics/countByHand.ts'
import { type World, type WorldEvent, writeWorld } from '#support/statistics/world.ts'
import { testConfig } from '#support/testContext.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const REPORT = 'GET /api/v1/statistics/report'

const NOTHING: World = {
  handles: new Set(),
  events: [],
  orders: [],
  purchases: [],
  gifts: [],
  charges: [],
  generations: [],
}
const VIEW: WorldEvent = {
  at: NOW,
  kind: 'view',
  page: '/sklep',
  subject: '',
  source: 'search',
  device: 'phone',
  affiliate: '',
  offline: false,
  value: 0,
}
const viewsAt = (...moments: readonly string[]): World => ({
  ...NOTHING,
  events: moments.map((at) => ({ ...VIEW, at: new Date(at) })),
})

const DAY: Question = {
  metric: 'views',
  by: 'day',
  from: '2026-11-23',
  to: '2026-11-23',
  compare: 'none',
  filters: {},
}

/** Asks as an administrator. */
async function asking(context: ServerContext) {
  const admin = await makeUser(context, { roles: ['user', 'admin'] })
  const { access_token: token } = await signIn(context, admin)
  const call = apiClient(context)
  const send = (query: Readonly<Record<string, string>>): Promise<ApiAnswer> => call(REPORT, { token, query })
  const ask = async (changes: Partial<Question>): Promise<Report> => {
    const { by, filters, ...question } = { ...DAY, ...changes }
    const answer = await send({ ...question, ...filters, ...(by !== null && { by }) })
    expect(answer.code).toBeNull()
    return z.parse(reportSchema, answer.body)
  }
  return { send, ask }
}

async function made(context: ServerContext, world: World) {
  await writeWorld(context, world)
  while ((await rollUp(context)) > 0);
  return asking(context)
}

const values = ({ rows }: Report) => rows.map(({ key, value }) => [key, value])

describeOnDatabase('reports', (freshContext) => {
  it('send as many rows as they may, the largest, and know of all', async () => {
    const handles = Array.from({ length: 130 }, (_, index) => `rzecz-${String(index).padStart(3, '0')}`)
    const { ask } = await made(await freshContext({ now: () => NOW }), {
      ...NOTHING,
      handles: new Set(handles),
      events: handles.flatMap((subject, index) =>
        Array.from({ length: 1 + (index % 7) }, () => ({
          ...VIEW,
          page: '/sklep/produkt/$handle',
          subject,
        })),
      ),
    })
    const report = await ask({ by: 'product' })
    expect([report.rows.length, report.rowCount]).toEqual([100, 130])
    expect(report.total.value).toBe(handles.reduce((sum, _, index) => sum + 1 + (index % 7), 0))
    const counts = report.rows.map(({ value }) => value)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  })

  it('call products by their titles', async () => {
    const context = await freshContext({ now: () => NOW })
    await seedCatalogue(context)
    const [product] = await context.database.select().from(products).limit(1)
    if (product === undefined) throw new Error('the shop is empty')
    const { ask } = await made(context, {
      ...NOTHING,
      events: [{ ...VIEW, page: '/sklep/produkt/$handle', subject: product.handle }],
    })
    expect((await ask({ by: 'product' })).rows).toEqual([
      { key: product.handle, title: product.title, value: 1, previous: null },
    ])
  })

  it('never tell less than nothing, though somebody takes back scores that nobody told', async () => {
    const outgrown = { ...VIEW, kind: 'outgrown', value: 90, at: NOW } as const
    const { ask } = await made(await freshContext({ now: () => NOW }), {
      ...NOTHING,
      events: Array.from({ length: 40 }, () => outgrown),
    })
    for (const [metric, by] of [
      ['scores', null],
      ['scores', 'score'],
      ['engagement', null],
    ] as const) {
      const { total, rows } = await ask({ metric, by })
      expect([total.value, ...rows.map(({ value }) => value)].filter((value) => value < 0)).toEqual([])
    }
  })

  it('say until when visits are counted', async () => {
    let time = NOW
    const context = await freshContext({ now: () => time })
    const { ask } = await made(context, NOTHING)
    time = new Date(NOW.getTime() + 60_000)
    expect((await ask({})).countedUntil).toBe(time.toISOString())
    await apiClient(context)('POST /api/v1/analytics/events', {
      body: { sent_at: 1, events: [{ ...VIEW, id: 'a'.repeat(32), at: 1 }] },
    })
    const came = time
    time = new Date(NOW.getTime() + 120_000)
    expect((await ask({})).countedUntil).toBe(came.toISOString())
    expect((await ask({ metric: 'orders' })).countedUntil).toBe(time.toISOString())
  })

  it('refuse what only a store elsewhere knows, and leave that step off the way to an order', async () => {
    const config = testConfig()
    const { send, ask } = await made(
      await freshContext({
        now: () => NOW,
        config: { ...config, storefront: { ...config.storefront, embedded: false } },
      }),
      { ...NOTHING, events: [{ ...VIEW, kind: 'session' }] },
    )
    for (const metric of ['orders', 'revenue', 'average-order', 'discounts', 'items-sold', 'items-value']) {
      const answer = await send({ metric, from: '2026-11-01', to: '2026-11-23' })
      expect([metric, answer.status, answer.code]).toEqual([metric, 409, 'ORDERS_ELSEWHERE'])
    }
    expect((await ask({ metric: 'credits-sold' })).total.value).toBe(0)
    expect(values(await ask({ metric: 'funnel', by: 'step' }))).toEqual([['session', 1]])
  })

  describe('refuse', () => {
    const GOOD = { metric: 'views', by: 'day', from: '2026-11-01', to: '2026-11-23' }
    it.each<[string, Readonly<Record<string, string>>]>([
      ['a metric that is none', { metric: 'toString' }],
      ['a breakdown that is none', { by: 'constructor' }],
      ['a breakdown that the metric doesn’t know', { metric: 'orders', by: 'page' }],
      ['a filter that the metric doesn’t know', { engine: 'dall-e-3' }],
      ['a source that is none', { source: 'television' }],
      ['a device that is none', { device: 'fridge' }],
      ['an affiliate that can’t be', { affiliate: '%' }],
      ['an offline that is neither', { offline: '1' }],
      ['a day that is none', { from: '2026-02-30' }],
      ['a day before all days', { from: '0001-01-01' }],
      ['no number', { from: 'NaN', to: 'NaN' }],
      ['a range that ends before it begins', { from: '2026-11-23', to: '2026-11-22' }],
      ['a range without end', { from: '2020-01-01' }],
      ['too many hours', { by: 'hour' }],
      ['a comparison that is none', { compare: 'yesterday' }],
      ['an empty metric', { metric: '' }],
    ])('%s', async (_, changes) => {
      const { send } = await asking(await freshContext({ now: () => NOW }))
      expect((await send(GOOD)).status).toBe(200)
      const answer = await send({ ...GOOD, ...changes })
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_REQUEST'])
    })

    it.each(
      Object.keys({ ...GOOD, compare: '', source: '', device: '', affiliate: '', engine: '', type: '' }),
    )('a %s without end', async (name) => {
      const { send } = await asking(await freshContext({ now: () => NOW }))
      expect([400, 422]).toContain((await send({ ...GOOD, [name]: 'x'.repeat(5_000) })).status)
    })

    it('people who are no administrators', async () => {
      const context = await freshContext({ now: () => NOW })
      const { access_token: token } = await signIn(context, await makeUser(context))
      const answer = await apiClient(context)(REPORT, { token, query: GOOD })
      expect(answer.code).toBe('FORBIDDEN')
    })

    it('an administrator who asks without end', async () => {
      const { send } = await asking(
        await freshContext({
          now: () => NOW,
          config: { ...testConfig(), auth: { ...testConfig().auth, throttleFactor: 1 } },
        }),
      )
      const statuses = new Set<number>()
      for (let at = 0; at < 241; at += 1) statuses.add((await send({ ...GOOD, by: 'none' })).status)
      expect([...statuses]).toEqual([400])
      for (let at = 0; at < 241; at += 1) statuses.add((await send({ ...GOOD, source: 'x' })).status)
      expect([...statuses]).toEqual([400, 429])
    })
  })
})

describeOnBothDatabases('what reports count', 'each brings its own time zones', (freshContext) => {
  it('say what counting everything one by one comes to', { timeout: 600_000 }, async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(
        anyWorld,
        fc.array(anyQuestion, { minLength: 25, maxLength: 25 }),
        async (world, questions) => {
          const { ask } = await made(await freshContext({ now: () => NOW }), world)
          for (const question of questions) {
            const { total, rows, rowCount } = await ask(question)
            expect({
              question,
              total,
              rows: rows.map(({ key, value, previous }) => ({ key, value, previous })),
              rowCount,
            }).toEqual({ question, ...countByHand(world, question) })
          }
        },
      ),
      { numRuns: process.env['LONG'] === 'yes' ? 150 : 5 },
    )
  })

  it('have every breakdown of every metric, over a range without anything, too', async () => {
    const { ask } = await made(await freshContext({ now: () => NOW }), NOTHING)
    for (const metric of METRIC_NAMES) {
      for (const by of [null, ...metricFacts(metric).by]) {
        const report = await ask({ metric, by, from: '2026-11-20', compare: 'year' })
        expect([metric, by, report.total]).toEqual([metric, by, { value: 0, previous: 0 }])
        expect(report.rows.every(({ value, previous }) => value === 0 && previous === 0)).toBe(true)
      }
    }
  })

  it('count by days in Poland: of 23, 24 and 25 hours', async () => {
    const { ask } = await made(
      await freshContext({ now: () => NOW }),
      viewsAt(
        '2026-03-28T22:59:59.999Z',
        '2026-03-28T23:00:00Z',
        '2026-03-29T21:59:59.999Z',
        '2026-03-29T22:00:00Z',
        '2026-10-24T22:00:00Z',
        '2026-10-25T22:59:59.999Z',
        '2026-10-25T23:00:00Z',
      ),
    )
    const spring = await ask({ from: '2026-03-28', to: '2026-03-30' })
    expect(values(spring)).toEqual([
      ['2026-03-28', 1],
      ['2026-03-29', 2],
      ['2026-03-30', 1],
    ])
    const short = await ask({ by: 'hour', from: '2026-03-29', to: '2026-03-29' })
    expect([short.rows.length, short.rows[0]?.key, short.rows.at(-1)?.key]).toEqual([
      23,
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:00:00.000Z',
    ])
    expect(short.total.value).toBe(2)
    const long = await ask({ by: 'hour', from: '2026-10-25', to: '2026-10-25' })
    expect(long.rows).toHaveLength(25)
    expect(long.total.value).toBe(2)
  })

  it('have a row for every step of time, weeks by their Mondays, and those of a comparison at their places', async () => {
    const { ask } = await made(
      await freshContext({ now: () => NOW }),
      viewsAt('2026-11-01T12:00:00Z', '2026-11-23T12:00:00Z', '2026-10-30T12:00:00Z'),
    )
    const weeks = await ask({ by: 'week', from: '2026-11-01', to: '2026-11-23' })
    expect(values(weeks)).toEqual([
      ['2026-10-26', 1],
      ['2026-11-02', 0],
      ['2026-11-09', 0],
      ['2026-11-16', 0],
      ['2026-11-23', 1],
    ])
    const months = await ask({ by: 'month', from: '2026-09-10', to: '2026-11-23' })
    expect(values(months)).toEqual([
      ['2026-09', 0],
      ['2026-10', 1],
      ['2026-11', 2],
    ])
    const days = await ask({ from: '2026-11-01', to: '2026-11-03', compare: 'previous' })
    expect(days.rows.map(({ key, value, previous }) => [key, value, previous])).toEqual([
      ['2026-11-01', 1, 0],
      ['2026-11-02', 0, 1],
      ['2026-11-03', 0, 0],
    ])
    expect(days.total).toEqual({ value: 1, previous: 1 })
  })
})
