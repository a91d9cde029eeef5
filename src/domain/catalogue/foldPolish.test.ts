import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldedWords, foldPolish, slugOf } from './foldPolish.ts'
import { stemPolish } from './stemPolish.ts'

test.each([
  ['ZAŻÓŁĆ GĘŚLĄ JAŹŃ', 'zazolc gesla jazn'],
  ['ąćęłńóśźż', 'acelnoszz'],
  ['  Kartka – „na\u00a0urodziny”! ', 'kartka na urodziny'],
  ['Ça va, Ünal? İstanbul', 'ca va unal istanbul'],
  ['100 kredytów', '100 kredytow'],
  ['…', ''],
])('folds %j', (text, folded) => {
  expect(foldPolish(text)).toBe(folded)
})

test('folding twice changes nothing, and case and diacritics never matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = foldPolish(text)
      expect(foldPolish(once)).toBe(once)
      expect(once).not.toMatch(/^\s|\s\s|\s$/u)
      expect(foldPolish(` ${text.normalize('NFD')}\n`)).toBe(once)
    }),
  )
})

test('a slug is its own slug, and its words are the folded words', () => {
  expect(slugOf('Kartki i życzenia')).toBe('kartki-i-zyczenia')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(slugOf(slugOf(text))).toBe(slugOf(text))
      expect(slugOf(text).split('-').filter(Boolean)).toEqual(foldedWords(text))
    }),
  )
})

test.each([
  ['kartka', 'kartki', 'kartek', 'kartkami'],
  ['kubek', 'kubki', 'kubkiem', 'kubkach'],
  ['urodziny', 'urodzin', 'urodzinowa', 'urodzinowy'],
  ['kurs', 'kursy', 'kursow', 'kursami'],
  ['zyczenia', 'zyczen', 'zyczeniami'],
  ['list', 'listy', 'listow', 'listem'],
])('%s and its other forms share a stem', (word, ...others) => {
  expect(others.map(stemPolish)).toEqual(others.map(() => stemPolish(word)))
})

test('a stem is a beginning of its word, and never too short to say anything', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/u), (word) => {
      const stem = stemPolish(word)
      expect(word.startsWith(stem.slice(0, -1))).toBe(true)
      expect(stem.length).toBeGreaterThanOrEqual(Math.min(3, word.length))
    }),
  )
})
