import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { filtersArbitrary, productsArbitrary } from './productArbitrary.ts'
import {
  type CatalogueFilters,
  categoryOf,
  countActiveFilters,
  NO_FILTERS,
  passesFilters,
} from './productFilters.ts'
import { CATALOGUE_SORTS, sortProducts } from './sortProducts.ts'
import { searchCatalogue } from './searchProducts.ts'
import { type CatalogueQuestion, viewCatalogue } from './viewCatalogue.ts'
import type { Product } from './product.ts'

const answer = (products: readonly Product[], question: CatalogueQuestion) =>
  viewCatalogue(products, question, searchCatalogue)

const textArbitrary = fc.constantFrom('', 'kartki', 'życzenia urodzinowe', 'ku', 'KURS', 'zzz')
const questionArbitrary = fc.record({
  text: textArbitrary,
  filters: filtersArbitrary,
  sort: fc.constantFrom(...CATALOGUE_SORTS),
})

test('results are some of the products, each once, and all of them pass', () => {
  fc.assert(
    fc.property(productsArbitrary, questionArbitrary, (products, question) => {
      const { results } = answer(products, question)
      expect(new Set(results).size).toBe(results.length)
      for (const result of results) {
        expect(products).toContain(result)
        expect(passesFilters(result, question.filters)).toBe(true)
      }
    }),
  )
})

test('asking the answer the same question again changes nothing', () => {
  fc.assert(
    fc.property(productsArbitrary, questionArbitrary, (products, question) => {
      const { results } = answer(products, question)
      expect(answer(results, question).results).toEqual(results)
    }),
  )
})

test('a filter more never finds more', () => {
  fc.assert(
    fc.property(productsArbitrary, questionArbitrary, (products, question) => {
      const all = answer(products, { ...question, filters: NO_FILTERS }).results
      const { results } = answer(products, question)
      expect(results.every((result) => all.includes(result))).toBe(true)
      expect(countActiveFilters(question.filters) > 0 || results.length === all.length).toBe(true)
    }),
  )
})

test('each facet says exactly how many products its value would show', () => {
  fc.assert(
    fc.property(productsArbitrary, questionArbitrary, (products, question) => {
      const { facets } = answer(products, question)
      const count = (change: Partial<CatalogueFilters>) =>
        answer(products, { ...question, filters: { ...question.filters, ...change } }).results.length
      for (const { value, count: said } of facets.categories)
        expect(said).toBe(count({ categories: [value] }))
      for (const { value, count: said } of facets.difficulties)
        expect(said).toBe(count({ difficulties: [value] }))
      for (const { value, count: said } of facets.ratings) expect(said).toBe(count({ minRating: value }))
      expect(facets.availableCount).toBe(count({ availableOnly: true }))
    }),
  )
})

test('the price bounds hold every price, so that the widest range finds everything', () => {
  fc.assert(
    fc.property(productsArbitrary, textArbitrary, (products, text) => {
      const question = { text, filters: NO_FILTERS, sort: 'polecane' } as const
      const { facets, results } = answer(products, question)
      const filters = {
        ...NO_FILTERS,
        minPrice: facets.priceBounds?.min ?? null,
        maxPrice: facets.priceBounds?.max ?? null,
      }
      expect(answer(products, { ...question, filters }).results).toEqual(results)
    }),
  )
})

test('what a price filter finds shows a price within it on its card', () => {
  fc.assert(
    fc.property(productsArbitrary, fc.nat(20_000), fc.nat(20_000), (products, one, other) => {
      const filters = { ...NO_FILTERS, minPrice: Math.min(one, other), maxPrice: Math.max(one, other) }
      const { results } = answer(products, { text: '', filters, sort: 'polecane' })
      for (const { priceRange } of results) {
        expect(priceRange.min.amount).toBeGreaterThanOrEqual(filters.minPrice)
        expect(priceRange.min.amount).toBeLessThanOrEqual(filters.maxPrice)
      }
    }),
  )
})

test('sorting loses nothing, is stable, and does not care about the order it is given', () => {
  fc.assert(
    fc.property(productsArbitrary, fc.constantFrom(...CATALOGUE_SORTS), (products, sort) => {
      const sorted = sortProducts(products, sort)
      expect(new Set(sorted)).toEqual(new Set(products))
      expect(sortProducts(sorted, sort)).toEqual(sorted)
    }),
  )
})

test('prices rise, fall, the newest come first, the best rated come first, names follow the Polish alphabet', () => {
  fc.assert(
    fc.property(productsArbitrary, (products) => {
      const prices = sortProducts(products, 'cena-rosnaco').map((product) => product.priceRange.min.amount)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      const falling = sortProducts(products, 'cena-malejaco').map((product) => product.priceRange.min.amount)
      expect(falling).toEqual(prices.toReversed())
      const days = sortProducts(products, 'najnowsze').map((product) => product.createdAt)
      expect(days).toEqual(days.toSorted().toReversed())
      const ratings = sortProducts(products, 'najlepiej-oceniane').map(
        (product) => product.details.rating ?? -1,
      )
      expect(ratings).toEqual(ratings.toSorted((one, other) => other - one))
    }),
  )
  const [first] = fc.sample(
    productsArbitrary.filter((products) => products.length > 0),
    1,
  )
  const [template] = first ?? []
  if (!template) throw new Error('no sample')
  const named = ['Łabędź', 'Lama 10', 'Lama 9', 'Żaba', 'Zebra', 'ćma', 'cis'].map((title) => ({
    ...template,
    title,
  }))
  expect(sortProducts(named, 'nazwa').map(({ title }) => title)).toEqual([
    'cis',
    'ćma',
    'Lama 9',
    'Lama 10',
    'Łabędź',
    'Zebra',
    'Żaba',
  ])
})

test('further products only ever append to the recommended order', () => {
  fc.assert(
    fc.property(productsArbitrary, productsArbitrary, filtersArbitrary, (some, more, asked) => {
      const filters = { ...asked, recipient: null, occasion: null }
      const question = { text: '', filters, sort: 'polecane' } as const
      const before = answer(some, question).results
      expect(answer([...some, ...more], question).results.slice(0, before.length)).toEqual(before)
    }),
  )
})

test('a product without a category of its own is filed under its type', () => {
  fc.assert(
    fc.property(productsArbitrary, (products) => {
      for (const product of products) {
        const label = product.details.category ?? product.productType
        expect(categoryOf(product)?.label ?? '').toBe(label)
        expect(categoryOf(product)?.key ?? 'bez').toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/u)
      }
    }),
  )
})
