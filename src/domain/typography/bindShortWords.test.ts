import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bindShortWords } from './bindShortWords.ts'

const shown = (text: string): string => bindShortWords(text).replaceAll('\u00a0', '~')

function isGentle(text: string): boolean {
  const bound = bindShortWords(text)
  return bound.replaceAll('\u00a0', ' ') === text && bindShortWords(bound) === bound
}

describe('words of one letter', () => {
  it.each([
    ['Kartki i życzenia', 'Kartki i~życzenia'],
    ['W koszyku', 'W~koszyku'],
    ['a w domu', 'a~w~domu'],
    ['stan z ', 'stan z~'],
    ['(z nadrukiem) „o Tobie”', '(z~nadrukiem) „o~Tobie”'],
    ['Iskra jest', 'Iskra jest'],
    ['więcej i', 'więcej i'],
    ['oferta w.', 'oferta w.'],
  ])('in „%s”', (text, bound) => {
    expect(shown(text)).toBe(bound)
  })

  it('change nothing but spaces, and nothing a second time', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'i', 'w', 'x', ' ', '.', '\n', 'ł') })
    expect(() => fc.assert(fc.property(texts, isGentle))).not.toThrow()
  })
})
