import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product, ProductVariant } from './product.ts'
import { productArbitrary } from './productArbitrary.ts'
import { chosenVariant, optionGroups, readProductSearch, variantKey } from './variantChoice.ts'

const [blank] = fc.sample(productArbitrary, { numRuns: 1, seed: 7 })
const [blankVariant] = blank?.variants ?? []

function variant(size: string, colour: string, isAvailable = true): ProductVariant {
  if (!blankVariant) throw new Error('no sample')
  const selectedOptions = [
    { name: 'Rozmiar', value: size },
    { name: 'Kolor', value: colour },
  ]
  return { ...blankVariant, id: `${size} ${colour}`, selectedOptions, availableForSale: isAvailable }
}
function shirt(...variants: ProductVariant[]): Product {
  if (!blank) throw new Error('no sample')
  return { ...blank, variants }
}

const smallWhite = variant('S', 'Biały')
const largeWhite = variant('L', 'Biały', false)
const largeBlack = variant('L', 'Czarny')
const product = shirt(largeWhite, smallWhite, largeBlack)

test('the address names a variant by its options', () => {
  expect(variantKey(smallWhite)).toBe('s-bialy')
  expect(chosenVariant(product, 'l-czarny')).toBe(largeBlack)
})

test('without a name, or with a wrong one, the first that can be bought is chosen', () => {
  expect(chosenVariant(product, undefined)).toBe(smallWhite)
  expect(chosenVariant(product, 'xxl-rozowy')).toBe(smallWhite)
  expect(chosenVariant(shirt(largeWhite), undefined)).toBe(largeWhite)
  expect(chosenVariant(shirt(), undefined)).toBeNull()
})

test('every value leads to the variant that changes the least, and says when it changes more', () => {
  const [sizes, colours] = optionGroups(product, smallWhite)
  expect(sizes?.values).toEqual([
    { value: 'L', isChosen: false, variant: largeWhite, fitsChoice: true },
    { value: 'S', isChosen: true, variant: smallWhite, fitsChoice: true },
  ])
  expect(colours?.values).toEqual([
    { value: 'Biały', isChosen: true, variant: smallWhite, fitsChoice: true },
    { value: 'Czarny', isChosen: false, variant: largeBlack, fitsChoice: false },
  ])
})

test('an option with one value is no choice', () => {
  expect(optionGroups(shirt(smallWhite), smallWhite)).toEqual([])
})

test('whatever is pressed, the variant it leads to has that value', () => {
  const values = fc.constantFrom('S', 'M', 'L')
  const colours = fc.constantFrom('Biały', 'Czarny')
  const variants = fc.uniqueArray(fc.tuple(values, colours, fc.boolean()), {
    minLength: 1,
    selector: ([size, colour]) => `${size} ${colour}`,
  })
  fc.assert(
    fc.property(variants, (made) => {
      const all = made.map(([size, colour, isAvailable]) => variant(size, colour, isAvailable))
      const some = shirt(...all)
      for (const chosen of all) {
        for (const group of optionGroups(some, chosen)) {
          expect(group.values.filter(({ isChosen }) => isChosen)).toHaveLength(1)
          for (const { value, variant: leadsTo } of group.values) {
            expect(leadsTo?.selectedOptions).toContainEqual({ name: group.name, value })
          }
        }
      }
    }),
  )
})

test.each([
  [{ wariant: 'A5 Biały' }, 'a5-bialy'],
  [{ wariant: 42 }, '42'],
  [{ wariant: { a: 1 } }, undefined],
  [{ wariant: '!' }, undefined],
  [{}, undefined],
])('reads %j', (input, wariant) => {
  expect(readProductSearch(input)).toEqual({ wariant })
})
