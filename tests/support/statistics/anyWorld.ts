import * as fc from 'fast-check'
import { DEVICE_CLASSES, EVENT_KINDS, isValueOf, SOURCES } from '#domain/engagement/eventKinds.ts'
import { GENERATION_TYPES } from '#domain/generation/engines.ts'
import { GENERATION_STATUSES } from '#domain/generation/generation.ts'
import { type Filter, METRIC_NAMES, metricFacts } from '#domain/statistics/metrics.ts'
import { COMPARISONS } from '#domain/statistics/report.ts'
import type { Question } from './countByHand.ts'
import type { World } from './world.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Around these moments days begin, clocks go forward and back, and years are longer. */
const TURNS = [
  '2024-02-29T23:00:00Z',
  '2025-03-30T01:00:00Z',
  '2025-10-26T01:00:00Z',
  '2025-12-31T23:00:00Z',
  '2026-02-28T23:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-10-31T23:00:00Z',
].map((text) => Date.parse(text))

const anyMoment = fc
  .tuple(
    fc.constantFrom(...TURNS),
    fc.oneof(
      fc.constantFrom(-1, 0, 1, -HOUR_MS, HOUR_MS, 2 * HOUR_MS),
      fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }),
      fc.integer({ min: -60 * DAY_MS, max: 25 * DAY_MS }),
    ),
  )
  .map(([turn, offset]) => new Date(turn + offset))

const HANDLES = ['kubek', 'kartka', 'plakat']
const ENGINES = ['iskra-obraz', 'dall-e-3']

const anyEvent = fc
  .record({
    at: anyMoment,
    kind: fc.constantFrom(...EVENT_KINDS),
    page: fc.constantFrom('/sklep', '/sklep/produkt/$handle', '/', ''),
    subject: fc.constantFrom('', ...HANDLES, 'nieznany'),
    source: fc.constantFrom(...SOURCES),
    device: fc.constantFrom(...DEVICE_CLASSES),
    affiliate: fc.constantFrom('', 'TECHVIBE'),
    offline: fc.boolean(),
    value: fc.constantFrom(0, 1, 2, 3, 25, 50, 75, 99, 100, 9, 10, 12_345),
  })
  .filter(({ kind, value }) => isValueOf(kind, value))

const anyOrder = fc
  .record({
    placedAt: anyMoment,
    shipping: fc.nat(2_000),
    discount: fc.nat(500),
    codes: fc.constantFrom([], ['INNY'], ['INNY', 'TECHVIBE'], ['FUTUREAI', 'TECHVIBE']),
    isReturned: fc.boolean(),
    lines: fc.array(
      fc.record({
        handle: fc.constantFrom(...HANDLES, 'dawny'),
        quantity: fc.integer({ min: 1, max: 5 }),
        total: fc.integer({ min: 500, max: 20_000 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map((order) => ({
    ...order,
    affiliate: order.codes.find((code) => code !== 'INNY') ?? '',
    total: order.lines.reduce((sum, { total }) => sum + total, order.shipping - order.discount),
  }))

const credits = fc.integer({ min: 1, max: 300 })

/** Any event, close to places where it could be counted wrongly. */
export const anyWorld: fc.Arbitrary<World> = fc.record({
  handles: fc.constant(new Set(HANDLES)),
  events: fc.array(anyEvent, { maxLength: 60 }),
  orders: fc.array(anyOrder, { maxLength: 6 }),
  purchases: fc.array(fc.record({ createdAt: anyMoment, credits, isReturned: fc.boolean() }), {
    maxLength: 4,
  }),
  gifts: fc.array(
    fc
      .record({
        createdAt: anyMoment,
        kind: fc.constantFrom('welcome' as const, 'affiliate' as const),
        credits,
        isReturned: fc.boolean(),
      })
      // Only gifts by affiliates' codes come with an order, which can be returned.
      .map((gift) => ({ ...gift, isReturned: gift.isReturned && gift.kind === 'affiliate' })),
    { maxLength: 4 },
  ),
  charges: fc.array(fc.record({ chargedAt: anyMoment, credits, isRefunded: fc.boolean() }), {
    maxLength: 4,
  }),
  generations: fc.array(
    fc
      .record({
        createdAt: anyMoment,
        status: fc.constantFrom(...GENERATION_STATUSES),
        took: fc.integer({ min: 0, max: 3 * HOUR_MS }),
        engine: fc.constantFrom(...ENGINES),
        type: fc.constantFrom(...GENERATION_TYPES),
        errorCode: fc.constantFrom('GENERATION_FAILED', 'GENERATION_REFUSED'),
        credits,
        processingTime: fc.nat(60_000),
        isPart: fc.boolean(),
        isRefunded: fc.boolean(),
        isEmptied: fc.boolean(),
      })
      .map(({ took, ...work }) => ({
        ...work,
        completedAt:
          work.status === 'pending' || work.status === 'processing'
            ? null
            : new Date(work.createdAt.getTime() + took),
      })),
    { maxLength: 10 },
  ),
})

const FILTER_VALUES: Readonly<Record<Filter, readonly string[]>> = {
  source: SOURCES,
  device: DEVICE_CLASSES,
  affiliate: ['', 'TECHVIBE', 'FUTUREAI'],
  offline: ['true', 'false'],
  engine: ENGINES,
  type: GENERATION_TYPES,
}

const text = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Any question. */
export const anyQuestion: fc.Arbitrary<Question> = fc
  .constantFrom(...METRIC_NAMES)
  .chain((metric) => {
    const facts = metricFacts(metric)
    const filters = fc.record(
      Object.fromEntries(facts.filters.map((name) => [name, fc.constantFrom(...FILTER_VALUES[name])])),
      { requiredKeys: [] },
    )
    return fc.record({
      metric: fc.constant(metric),
      by: fc.constantFrom(null, ...facts.by),
      begin: anyMoment,
      length: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 120 })),
      compare: fc.constantFrom(...COMPARISONS),
      // Most have none or one: with all of them hardly any data would be left.
      filters: fc.oneof(fc.constant({}), filters),
    })
  })
  .map(({ begin, length, ...question }) => ({
    ...question,
    from: text(begin.getTime()),
    to: text(begin.getTime() + (question.by === 'hour' ? length % 14 : length) * DAY_MS),
  }))
