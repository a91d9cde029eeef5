import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareNames, nameKey } from './nameOrder.ts'

const byKey = (one: string, other: string) => (nameKey(one) < nameKey(other) ? -1 : 1)

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

const SIGN = fc.constantFrom(...'aąbcćzźż019'.split(''))

it('agrees with how names are put in order on a device, numbers of any length included', () => {
  const name = fc
    .tuple(fc.string({ unit: SIGN, minLength: 1, maxLength: 6 }), fc.bigInt({ min: 0n, max: 10n ** 40n }))
    .map(([word, number]) => `${word}x ${number}.jpg`)
  fc.assert(
    fc.property(name, name, (one, other) => {
      const order = compareNames(one, other)
      fc.pre(order !== 0)
      expect(byKey(one, other)).toBe(Math.sign(order))
    }),
  )
})

it('knows a letter by its look: some systems write its mark apart', () => {
  expect(nameKey('Żółw.png'.normalize('NFD'))).toBe(nameKey('Żółw.png'))
})

it('puts other alphabets behind, in an order of their own', () => {
  expect(['Ялта', 'Żaba', 'Анна'].toSorted(byKey)).toEqual(['Żaba', 'Анна', 'Ялта'])
})
