import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { conceptOf } from './concepts.ts'
import { stemEnglish } from './stemEnglish.ts'
import { typingDistance } from './typingDistance.ts'
import { meantWord, vocabularyOf } from './vocabulary.ts'

test.each([
  ['kartka', 'kartka', 0],
  ['kaartka', 'kartka', 1],
  ['katrka', 'kartka', 1],
  ['krtka', 'kartka', 1],
  ['kardka', 'kartka', 1],
  ['urodzniowa', 'urodzinowa', 1],
  ['kubek', 'kartka', 3],
])('%s is as far from %s as %i slips, or more than two', (one, other, slips) => {
  expect(typingDistance(one, other, 2)).toBe(slips)
})

test('a distance is the same both ways, none only to oneself, and never more than one beyond the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, fc.nat({ max: 3 }), (one, other, most) => {
      const distance = typingDistance(one, other, most)
      expect(distance).toBe(typingDistance(other, one, most))
      expect(distance === 0).toBe(one === other)
      expect(distance).toBeLessThanOrEqual(most + 1)
    }),
  )
})

test.each([
  ['mugs', 'mug'],
  ['wishes', 'wish'],
  ['birthdays', 'birthday'],
  ['parties', 'party'],
  ['glass', 'glass'],
  ['bus', 'bus'],
])('%s is a form of %s', (word, stem) => {
  expect(stemEnglish(word)).toBe(stem)
})

test('words of one meaning meet, in every form and both languages', () => {
  expect(conceptOf('mamusi')).toBe(conceptOf('mum'))
  expect(conceptOf('kubkami')).toBe(conceptOf('mugs'))
  expect(conceptOf('kartka')).not.toBe(conceptOf('kubek'))
  expect(conceptOf('xyzzy')).toBeNull()
})

test('a mistyped word is taken for the nearest, a short or strange one for none', () => {
  const names = vocabularyOf(['Kartka urodzinowa', 'Kubek dla mamy'])
  const others = vocabularyOf(['Czeka na moście'])
  expect(meantWord('kaartka', names, others)).toBe('kartka')
  expect(meantWord('urodznowej', names, others)).toBe('urodzinowa')
  expect(meantWord('mozcie', names, others)).toBe('moscie')
  expect(meantWord('kub', names, others)).toBeNull()
  expect(meantWord('rower', names, others)).toBeNull()
  expect(meantWord('a'.repeat(5_000), names, others)).toBeNull()
})
