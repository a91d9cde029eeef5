import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../span.ts'
import { diffSequences } from './diffSequences.ts'
import { diffTexts, editsBetween } from './diffTexts.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', 'ą', '💡', 'kot '), maxLength: 30 })

/** Many words, none like another. */
const words = (letter: string) => Array.from({ length: 4_000 }, (_, at) => `${letter}${at}`)

/** The length of the longest common subsequence, by the well-known table. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let row = other.map(() => 0)
  for (const element of one) {
    const next: number[] = []
    for (const [at, otherElement] of other.entries())
      next.push(element === otherElement ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0))
    row = next
  }
  return row.at(-1) ?? 0
}

describe('a difference', () => {
  it('is told by words', () => {
    expect(diffTexts('Ala ma kota.', 'Ala miała psa.')).toEqual([
      { kind: 'same', text: 'Ala ' },
      { kind: 'taken', text: 'ma' },
      { kind: 'put', text: 'miała' },
      { kind: 'same', text: ' ' },
      { kind: 'taken', text: 'kota' },
      { kind: 'put', text: 'psa' },
      { kind: 'same', text: '.' },
    ])
  })

  it('holds both texts, and its edits make the one the other', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const parts = diffTexts(one, other)
        const without = (kind: string) => parts.filter((part) => part.kind !== kind).map((part) => part.text)
        expect(without('put').join('')).toBe(one)
        expect(without('taken').join('')).toBe(other)
        expect(applyEdits(one, editsBetween(one, other))).toBe(other)
      }),
    )
  })

  it('keeps as much as can be kept', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 15 })
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const changes = diffSequences(one, other)
        const taken = changes.reduce((sum, { from, to }) => sum + to - from, 0)
        expect(one.length - taken).toBe(longestCommon(one, other))
      }),
    )
  })

  it('of long texts that have nothing in common is one replacement', () => {
    expect(diffSequences(words('a'), words('b'))).toHaveLength(1)
  })
})
