import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readCollections } from './findCollections.ts'
import { listProducts, type ProductList } from './listProducts.ts'

export interface PredictiveSearch {
  readonly query: string
  readonly limit?: number | null
  readonly limitScope?: 'ALL' | 'EACH' | null
  readonly types?: readonly string[] | null
  readonly unavailableProducts?: string | null
}

const MOST = 10

/**
 * Suggestions for a few typed letters: at most `limit` things together, shared out evenly and then by the rest, or that
 * many of each kind with `limitScope` EACH. `list` says which products match, best first.
 */
export async function predictSearch(database: Database, search: PredictiveSearch, list: ProductList) {
  const { query, limit, limitScope, types } = search
  const first = Math.min(Math.max(limit ?? MOST, 1), MOST)
  const wants = (type: string) => types == null || types.length === 0 || types.includes(type)

  const beginning = ` ${foldPolish(query)}`
  const foundCollections = wants('COLLECTION')
    ? (await readCollections(database))
        .filter((row) => ` ${foldPolish(row.title)}`.includes(beginning))
        .slice(0, first)
    : []
  const foundProducts = wants('PRODUCT') ? (await listProducts(database, list, { first })).nodes : []

  const shared = limitScope !== 'EACH'
  const half = Math.ceil(first / 2)
  const productCount = shared ? Math.max(first - foundCollections.length, half) : first
  const shownProducts = foundProducts.slice(0, productCount)
  const collectionCount = shared ? first - shownProducts.length : first
  return {
    products: shownProducts,
    collections: foundCollections.slice(0, collectionCount),
    articles: [],
    pages: [],
    queries: [],
  }
}
