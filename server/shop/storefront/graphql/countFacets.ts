import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Facet, type FacetedList, productFacets } from '../catalogue/productFacets.ts'

/** Counts a list's filters, when a query asks for them. */
export type CountFacets = (language: StorefrontLanguage) => Promise<readonly Facet[]>

/** The counts of a list's filters, in the language of the query. */
export function countFacets(database: Database, list: Omit<FacetedList, 'language'>): CountFacets {
  return (language) => productFacets(database, { ...list, language })
}
