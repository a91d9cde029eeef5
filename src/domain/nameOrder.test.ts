import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { titleKey } from './titleKey.ts'

const byKey = (one: string, other: string) => (titleKey(one) < titleKey(other) ? -1 : 1)

it('puts titles in Polish order', () => {
  const titles = ['Żaba', 'Zebra', 'Łąka', 'Lato', 'Las', 'ćma', 'Cyrk', 'Ósemka', 'Osa', 'Źrebię', 'Źródło']
  const ordered = ['Cyrk', 'ćma', 'Las', 'Lato', 'Łąka', 'Osa', 'Ósemka', 'Zebra', 'Źrebię', 'Źródło', 'Żaba']
  expect(titles.toSorted(byKey)).toEqual(ordered)
})

it('sorts numbers by their value', () => {
  expect(['100 kredytów', '25 kredytów', '5 kredytów'].toSorted(byKey)).toEqual([
    '5 kredytów',
    '25 kredytów',
    '100 kredytów',
  ])
})

it('agrees with the Polish collation on words', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'aąbcćeęlłnńoósśzźż'.split('')),
    minLength: 1,
    maxLength: 6,
  })
  const polish = new Intl.Collator('pl')
  fc.assert(
    fc.property(word, word, (one, other) => {
      fc.pre(one !== other)
      expect(byKey(one, other)).toBe(Math.sign(polish.compare(one, other)))
    }),
  )
})
