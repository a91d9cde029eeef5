import { asc, count, max, sum } from 'drizzle-orm'
import type { SearchedProduct } from '#domain/catalogue/searchProducts.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { Database } from '#server/database/database.ts'
import { PRODUCT_ORDERS } from '../catalogue/listProducts.ts'
import { products } from '../tables.ts'

/** A product with what it is searched by, in one language. */
export interface SearchedRow extends SearchedProduct {
  readonly id: number
}

interface Read {
  /** Tells one state of the catalogue from another. */
  readonly stamp: string
  readonly rows: Readonly<Record<StorefrontLanguage, readonly SearchedRow[]>>
}

const read = new WeakMap<Database, Read>()

/**
 * What all products are searched by, in the order in which a page lists them. It is read anew when a product has
 * changed; the list stays the same meanwhile, so that a search reads its words once.
 */
export async function searchedProducts(
  database: Database,
  language: StorefrontLanguage,
): Promise<readonly SearchedRow[]> {
  const [state] = await database
    .select({ rows: count(), latest: max(products.updatedAt), sold: sum(products.soldLately) })
    .from(products)
  const stamp = `${state?.rows} ${state?.latest?.toISOString()} ${state?.sold}`
  const known = read.get(database)
  if (known?.stamp === stamp) return known.rows[language]
  const rows = await readAll(database)
  read.set(database, { stamp, rows })
  return rows[language]
}

async function readAll(database: Database): Promise<Read['rows']> {
  const all = await database
    .select({
      id: products.id,
      title: products.title,
      description: products.description,
      productType: products.productType,
      tags: products.tags,
      details: products.details,
      options: products.options,
      english: products.english,
    })
    .from(products)
    .orderBy(asc(PRODUCT_ORDERS.bestSelling.by), asc(products.id))
  const polish = all.map(({ options, english: _, ...row }): SearchedRow => ({
    ...row,
    variants: variantsOf(options.map(({ values }) => values)),
  }))
  const english = all.map(({ options, english: said, ...row }): SearchedRow => {
    const word = (text: string) => said?.optionWords[text] ?? text
    const variants = variantsOf(options.map(({ values }) => values.map(word)))
    if (said === null) return { ...row, variants }
    const { title, description, productType, tags, details } = said
    return {
      ...row,
      title,
      description,
      productType,
      tags,
      variants,
      details: { ...row.details, ...details },
    }
  })
  return { PL: polish, EN: english }
}

/** The values of options as variants that have them: their order and number say nothing to a search. */
function variantsOf(options: readonly (readonly string[])[]): SearchedProduct['variants'] {
  return options.flat().map((value) => ({ selectedOptions: [{ value }] }))
}
