import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDictionary } from '#domain/text/spelling/openDictionary.ts'
import { polishWords } from '#support/text/polishWords.ts'
import { spreadWords } from '#domain/transcript/spreadWords.ts'
import { completeWord } from '#domain/transcript/completion/completeWord.ts'
import { knownWordsOf } from '#domain/transcript/completion/knownWords.ts'

const dictionary = openDictionary(polishWords)
const known = knownWordsOf({
  version: 1,
  speakers: [],
  passages: [
    {
      id: 'p1',
      start: 0,
      end: 1_000,
      speaker: null,
      words: spreadWords('Życzeniownik, „życzeniownik” i Życkowska.'.split(' '), 0, 1_000, 'hand'),
    },
  ],
})

describe('completion', () => {
  it('begins with what was written, has words alone, and each once', () => {
    const beginnings = fc.oneof(
      fc.constantFrom('Prze', 'ży', 'KRA', 'sz', 'nie', 'wszystk', 'ch', 'konstant'),
      fc.string({
        unit: fc.constantFrom(...'aąbcćeęiklłmnoóprsśtuwyzźż'.split('')),
        minLength: 2,
        maxLength: 6,
      }),
    )
    fc.assert(
      fc.property(beginnings, (beginning) => {
        const words = completeWord(beginning, dictionary, known)
        expect(words.length).toBeLessThanOrEqual(5)
        expect(new Set(words).size).toBe(words.length)
        for (const word of words) {
          expect(word.toLowerCase().startsWith(beginning.toLowerCase())).toBe(true)
          expect(word.length).toBeGreaterThan(beginning.length)
          expect(dictionary.isWord(word) || [...known.keys()].includes(word)).toBe(true)
        }
      }),
    )
  })

  it('prefers words of this transcript, and gives names their capital', () => {
    expect(completeWord('życ', dictionary, known).slice(0, 2)).toEqual(['Życzeniownik', 'życzeniownik'])
    expect(completeWord('życk', dictionary, known)[0]).toBe('Życkowska')
    expect(completeWord('warszaw', dictionary, new Map())).toContain('Warszawa')
  })

  it('prefers frequent words to short ones', () => {
    expect(completeWord('urodz', dictionary, new Map())[0]).toBe('urodziny')
    expect(completeWord('Urodz', dictionary, new Map())[0]).toBe('Urodziny')
  })

  it.each(['', 'a', '12', 'xq', 'a b', '—'])('has nothing for „%s”', (beginning) => {
    expect(completeWord(beginning, dictionary, known)).toEqual([])
  })
})
