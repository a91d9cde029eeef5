import type { Grosze } from '#domain/money.ts'
import { DIFFICULTIES, type Difficulty, type Product } from './product.ts'
import { type CatalogueFilters, categoryOf, passesFilters } from './productFilters.ts'

/** A value one can narrow to, and how many products there would be with it as the only one of its filter. */
export interface FacetValue<Value> {
  readonly value: Value
  readonly label: string
  readonly count: number
}

export interface CatalogueFacets {
  /** In Polish alphabetical order. */
  readonly categories: readonly FacetValue<string>[]
  readonly difficulties: readonly FacetValue<Difficulty>[]
  readonly ratings: readonly FacetValue<number>[]
  readonly availableCount: number
  /** Lowest and highest price that a card shows, ignoring the price filter; null in an empty list. */
  readonly priceBounds: { readonly min: Grosze; readonly max: Grosze } | null
}

/** The least ratings one can ask for. */
export const RATING_STEPS = [4.5, 4, 3] as const

const polish = new Intl.Collator('pl')

/** In Polish alphabetical order of their labels. */
export function inLabelOrder<Value>(values: readonly FacetValue<Value>[]): FacetValue<Value>[] {
  return values.toSorted((one, other) => polish.compare(one.label, other.label))
}

/** Every difficulty with its count. */
export function difficultyValues(countOf: (value: Difficulty) => number): FacetValue<Difficulty>[] {
  return DIFFICULTIES.map((value) => ({ value, label: value, count: countOf(value) }))
}

/** Every least rating with its count. */
export function ratingValues(countOf: (least: number) => number): FacetValue<number>[] {
  return RATING_STEPS.map((value) => ({ value, label: value.toLocaleString('pl'), count: countOf(value) }))
}

function categoriesOf(products: readonly Product[], filters: CatalogueFilters): FacetValue<string>[] {
  const labels = new Map<string, string>()
  const counts = new Map<string, number>()
  const others = { ...filters, categories: [] }
  for (const product of products) {
    const category = categoryOf(product)
    if (category === null) continue
    if (!labels.has(category.key)) labels.set(category.key, category.label)
    if (passesFilters(product, others)) counts.set(category.key, (counts.get(category.key) ?? 0) + 1)
  }
  return inLabelOrder([...labels].map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 })))
}

function countPassing(products: readonly Product[], filters: CatalogueFilters): number {
  return products.reduce((count, product) => count + (passesFilters(product, filters) ? 1 : 0), 0)
}

function priceBoundsOf(products: readonly Product[]): CatalogueFacets['priceBounds'] {
  if (products.length === 0) return null
  const shown = products.map(({ priceRange }) => priceRange.min.amount)
  return { min: Math.min(...shown), max: Math.max(...shown) }
}

/** The possible filters of `products` (the results of a search), counted under the other chosen filters. */
export function catalogueFacets(products: readonly Product[], filters: CatalogueFilters): CatalogueFacets {
  return {
    categories: categoriesOf(products, filters),
    difficulties: difficultyValues((value) => countPassing(products, { ...filters, difficulties: [value] })),
    ratings: ratingValues((minRating) => countPassing(products, { ...filters, minRating })),
    availableCount: countPassing(products, { ...filters, availableOnly: true }),
    priceBounds: priceBoundsOf(products),
  }
}
