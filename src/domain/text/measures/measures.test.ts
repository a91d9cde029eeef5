import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countText } from './countText.ts'
import { leftInPost } from './postLimits.ts'
import { readability } from './readability.ts'
import { repeatedStems } from './repeatedStems.ts'
import { smsParts } from './smsParts.ts'
import { syllables } from './syllables.ts'

it('counts what people ask for', () => {
  expect(countText('Ala ma 2 koty. Kot śpi.\n\nKoniec 💡')).toEqual({
    characters: 33,
    charactersWithoutSpaces: 25,
    words: 7,
    sentences: 3,
    paragraphs: 2,
    readingSeconds: 3,
    speakingSeconds: 4,
  })
})

describe('text messages', () => {
  it.each([
    ['', 'gsm', 0, 160],
    ['a'.repeat(160), 'gsm', 1, 0],
    ['a'.repeat(161), 'gsm', 2, 145],
    ['€'.repeat(80), 'gsm', 1, 0],
    ['€'.repeat(81), 'gsm', 2, 143],
    ['ż'.repeat(70), 'unicode', 1, 0],
    [`ż${'a'.repeat(70)}`, 'unicode', 2, 63],
    ['💡'.repeat(36), 'unicode', 2, 61],
  ])('of %s', (text, alphabet, parts, left) => {
    expect(smsParts(text)).toMatchObject({ alphabet, parts, left })
  })

  it('never have room for less than nothing, and tell which letter is dear', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => smsParts(text).left >= 0))
    expect(smsParts('Zażółć „tę”').because).toEqual(['ż', 'ó', 'ł', 'ć', '„', 'ę', '”'])
  })
})

it.each([
  ['Kot', 'x', 277],
  ['https://bardzo-dlugi-adres.pl/strona/inna/jeszcze/jedna Kot 💡', 'x', 280 - 23 - 5 - 2],
  ['Kot', 'instagram', 2_197],
] as const)('%s on %s leaves %d', (text, place, left) => {
  expect(leftInPost(text, place)).toBe(left)
})

it.each([
  ['kot', 1],
  ['nie', 1],
  ['niebieski', 3],
  ['nauka', 3],
  ['auto', 2],
  ['najserdeczniejsze', 5],
  ['w', 1],
  ['Europa', 3],
  ['zaufanie', 4],
  ['pszczoła', 2],
  ['miasto', 2],
  ['radio', 2],
])('%s has %d syllables', (word, count) => {
  expect(syllables(word)).toBe(count)
})

describe('readability', () => {
  it('tells an easy text from a hard one, by sentences too', () => {
    const easy = readability('Ala ma kota. Kot śpi. Pies je.')
    const hard = readability(
      'Przeprowadzenie postępowania wyjaśniającego uwarunkowane jest przedłożeniem odpowiedniego zaświadczenia potwierdzającego uregulowanie należności.',
    )
    expect(easy.step).toBe(1)
    expect(hard.step).toBe(7)
    expect(easy.pisarek).toBeLessThan(hard.pisarek)
    expect(hard.sentences[0]?.hardWords.length).toBeGreaterThan(8)
    expect(readability('').fog).toBe(0)
  })
})

it('finds words that are repeated in other forms', () => {
  const text = 'Kartka dla mamy. Kartkę wyślij dziś, bo kartki lubią wszyscy. Wszyscy.'
  expect(repeatedStems(text).map(({ word, places }) => [word, places.length])).toEqual([['kartka', 3]])
})
