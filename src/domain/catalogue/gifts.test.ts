import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { GIFT_OCCASIONS, RECIPIENTS } from './giftNames.ts'
import { namedOfWish, suitsWish } from './gifts.ts'
import { productArbitrary } from './productArbitrary.ts'
import type { Product } from './product.ts'
import { NO_FILTERS } from './productFilters.ts'
import { SEARCHED_FOR_NOTHING, viewCatalogue } from './viewCatalogue.ts'

const [template] = fc.sample(productArbitrary, 1)

function tagged(tags: readonly string[], details: Partial<Product['details']> = {}): Product {
  if (template === undefined) throw new Error('no sample')
  return {
    ...template,
    tags,
    details: { ...template.details, difficulty: null, aiType: null, ...details },
  }
}

const NOBODY = { recipient: null, occasion: null }

test.each([
  [['kartka', 'mama'], { recipient: 'mama', occasion: null }, true],
  [['card', 'mum'], { recipient: 'mama', occasion: null }, true],
  [['kartka', 'tata'], { recipient: 'mama', occasion: null }, false],
  // A mug with your picture is for every person and every day; one for mum is not for dad.
  [['kubek', 'prezent'], { recipient: 'mama', occasion: 'urodziny' }, true],
  [['kubek', 'prezent', 'mama'], { recipient: 'tata', occasion: null }, false],
  [['kubek', 'prezent', 'mama'], { recipient: 'mama', occasion: 'urodziny' }, true],
  // A card that names no one is made for its day only.
  [['kartka', 'urodziny'], { recipient: 'mama', occasion: 'urodziny' }, false],
  [['kredyty'], { recipient: 'mama', occasion: null }, false],
] as const)('%j for %j: %s', (tags, wish, expected) => {
  expect(suitsWish(tagged(tags), wish)).toBe(expected)
})

test('a course and a letter to customers are no presents', () => {
  const wish = { recipient: 'dziecko', occasion: null } as const
  expect(suitsWish(tagged(['dla dzieci'], { difficulty: 'podstawowy' }), wish)).toBe(false)
  expect(
    suitsWish(tagged(['praca', 'święta'], { aiType: 'business_email' }), { ...NOBODY, recipient: 'praca' }),
  ).toBe(false)
})

test('what names the wish stands before what suits anybody, else the order stays', () => {
  const mug = tagged(['prezent'])
  const card = tagged(['mama'])
  const both = tagged(['prezent', 'mama', 'urodziny'])
  const ask = (filters: Partial<typeof NO_FILTERS>) =>
    viewCatalogue(
      [mug, card, both],
      { text: '', sort: 'polecane', filters: { ...NO_FILTERS, ...filters } },
      SEARCHED_FOR_NOTHING,
    ).results
  expect(ask({ recipient: 'mama' })).toEqual([card, both, mug])
  expect(ask({ recipient: 'mama', occasion: 'urodziny' })).toEqual([both, mug])
  expect(ask({})).toEqual([mug, card, both])
})

test('without a wish everything suits; a wish more never suits more', () => {
  const wished = fc.record({
    recipient: fc.option(fc.constantFrom(...RECIPIENTS)),
    occasion: fc.option(fc.constantFrom(...GIFT_OCCASIONS)),
  })
  fc.assert(
    fc.property(productArbitrary, wished, (product, wish) => {
      expect(suitsWish(product, NOBODY)).toBe(true)
      if (!suitsWish(product, wish)) return
      expect(suitsWish(product, { ...wish, recipient: null })).toBe(true)
      expect(suitsWish(product, { ...wish, occasion: null })).toBe(true)
      expect(namedOfWish(product, wish)).toBeLessThanOrEqual(2)
    }),
  )
})
