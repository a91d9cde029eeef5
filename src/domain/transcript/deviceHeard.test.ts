import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ToldWords, withToldWords } from './deviceHeard.ts'
import type { HeardPassage } from './editing/replaceStretch.ts'
import type { Stretch } from './sound/speechStretches.ts'
import { textOf } from './textOf.ts'
import { isInOrder } from './order.ts'

const heardOf = (told: readonly ToldWords[], stretch: Stretch, speech: readonly Stretch[] | null) =>
  told.reduce<readonly HeardPassage[]>((heard, one) => withToldWords(heard, one, stretch, speech), [])

describe('what the browser heard', () => {
  it('keeps every word in its order, within the stretch, whatever times were told', () => {
    const time = fc.nat({ max: 12_000 })
    const told = fc.array(
      fc.record({
        text: fc.constantFrom('Dzień dobry', ' ', 'Sto lat, babciu!', 'tak'),
        start: time,
        end: time,
        confidence: fc.constantFrom(null, 0.5),
      }),
    )
    const stretches = fc.constantFrom({ start: 0, end: 10_000 }, { start: 4_000, end: 4_900 })
    const speeches = fc.constantFrom(
      null,
      [],
      [
        { start: 500, end: 3_000 },
        { start: 4_500, end: 8_000 },
      ],
    )
    fc.assert(
      fc.property(told, stretches, speeches, (all, stretch, speech) => {
        const heard = heardOf(all, stretch, speech)
        const passages = heard.map((passage, at) => ({ ...passage, id: `p${at + 1}` }))
        expect(isInOrder({ version: 1, speakers: [], passages })).toBe(true)
        expect(passages.map(textOf).join(' ').trim()).toBe(
          all
            .map(({ text }) => text.trim())
            .filter(Boolean)
            .join(' '),
        )
        for (const { start, end } of heard) {
          expect(start).toBeGreaterThanOrEqual(stretch.start)
          expect(end).toBeLessThanOrEqual(stretch.end)
          expect(start).toBeLessThan(end)
        }
      }),
    )
  })

  it('begins and ends with the speech around it', () => {
    const speech = [
      { start: 1_000, end: 2_000 },
      { start: 2_300, end: 3_000 },
      { start: 6_000, end: 7_000 },
    ]
    const told = [
      { text: 'Dzień dobry', start: 1_600, end: 3_700, confidence: 0.8 },
      { text: 'Sto lat!', start: 6_400, end: 7_800, confidence: null },
    ]
    const heard = heardOf(told, { start: 0, end: 20_000 }, speech)
    expect(heard.map(({ start, end }) => [start, end])).toEqual([
      [1_000, 3_000],
      [6_000, 7_000],
    ])
    expect(heard[0]?.words[0]).toMatchObject({ source: 'device', confidence: 0.8 })
  })
})
