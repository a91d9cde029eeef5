import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_ORIGIN, EXAMPLE_REPORT } from '#support/engagement/exampleVisits.ts'
import type { EngagementEvent, EventKind } from './eventKinds.ts'
import { isValueOf } from './eventKinds.ts'
import { MOST_EVENTS_AT_ONCE } from './eventLimits.ts'
import { eventsBodySchema } from './eventsBody.ts'
import {
  favouritePages,
  MOST_FAVOURITES,
  MOST_LAST_PAGES,
  type Report,
  scoreOfSession,
  SESSION_ENDS_AFTER_MS,
  takeReport,
  type Visitor,
} from './visitor.ts'

const START = new Date(2026, 10, 25, 12).getTime()
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let made = 0
function newId(): string {
  made += 1
  return made.toString(16).padStart(32, '0')
}

const reportOf = (changes: Partial<Report>): Report => ({ ...EXAMPLE_REPORT, at: START, ...changes })
const spanTo = (to: number, ms: number) => [{ from: to - ms, to }]

/** A visitor after these reports, and all events that came of them. */
function visit(reports: readonly Partial<Report>[], before: Visitor | null = null) {
  let visitor = before
  const events: EngagementEvent[] = []
  let addedMs = 0
  for (const changes of reports) {
    const reported = takeReport(visitor, reportOf(changes), newId)
    visitor = reported.visitor
    addedMs += reported.addedMs
    events.push(...reported.events)
  }
  if (visitor === null) throw new Error('no report')
  return { visitor, events, addedMs }
}

const arrival = { isArrival: true, isView: true }
const kinds = (events: readonly EngagementEvent[]) => events.map(({ kind, value }) => `${kind} ${value}`)
const ofKind = (events: readonly EngagementEvent[], kind: EventKind) =>
  events.filter((event) => event.kind === kind)

const pause = (ms: number) => visit([arrival, { at: START + ms, interactions: 1 }])
const reachedBy = (reports: readonly Partial<Report>[]) =>
  ofKind(visit(reports).events, 'reached').map(({ value }) => value)

describe('a visitor’s record', () => {
  it('begins with the first visit, and tells it as one', () => {
    const { visitor, events } = visit([arrival])
    expect(visitor).toMatchObject({ firstVisitAt: START, lastVisitAt: START, visits: 1, sessions: 1, ms: 0 })
    expect(kinds(events)).toEqual(['session 0', 'week 0', 'view 0'])
  })

  it('has a new session after thirty minutes in which nothing was done, and not sooner', () => {
    expect(pause(SESSION_ENDS_AFTER_MS - 1).visitor.sessions).toBe(1)
    const { visitor, events } = pause(SESSION_ENDS_AFTER_MS)
    expect(visitor).toMatchObject({ sessions: 2, visits: 2 })
    expect(kinds(events.slice(3))).toEqual(['engagement 0', 'session 1'])
  })

  it('hands on what vouches for a page with what is told of it, and keeps nothing of that', () => {
    const page = { page: '/szablony/$slug', subject: 'kartka', title: '' } as const
    const { visitor, events } = visit([
      { ...arrival, page, token: 'of kartka' },
      { at: START + 9_000, page, token: 'of kartka', isLeft: true, isHidden: true, untoldMs: 5_000 },
      { at: START + 9_500, isView: true },
    ])
    const told = events.filter(({ kind }) => kind !== 'week' && kind !== 'engagement' && kind !== 'outgrown')
    expect(told.map(({ kind, token }) => [kind, token])).toEqual([
      ['session', 'of kartka'],
      ['view', 'of kartka'],
      ['leave', 'of kartka'],
      ['view', undefined],
    ])
    expect(JSON.stringify(visitor)).not.toContain('of kartka')
  })

  it('has one session in two tabs, and an arrival for each', () => {
    const { visitor } = visit([arrival, { ...arrival, at: START + 1_000 }])
    expect(visitor).toMatchObject({ sessions: 1, visits: 2 })
  })

  it('begins nothing when a page is closed hours later', () => {
    const { visitor, events } = visit([
      arrival,
      { at: START + 8 * 60 * MINUTE_MS, isLeft: true, isHidden: true, untoldMs: 5_000 },
    ])
    expect(visitor).toMatchObject({ sessions: 1, lastVisitAt: START })
    expect(kinds(events.slice(3))).toEqual(['leave 5000', 'engagement 0'])
    expect(events.at(-1)?.at).toBe(START)
  })

  it('goes on at midnight, and tells the week that begins then', () => {
    const sunday = new Date(2026, 10, 29, 23, 59, 55).getTime()
    const { visitor, events } = visit([
      { ...arrival, at: sunday },
      { at: sunday + 10_000, spans: spanTo(sunday + 10_000, 10_000) },
      { at: sunday + 12_000, isView: true, page: { page: '/', subject: '', title: '' } },
    ])
    expect(visitor).toMatchObject({ sessions: 1, ms: 10_000 })
    expect(ofKind(events, 'week').map(({ value }) => value)).toEqual([0, 1])
  })

  it('tells each week once, with the weeks since the first, and none after a year', () => {
    const days = [0, 1, 2, 6, 7, 8, 20, 21, 371, 372]
    const { events } = visit(days.map((day) => ({ ...arrival, at: START + day * DAY_MS })))
    expect(ofKind(events, 'week').map(({ value }) => value)).toEqual([0, 1, 3])
  })

  it('takes a told score back, as it was told, when the session goes on', () => {
    const later = START + 10 * MINUTE_MS
    const { events, visitor } = visit([
      arrival,
      {
        at: START + 6_000,
        spans: spanTo(START + 6_000, 6_000),
        isHidden: true,
        isLeft: true,
        isOffline: true,
      },
      { at: START + 7_000, isHidden: true, isLeft: true },
      { at: later, interactions: 4, isHidden: true, isLeft: true },
    ])
    const [first, outgrown, second, ...more] = events.filter(
      ({ kind }) => kind === 'engagement' || kind === 'outgrown',
    )
    expect(first).toMatchObject({ kind: 'engagement', value: 1, at: START + 6_000, offline: true })
    expect(outgrown).toEqual({ ...first, id: outgrown?.id, kind: 'outgrown' })
    expect(outgrown?.id).not.toBe(first?.id)
    expect(second).toMatchObject({ kind: 'engagement', value: 9, at: later, offline: false })
    expect(more).toEqual([])
    expect(scoreOfSession(visitor)).toMatchObject({ total: 9, time: 1, interactions: 8, scroll: 0 })
  })

  it('tells how far a session came on the way to an order, each step once and none left out', () => {
    const product = { page: '/sklep/produkt/$handle', subject: 'kubek', title: '' } as const
    const checkout = { page: '/kasa/$token', subject: '', title: '' } as const
    expect(reachedBy([{ ...arrival, pieces: 2 }, { pieces: 2 }])).toEqual([])
    expect(
      reachedBy([{ ...arrival, page: product }, { pieces: 1 }, { isView: true, page: checkout }]),
    ).toEqual([1, 2, 3])
    expect(reachedBy([arrival, { isView: true, page: checkout, pieces: 1 }])).toEqual([1, 2, 3])
    expect(
      reachedBy([
        { ...arrival, page: product },
        { isView: true, page: product },
      ]),
    ).toEqual([1])
    expect(reachedBy([{ ...arrival, pieces: 1, page: { page: '/koszyk', subject: '', title: '' } }])).toEqual(
      [1, 2],
    )
  })

  it('keeps the last ten pages and the ten favourite ones', () => {
    const pages = Array.from({ length: 15 }, (_, index) => ({
      page: '/sklep/produkt/$handle' as const,
      subject: `produkt-${index}`,
      title: `Produkt ${index}`,
    }))
    const reports = pages.flatMap((page, index) => {
      const at = START + index * 20_000
      return [
        { page, at, isView: true },
        { page, at: at + 5_000 + index, spans: spanTo(at + 5_000 + index, 5_000 + index) },
        { page, at: at + 6_000, isView: true },
      ]
    })
    const { visitor } = visit(reports)
    expect(visitor.lastPages).toHaveLength(MOST_LAST_PAGES)
    expect(visitor.lastPages[0]).toMatchObject({ subject: 'produkt-14', title: 'Produkt 14' })
    expect(visitor.lastPages.at(-1)?.subject).toBe('produkt-5')
    const favourites = favouritePages(visitor)
    expect(favourites).toHaveLength(MOST_FAVOURITES)
    expect(favourites[0]).toMatchObject({ subject: 'produkt-14', ms: 5_014, views: 2 })
  })

  it('takes a code that is known a moment later as the session’s own', () => {
    const { events } = visit([
      arrival,
      { isView: true, origin: { ...EXAMPLE_ORIGIN, affiliate: 'TECHVIBE' } },
      { isView: true, origin: EXAMPLE_ORIGIN },
    ])
    expect(ofKind(events, 'view').map(({ affiliate }) => affiliate)).toEqual(['', 'TECHVIBE', 'TECHVIBE'])
  })
})

const anyReport: fc.Arbitrary<Partial<Report> & { after: number; ms: number }> = fc.record({
  after: fc.oneof(fc.nat(60_000), fc.nat(3 * 60 * MINUTE_MS), fc.integer({ min: -DAY_MS, max: 9 * DAY_MS })),
  ms: fc.nat(10_000),
  page: fc.constantFrom(
    { page: '/sklep', subject: '', title: '' },
    { page: '/sklep/produkt/$handle', subject: 'kubek', title: 'Kubek' },
    { page: '/koszyk', subject: '', title: '' },
    null,
  ),
  isArrival: fc.boolean(),
  isView: fc.boolean(),
  interactions: fc.nat(3),
  milestones: fc.constantFrom([], [25], [25, 50]),
  depth: fc.nat(100),
  isLeft: fc.boolean(),
  untoldMs: fc.nat(2 * 60 * MINUTE_MS),
  isHidden: fc.boolean(),
  pieces: fc.nat(2),
  isOffline: fc.boolean(),
})

describe('whatever is reported', () => {
  it('adds up, and all that is told of it is believed by the service', () => {
    fc.assert(
      fc.property(fc.array(anyReport, { minLength: 1, maxLength: 40 }), (steps) => {
        let at = START
        const reports = steps.map(({ after, ms, ...changes }) => {
          at += after
          return { ...changes, at, spans: ms > 0 ? spanTo(at, ms) : [] }
        })
        const { visitor, events, addedMs } = visit(reports)
        expect(visitor.ms).toBe(addedMs)
        expect(visitor.sessions).toBe(ofKind(events, 'session').length)
        expect(visitor.visits).toBeGreaterThanOrEqual(visitor.sessions)
        expect(visitor.session.ms).toBeLessThanOrEqual(visitor.ms)
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
        for (const { kind, value } of events)
          expect([kind, value, isValueOf(kind, value)]).toEqual([kind, value, true])
        for (let from = 0; from < events.length; from += MOST_EVENTS_AT_ONCE) {
          const body = { sent_at: at, events: events.slice(from, from + MOST_EVENTS_AT_ONCE) }
          expect(eventsBodySchema.safeParse(body).success).toBe(true)
        }
        // One score is left of each session that told any: the others were taken back.
        const scores = ofKind(events, 'engagement').length - ofKind(events, 'outgrown').length
        expect(scores).toBeLessThanOrEqual(visitor.sessions)
        const taken = ofKind(events, 'outgrown').map(({ value, at: when }) => `${value} ${when}`)
        const told = new Set(ofKind(events, 'engagement').map(({ value, at: when }) => `${value} ${when}`))
        expect(taken.every((one) => told.has(one))).toBe(true)
      }),
    )
  })
})
