import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInShop, stepKeyAt } from '#domain/statistics/days.ts'
import { TIME_DIMENSIONS } from '#domain/statistics/metrics.ts'
import { timeSteps } from './timeSteps.ts'

describe('a step of time', () => {
  it.each([
    ['hour', '2026-11-01T22:00:00.000Z', '2026-11-01T23:00:00.000Z'],
    ['day', '2026-11-01', '2026-11-02'],
    ['week', '2026-10-26', '2026-11-02'],
    ['month', '2026-11', '2026-11'],
  ] as const)('of a %s ends in Poland', (by, before, after) => {
    expect(stepKeyAt(by, new Date('2026-11-01T22:59:59.999Z'))).toBe(before)
    expect(stepKeyAt(by, new Date('2026-11-01T23:00:00Z'))).toBe(after)
  })

  it('is found for every moment as the last that had begun, on days of 23 and 25 hours too', () => {
    const moment = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2028-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    const change = fc.constantFrom('2026-03-29T00:00:00Z', '2026-10-25T00:00:00Z')
    const aroundChange = fc
      .tuple(change, fc.integer({ min: -7_200_000, max: 86_400_000 }))
      .map(([day, later]) => new Date(Date.parse(day) + later))
    fc.assert(
      fc.property(fc.constantFrom(...TIME_DIMENSIONS), fc.oneof(moment, aroundChange), (by, at) => {
        const day = dayInShop(at)
        const begun = timeSteps({ from: day, to: day }, by).filter(({ begin }) => begin <= at)
        expect(stepKeyAt(by, at)).toBe(begun.at(-1)?.key)
      }),
    )
  })
})
