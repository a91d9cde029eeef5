import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScreenAddress } from '../addresses/screens.ts'
import {
  type Attention,
  BEAT_MS,
  beginAttention,
  changeAttention,
  IDLE_AFTER_MS,
  isAttentive,
  type Moment,
} from './attention.ts'
import { calendarWeek } from './calendarWeek.ts'
import { isValueOf, REACHED } from './eventKinds.ts'
import { deviceClassOf, sourceOf } from './origin.ts'
import { scoreOf } from './score.ts'
import { milestonesBetween, scrollDepth } from './scrollDepth.ts'
import { countSpan, type Span } from './timeSpans.ts'
import { keptPage, visitedPage } from './visitedPage.ts'

const START = Date.parse('2026-11-23T12:00:00Z')
const MINUTE_MS = 60_000

describe('the score', () => {
  it('is 10 a minute up to 40, 2 an interaction up to 30, and up to 30 for scrolling', () => {
    expect(scoreOf({ ms: 0, interactions: 0, depth: 0 }).total).toBe(0)
    expect(scoreOf({ ms: MINUTE_MS, interactions: 1, depth: 50 })).toEqual({
      time: 10,
      interactions: 2,
      scroll: 15,
      total: 27,
    })
    expect(scoreOf({ ms: 4 * MINUTE_MS, interactions: 15, depth: 100 })).toEqual({
      time: 40,
      interactions: 30,
      scroll: 30,
      total: 100,
    })
  })

  it('is the sum of its parts, whole, a score that can be told, and never less for more', () => {
    const scored = fc.record({ ms: fc.nat(10 ** 8), interactions: fc.nat(1_000), depth: fc.nat(100) })
    fc.assert(
      fc.property(scored, scored, (one, more) => {
        const score = scoreOf(one)
        expect(score.total).toBe(score.time + score.interactions + score.scroll)
        expect(isValueOf('engagement', score.total) && Number.isInteger(score.total)).toBe(true)
        const sum = scoreOf({
          ms: one.ms + more.ms,
          interactions: one.interactions + more.interactions,
          depth: Math.max(one.depth, more.depth),
        })
        expect(sum.total).toBeGreaterThanOrEqual(score.total)
      }),
    )
  })
})

describe('scrolling', () => {
  it('has no depth where there is nothing to scroll, and ends at the end', () => {
    expect(scrollDepth({ top: 0, windowHeight: 800, pageHeight: 800 })).toBe(0)
    expect(scrollDepth({ top: 10, windowHeight: 800, pageHeight: 820 })).toBe(0)
    expect(scrollDepth({ top: 600, windowHeight: 800, pageHeight: 2_000 })).toBe(50)
    expect(scrollDepth({ top: 1_199.4, windowHeight: 800, pageHeight: 2_000 })).toBe(100)
    expect(scrollDepth({ top: -60, windowHeight: 800, pageHeight: 2_000 })).toBe(0)
  })

  it('passes each milestone once, wherever it goes up and down', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100)), (depths) => {
        let deepest = 0
        const passed = depths.flatMap((depth) => {
          const now = milestonesBetween(deepest, depth)
          deepest = Math.max(deepest, depth)
          return now
        })
        expect(passed).toEqual([25, 50, 75, 100].filter((milestone) => milestone <= deepest))
      }),
    )
  })
})

/** The steps of one tab, in order. */
interface Done {
  readonly what: 'act' | 'look' | 'show' | 'hide'
  /** The time after the step before. */
  readonly after: number
  /** The wall clock was changed by this much meanwhile. */
  readonly set: number
}

function attend(dones: readonly Done[], isVisible = true) {
  let moment: Moment = { wall: START, steady: 0 }
  let attention: Attention = beginAttention(isVisible, moment)
  const spans: Span[] = []
  for (const { what, after, set } of dones) {
    moment = { wall: moment.wall + after + set, steady: moment.steady + after }
    const changed = changeAttention(attention, what, moment)
    attention = changed.attention
    if (changed.span !== null) spans.push(changed.span)
  }
  return { spans, attention, moment, ms: spans.reduce((sum, { from, to }) => sum + to - from, 0) }
}

const done = fc.record({
  what: fc.constantFrom('act', 'look', 'look', 'show', 'hide'),
  after: fc.oneof(fc.nat(BEAT_MS), fc.constant(BEAT_MS), fc.nat(10 * MINUTE_MS)),
  set: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: -100_000_000, max: 100_000_000 })),
}) satisfies fc.Arbitrary<Done>

const looks = (ms: number): Done[] =>
  Array.from({ length: ms / BEAT_MS }, () => ({ what: 'look', after: BEAT_MS, set: 0 }))

describe('attention', () => {
  it('ends thirty seconds after the last thing that was done', () => {
    const { ms, attention, moment } = attend(looks(5 * MINUTE_MS))
    expect(ms).toBe(IDLE_AFTER_MS)
    expect(isAttentive(attention, moment)).toBe(false)
    expect(attend([...looks(20_000), { what: 'act', after: 0, set: 0 }, ...looks(MINUTE_MS)]).ms).toBe(50_000)
  })

  it('isn’t given to a hidden tab, which has it again when it is shown', () => {
    const hidden: Done[] = [{ what: 'hide', after: 0, set: 0 }, ...looks(MINUTE_MS)]
    expect(attend(hidden).ms).toBe(0)
    expect(attend(looks(MINUTE_MS), false).ms).toBe(0)
    expect(attend([...hidden, { what: 'show', after: 0, set: 0 }, ...looks(10_000)]).ms).toBe(10_000)
  })

  it('isn’t had through a sleep, whether the steady clock slept too or not', () => {
    const hours = 8 * 60 * MINUTE_MS
    expect(attend([...looks(10_000), { what: 'look', after: hours, set: 0 }, ...looks(10_000)]).ms).toBe(
      10_000,
    )
    expect(attend([...looks(10_000), { what: 'look', after: 500, set: hours }, ...looks(10_000)]).ms).toBe(
      10_000,
    )
    const woken = attend([...looks(10_000), { what: 'act', after: 500, set: hours }, ...looks(10_000)])
    expect(woken.ms).toBe(20_000)
  })

  it('is never more than the time in which the tab was visible and used, whatever the clock is set to', () => {
    fc.assert(
      fc.property(fc.array(done, { maxLength: 60 }), (dones) => {
        const { ms, spans } = attend(dones)
        let most = 0
        let isVisible = true
        for (const { what, after } of dones) {
          if (isVisible) most += Math.min(after, IDLE_AFTER_MS)
          isVisible = what === 'show' || (isVisible && what !== 'hide')
        }
        expect(ms).toBeLessThanOrEqual(most)
        const acts = dones.filter(({ what }) => what === 'act' || what === 'show').length + 1
        expect(ms).toBeLessThanOrEqual(acts * IDLE_AFTER_MS)
        expect(spans.every(({ from, to }) => to > from)).toBe(true)
      }),
    )
  })
})

describe('time in several tabs', () => {
  const span = fc
    .record({ from: fc.nat(600), length: fc.nat(60) })
    .map(({ from, length }): Span => ({ from: START + from, to: START + from + length }))

  it('is what was attended to in any of them, in whatever order they tell', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        let counted: readonly Span[] = []
        let sum = 0
        for (const one of spans) {
          const next = countSpan(counted, one)
          counted = next.counted
          sum += next.added
        }
        const moments = new Set<number>()
        for (const { from, to } of spans) for (let at = from; at < to; at += 1) moments.add(at)
        expect(sum).toBe(moments.size)
      }),
    )
  })
})

const pageAt = (address: ScreenAddress, parameters: Record<string, string> = {}) =>
  visitedPage(address, new Map(Object.entries(parameters)))
const week = (day: number, hour = 12) => calendarWeek(new Date(2026, 10, day, hour).getTime())

describe('what is told of a page', () => {
  it('is its pattern, and of the shop’s pages what they are about', () => {
    expect(pageAt('/sklep/produkt/$handle', { handle: 'kubek' })).toEqual({
      page: '/sklep/produkt/$handle',
      subject: 'kubek',
    })
    expect(pageAt('/sklep')).toEqual({ page: '/sklep', subject: '' })
    expect(pageAt('/')).toEqual({ page: '/', subject: '' })
    expect(pageAt('/uzytkownik/$username', { username: 'anna' })).toEqual({
      page: '/uzytkownik/$username',
      subject: '',
    })
    expect(pageAt('/kasa/$token', { token: 'tajny' })?.subject).toBe('')
    expect(pageAt('/administracja/uzytkownicy')).toBeNull()
  })

  it('is which work or template it is, which the record on the device leaves out', () => {
    for (const [page, name] of [
      ['/generacje/$id', 'id'],
      ['/szablony/$slug', 'slug'],
    ] as const) {
      const told = pageAt(page, { [name]: 'jedna-rzecz' })
      expect(told).toEqual({ page, subject: 'jedna-rzecz' })
      expect(keptPage({ page, subject: 'jedna-rzecz', title: 'Tajny opis' })).toEqual({
        page,
        subject: '',
        title: '',
      })
    }
    const product = { page: '/sklep/produkt/$handle', subject: 'kubek', title: 'Kubek' } as const
    expect(keptPage(product)).toEqual(product)
  })

  it('is a class of source and of device, and no address', () => {
    const own = 'https://iskra.example'
    const from = (referrer: string) => sourceOf(referrer, own)
    expect(['', 'nonsense', `${own}/sklep?q=tajne`].map(from)).toEqual(['direct', 'direct', 'direct'])
    expect(
      [
        'https://www.google.com/',
        'https://www.google.co.uk/',
        'https://google.pl/url?q=x',
        'https://duckduckgo.com/',
      ].map(from),
    ).toEqual(Array(4).fill('search'))
    expect(['https://l.facebook.com/', 'https://t.co/abc', 'https://pl.pinterest.com/'].map(from)).toEqual(
      Array(3).fill('social'),
    )
    expect(
      [
        'https://mail.google.com/mail/u/0',
        'https://poczta.onet.pl/',
        'android-app://com.google.android.gm/',
      ].map(from),
    ).toEqual(Array(3).fill('mail'))
    expect(['https://blog.example/', 'https://notgoogle.com/'].map(from)).toEqual(['site', 'site'])
    expect([deviceClassOf(true, 390), deviceClassOf(true, 810), deviceClassOf(false, 390)]).toEqual([
      'phone',
      'tablet',
      'desktop',
    ])
    expect(Object.values(REACHED)).toEqual([1, 2, 3])
  })

  it('knows a week from Monday to Sunday', () => {
    expect(week(23, 0)).toBe(week(29, 23))
    expect(week(22, 23)).toBe(week(23, 0) - 1)
    expect(week(30)).toBe(week(23) + 1)
  })
})
