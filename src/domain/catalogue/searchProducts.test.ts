import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { productArbitrary, productsArbitrary } from './productArbitrary.ts'
import { foldedWords } from './foldPolish.ts'
import type { Product } from './product.ts'
import { searchProducts } from './searchProducts.ts'

const [blank] = fc.sample(productArbitrary, { numRuns: 1, seed: 1 })
function product(change: Partial<Product>): Product {
  if (!blank) throw new Error('no sample')
  const details = { ...blank.details, category: null, aiCategory: null, features: [] }
  return { ...blank, title: '', description: '', productType: '', tags: [], details, ...change }
}
const titles = (products: readonly Product[]) => products.map(({ title }) => title)

const card = product({
  title: 'Kartka urodzinowa „Sto lat”',
  tags: ['kartki', 'urodziny'],
  description: 'Z życzeniami',
})
const mug = product({
  title: 'Kubek z imieniem',
  tags: ['prezent'],
  productType: 'Kubek',
  description: 'Na urodziny',
})
const course = product({ title: 'Kurs: piękne życzenia', productType: 'Kurs', description: 'Dla każdego' })
const all = [course, mug, card]

test.each([
  ['kartki', ['Kartka urodzinowa „Sto lat”']],
  ['KUBKI', ['Kubek z imieniem']],
  ['zyczenia', ['Kurs: piękne życzenia', 'Kartka urodzinowa „Sto lat”']],
  ['urodziny', ['Kartka urodzinowa „Sto lat”', 'Kubek z imieniem']],
  ['kubek urodziny', ['Kubek z imieniem']],
  ['ku', ['Kurs: piękne życzenia', 'Kubek z imieniem']],
  ['urodziny rower', []],
  ['kubek bez ucha', []],
  ['kubek na urodziny z imieniem', ['Kubek z imieniem']],
  ['  ', titles(all)],
])('finds for %j', (text, found) => {
  expect(titles(searchProducts(all, text))).toEqual(found)
})

test('title counts for more than tags, tags than type, type than description', () => {
  const shelf = [
    product({ title: 'd', description: 'róża' }),
    product({ title: 'c', productType: 'róża' }),
    product({ title: 'b', tags: ['róże'] }),
    product({ title: 'Różami' }),
  ]
  expect(titles(searchProducts(shelf, 'roza'))).toEqual(['Różami', 'b', 'c', 'd'])
})

test('a product is found by any word of its own, however it is cased or accented', () => {
  fc.assert(
    fc.property(productsArbitrary, (products) => {
      for (const found of products) {
        for (const word of foldedWords(found.title)) {
          expect(searchProducts(products, word.toUpperCase())).toContain(found)
        }
      }
    }),
  )
})

test('one word more never finds more, and a letter less of the last word never fewer', () => {
  const words = fc.constantFrom('kartka', 'kubek', 'życzenia', 'miłość', 'kurs')
  fc.assert(
    fc.property(productsArbitrary, words, words, (products, one, other) => {
      const wide = new Set(searchProducts(products, one))
      for (const found of searchProducts(products, `${one} ${other}`)) expect(wide.has(found)).toBe(true)
    }),
  )
})
