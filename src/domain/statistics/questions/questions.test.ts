import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROCEDURAL_ENGINES } from '#domain/generation/engines.ts'
import { FILTER_VALUES, type FilterValues } from '../address.ts'
import { dayAfter } from '../days.ts'
import { type Filter, FILTERS, METRIC_NAMES, metricFacts } from '../metrics.ts'
import { daysOf, fitsByHour, orderedDays, PRESETS } from '../range.ts'
import { COMPARISONS } from '../report.ts'
import { completeQuestion } from './completeQuestion.ts'
import type { Question } from './question.ts'
import { readQuestion } from './readQuestion.ts'
import { writeQuestion } from './writeQuestion.ts'

const TODAY = '2026-11-23'
const PL = { today: TODAY, language: 'pl' } as const
const EN = { today: TODAY, language: 'en' } as const

const understood = (text: string) => {
  const { question, problems } = readQuestion(text, PL)
  expect(problems).toEqual([])
  return question
}

const UNSAID = { by: null, range: '30-days', comparison: 'none', filters: {} } as const

describe('a typed question', () => {
  it.each<[string, Partial<Question>]>([
    ['przychód', { metric: 'revenue' }],
    [
      'przychód według dnia od 1.11 do 20.11',
      { metric: 'revenue', by: 'day', range: { from: '2026-11-01', to: '2026-11-20' } },
    ],
    [
      'sesje według źródła ostatnie 30 dni telefon',
      { metric: 'sessions', by: 'source', filters: { device: 'phone' } },
    ],
    ['failures by engine last 7 days', { metric: 'failures', by: 'engine', range: '7-days' }],
    ['PRZYCHODY WG DNI', { metric: 'revenue', by: 'day' }],
    ['przychodu po tygodniach', { metric: 'revenue', by: 'week' }],
    ['Ile było sesji dzisiaj?', { metric: 'sessions', range: 'today' }],
    ['odslony wg stron w zeszlym miesiacu', { metric: 'views', by: 'page', range: 'last-month' }],
    ['zamówienia dziennie', { metric: 'orders', by: 'day' }],
    ['sprzedaż kredytów co miesiąc w tym roku', { metric: 'credits-sold', by: 'month', range: 'this-year' }],
    [
      'średnia wartość zamówienia kod TECHVIBE',
      { metric: 'average-order', filters: { affiliate: 'TECHVIBE' } },
    ],
    ['generacje silnik midjourney', { metric: 'generations', filters: { engine: 'midjourney' } }],
    [
      'generations engine:flux-2 images',
      { metric: 'generations', filters: { engine: 'flux-2', type: 'image' } },
    ],
    [
      'sesje z wyszukiwarki na telefonie',
      { metric: 'sessions', filters: { source: 'search', device: 'phone' } },
    ],
    ['sesje źródło: poczta', { metric: 'sessions', filters: { source: 'mail' } }],
    ['odsłony bez sieci', { metric: 'views', filters: { offline: 'true' } }],
    ['udział offline', { metric: 'offline-share' }],
    [
      'przychód w listopadzie w porównaniu z zeszłym rokiem',
      { metric: 'revenue', range: { from: '2026-11-01', to: TODAY }, comparison: 'year' },
    ],
    [
      'revenue this month compared to last year',
      { metric: 'revenue', range: 'this-month', comparison: 'year' },
    ],
    ['revenue vs previous period', { metric: 'revenue', comparison: 'previous' }],
    ['orders last year', { metric: 'orders', range: { from: '2025-01-01', to: '2025-12-31' } }],
    ['zamówienia wczoraj', { metric: 'orders', range: { from: '2026-11-22', to: '2026-11-22' } }],
    ['zamówienia zeszły tydzień', { metric: 'orders', range: { from: '2026-11-16', to: '2026-11-22' } }],
    ['zamówienia od 20.12 do 5.01', { metric: 'orders', range: { from: '2025-12-20', to: '2026-01-05' } }],
    ['zamówienia od 1 listopada', { metric: 'orders', range: { from: '2026-11-01', to: TODAY } }],
    ['zamówienia 1.11–20.11', { metric: 'orders', range: { from: '2026-11-01', to: '2026-11-20' } }],
    ['zamówienia 1.11-20.11', { metric: 'orders', range: { from: '2026-11-01', to: '2026-11-20' } }],
    [
      'orders from November 1 to November 20',
      { metric: 'orders', range: { from: '2026-11-01', to: '2026-11-20' } },
    ],
    [
      'orders 2026-10-01 to 2026-10-31',
      { metric: 'orders', range: { from: '2026-10-01', to: '2026-10-31' } },
    ],
    ['powroty', { metric: 'retention' }],
    ['czas na stronie według strony', { metric: 'time-on-page', by: 'page' }],
    ['funnel by step', { metric: 'funnel', by: 'step' }],
    // Words that aren't finished.
    ['przych wedl dni', { metric: 'revenue', by: 'day' }],
  ])('%s', (text, expected) => {
    expect(understood(text)).toEqual({ ...UNSAID, ...expected })
  })

  it('tells what it doesn’t know, and what may have been meant', () => {
    expect(readQuestion('sejse według źródła', PL).problems).toEqual([
      { kind: 'unknown', word: 'sejse', meant: 'sesje' },
      { kind: 'no-metric' },
    ])
    expect(readQuestion('przychód według kosmosu', PL)).toMatchObject({
      question: { metric: 'revenue', by: null },
      problems: [{ kind: 'unknown', word: 'kosmosu', meant: null }],
    })
  })

  it('leaves out what its metric knows nothing of, and says so', () => {
    expect(readQuestion('przychód według strony telefon', PL)).toMatchObject({
      question: { ...UNSAID, metric: 'revenue' },
      problems: [
        { kind: 'by', metric: 'revenue', by: 'page' },
        { kind: 'filter', metric: 'revenue', filter: 'device' },
      ],
    })
    expect(readQuestion('sesje godzinowo ostatnie 30 dni', PL).problems).toEqual([{ kind: 'hours' }])
    expect(readQuestion('sesje telefon tablet', PL).problems).toEqual([{ kind: 'again', word: 'tablet' }])
  })

  it('is never too much', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        expect(readQuestion(text, PL).problems).toBeInstanceOf(Array)
        expect(completeQuestion(text, EN, 8).length).toBeLessThanOrEqual(8)
      }),
    )
  })
})

const day = fc.integer({ min: -1_000, max: 0 }).map((days) => dayAfter(TODAY, days))
const range = fc.oneof(
  fc.constantFrom(...PRESETS),
  fc.tuple(day, day).map(([one, other]) => orderedDays(one, other)),
)
const NAMED: Readonly<Partial<Record<Filter, fc.Arbitrary<string>>>> = {
  affiliate: fc.stringMatching(/^[A-Z0-9_-]{3,32}$/),
  engine: fc.oneof(
    fc.constantFrom(...PROCEDURAL_ENGINES.map(({ id }) => id)),
    fc.constantFrom('dzien', 'po', 'last-7', 'sesje', 'flux.1-dev', 'a'),
  ),
}
const KNOWN: Readonly<Partial<Record<Filter, readonly string[]>>> = FILTER_VALUES

/** Any question that can be answered. */
const question = fc.constantFrom(...METRIC_NAMES).chain((metric): fc.Arbitrary<Question> => {
  const facts = metricFacts(metric)
  const filters: fc.Arbitrary<FilterValues> = fc.record(
    Object.fromEntries(
      FILTERS.filter((filter) => facts.filters.includes(filter)).map((filter) => [
        filter,
        NAMED[filter] ?? fc.constantFrom(...(KNOWN[filter] ?? [])),
      ]),
    ),
    { requiredKeys: [] },
  )
  return fc
    .record({
      metric: fc.constant(metric),
      by: fc.option(fc.constantFrom(...facts.by)),
      range,
      comparison: fc.constantFrom(...COMPARISONS),
      filters,
    })
    .filter(({ by, range: days }) => by !== 'hour' || fitsByHour(daysOf(days, TODAY)))
})
const language = fc.constantFrom('pl' as const, 'en' as const)

describe('a question in words', () => {
  it('is read as the same question, whichever language it is in and is read in', () => {
    fc.assert(
      fc.property(question, language, language, (asked, written, read) => {
        const text = writeQuestion(asked, written)
        const reading = readQuestion(text, { today: TODAY, language: read })
        expect([text, reading.problems]).toEqual([text, []])
        expect(reading.question).toEqual(asked)
        expect(writeQuestion(reading.question ?? asked, written)).toBe(text)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is understood without capitals, diacritics and with a stop at its end', () => {
    fc.assert(
      fc.property(question, language, (asked, written) => {
        const text = writeQuestion(asked, written)
        const plain = text
          .normalize('NFD')
          .replaceAll(/\p{Mark}/gu, '')
          .replaceAll('ł', 'l')
        expect(understood(`${plain}.`)).toEqual(asked)
      }),
    )
  })
})

describe('what is offered', () => {
  it('is understood as it stands, wherever typing stopped', () => {
    fc.assert(
      fc.property(question, language, fc.nat(80), (asked, spoken, length) => {
        const options = { today: TODAY, language: spoken }
        const typed = writeQuestion(asked, spoken).slice(0, length)
        for (const completion of completeQuestion(typed, options, 50)) {
          const reading = readQuestion(completion.text, options)
          expect([typed, completion.text, reading.problems]).toEqual([typed, completion.text, []])
          expect(reading.question).toEqual(completion.question)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['', 'sesje'],
    ['prz', 'przychód'],
    ['przychód wed', 'przychód według dnia'],
    ['sesje źró', 'sesje według źródła'],
    ['sesje według źródła tel', 'sesje według źródła telefon'],
    ['sesje ostatnie 7', 'sesje ostatnie 7 dni'],
  ])('„%s” goes on as „%s”', (typed, text) => {
    expect(completeQuestion(typed, PL, 20).map((completion) => completion.text)).toContain(text)
  })

  it('asks for every metric', () => {
    const offered = completeQuestion('', EN, 100).map((completion) => completion.question.metric)
    expect(offered).toEqual(METRIC_NAMES)
  })
})
