import { describe, expect, it } from 'vitest'
import type { Amount } from '../edge/sentBytes.ts'
import { ratio } from './figures.ts'
import { goalsOf, isReached } from './goals.ts'
import { visitReport } from './report.ts'
import type { TakenPress, VisitResults } from './rounds.ts'
import { WITHOUT_SCRIPT } from './targets.ts'
import type { Visit } from './visit.ts'

const NOTHING: Amount = { bytes: 0, requests: 0 }

function visit(largestPaint: number, ready = largestPaint): Visit {
  return {
    firstPaint: largestPaint,
    largestPaint,
    ready,
    blocking: 0,
    longestTask: 0,
    layoutShift: 0,
    sent: {
      script: { bytes: 204_800, requests: 8 },
      style: NOTHING,
      document: NOTHING,
      picture: NOTHING,
      font: NOTHING,
      other: NOTHING,
      all: NOTHING,
    },
  }
}

function taken(target: string, first: number, second: number, offline: number | null) {
  return {
    target,
    speed: 'slow' as const,
    visits: {
      first: visit(first),
      worker: NOTHING,
      second: visit(second),
      offline: offline === null ? null : visit(Number.NaN, offline),
    },
  }
}

function pressed(press: string, target: string, answered: number, done = Number.NaN): TakenPress {
  return { press, target, speed: 'slow', times: { answered, done } }
}

const RESULTS: VisitResults = {
  visits: [
    taken(WITHOUT_SCRIPT, 1_000, 500, null),
    taken(WITHOUT_SCRIPT, 1_200, 500, null),
    taken('/sklep', 1_100, 700, 650),
    taken('/sklep', 1_210, 700, 650),
  ],
  presses: [
    pressed('cart', '/sklep', 60),
    pressed('cart', '/sklep', 100),
    pressed('menu', '/sklep', 10),
    pressed('menu', '/sklep', Number.NaN),
    pressed('add to cart', 'product', 20, 900),
  ],
  failures: ['filter of /sklep, slow: gone'],
  restless: 1,
}

const goal = (name: string) => goalsOf(RESULTS).find((one) => one.name.startsWith(name))

describe('the report of the visits', () => {
  it('holds medians against the page without script in the same run', () => {
    expect(ratio(RESULTS, 'slow', '/sklep', 'first', 'largestPaint')).toBeCloseTo(1.05)
    expect(ratio(RESULTS, 'slow', '/sklep', 'second', 'largestPaint')).toBeCloseTo(1.4)
  })

  it('holds a start without a server against the second visit of the page without script', () => {
    expect(ratio(RESULTS, 'slow', '/sklep', 'offline', 'ready')).toBeCloseTo(1.3)
    expect(ratio(RESULTS, 'slow', WITHOUT_SCRIPT, 'offline', 'ready')).toBeNaN()
  })

  it('says which goals were reached', () => {
    expect(goal('/sklep: first visit')).toMatchObject({ most: 1.15, unit: 'times' })
    const reached = goalsOf(RESULTS)
      .filter(isReached)
      .map(({ name }) => name)
    expect(reached).toContain('/sklep: first visit, largest paint, of the page without script')
    expect(reached).toContain('/sklep: JavaScript until quiet')
    expect(reached).toContain('cart pressed until handled')
    expect(reached).toContain('add to cart pressed until acknowledged')
    expect(reached).not.toContain('/sklep: second visit, largest paint, of the page without script')
    expect(reached).not.toContain('add to cart pressed until carried out')
  })

  it('reaches no goal by a press that failed in one run, nor by what was not measured', () => {
    expect(goal('menu')).toMatchObject({ is: Number.NaN })
    expect(goal('/regulamin: blocking time')).toMatchObject({ is: Number.NaN })
    expect(
      goalsOf(RESULTS)
        .filter(isReached)
        .some(({ name }) => /^(?:menu|\/regulamin)/.test(name)),
    ).toBe(false)
  })

  it('tells of presses without an effect, of failures, and of a machine that was not at rest', () => {
    const report = visitReport(RESULTS, ['slow'])
    expect(report).toContain('| /sklep | menu | 10 ms, never in 1 of 2 | – |')
    expect(report).toContain('- failed: filter of /sklep, slow: gone')
    expect(report).toContain('at the beginning of 1 of 10 measurements')
    expect(report).toContain('| /sklep | 1155 ms (1100 ms – 1210 ms) | 1.05× |')
    expect(report).toContain('200.0 kB in 8')
  })
})
