import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInOrder } from './order.ts'
import { textOf } from './textOf.ts'
import { transcriptOfHeard } from './transcriptOfHeard.ts'
import { transcriptSchema } from './transcriptSchema.ts'
import { wordsFromEngine } from './wordsFromEngine.ts'

const stretch = { start: 10_000, end: 20_000 }

describe('what an engine heard', () => {
  it('is a valid transcript within its stretch, whatever the engine told', () => {
    const time = fc.nat({ max: 15_000 })
    const words = fc.array(
      fc.record({
        text: fc.constantFrom('Dzień', 'dobry.', ' ', 'Jak się masz?', '', '…'),
        start: time,
        end: time,
      }),
    )
    fc.assert(
      fc.property(words, fc.string(), (told, text) => {
        for (const answer of [null, { version: 1 as const, words: told }]) {
          const transcript = transcriptOfHeard(wordsFromEngine(text, answer, stretch))
          expect(transcriptSchema.safeParse(transcript).success).toBe(true)
          expect(isInOrder(transcript)).toBe(true)
          for (const { start, end } of transcript.passages) {
            expect(start).toBeGreaterThanOrEqual(stretch.start)
            expect(end).toBeLessThanOrEqual(stretch.end)
          }
        }
      }),
    )
  })

  it('has the times that were told, and a passage for each sentence and breath', () => {
    const told = [
      ['Dzień', 0, 300],
      ['dobry.', 300, 800],
      [' ', 800, 800],
      ['Pani', 1_900, 2_200],
      ['Anno,', 2_200, 2_500],
      ['witam', 2_500, 2_900],
      ['serdecznie.', 2_900, 3_500],
      ['Zaczynamy!', 3_600, 4_000],
    ] as const
    const answer = { version: 1 as const, words: told.map(([text, start, end]) => ({ text, start, end })) }
    const heard = wordsFromEngine('', answer, stretch)
    expect(heard.map((passage) => [passage.start, passage.end, textOf(passage)])).toEqual([
      [10_000, 10_800, 'Dzień dobry.'],
      [11_900, 13_500, 'Pani Anno, witam serdecznie.'],
      [13_600, 14_000, 'Zaczynamy!'],
    ])
  })

  it('is spread by syllables where no times were told', () => {
    const [passage] = wordsFromEngine('Ala ma kota', null, { start: 0, end: 5_000 })
    expect(passage?.words.map(({ start }) => start)).toEqual([0, 2_000, 3_000])
  })
})
