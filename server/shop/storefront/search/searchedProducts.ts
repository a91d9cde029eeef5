import { asc, count, max, sum } from 'drizzle-orm'
import type { SearchedProduct } from '#domain/catalogue/searchProducts.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PRODUCT_ORDERS } from '../catalogue/listProducts.ts'
import { products } from '../tables.ts'

/** A product with its searched texts, in one language. */
export interface SearchedRow extends SearchedProduct {
  readonly id: number
}

interface Read {
  /** Identifies a state of the catalogue. */
  readonly stamp: string
  readonly rows: Readonly<Record<StorefrontLanguage, readonly SearchedRow[]>>
}

const read = new WeakMap<Database, Read>()

/** The products' searched texts in the query's language, and in the other. */
export interface SearchedRows {
  readonly asked: readonly SearchedRow[]
  readonly other: readonly SearchedRow[]
}

/**
 * Reads the searched texts of all products, in the order in which a page lists them. They are read anew when a product
 * has changed; the list stays the same meanwhile, so that a search reads its words once.
 */
export async function searchedProducts(
  database: Database,
  language: StorefrontLanguage,
): Promise<SearchedRows> {
  const [state] = await database
    .select({ rows: count(), latest: max(products.updatedAt), sold: sum(products.soldLately) })
    .from(products)
  const stamp = `${state?.rows} ${state?.latest?.toISOString()} ${state?.sold}`
  const known = read.get(database)
  const rows = known?.stamp === stamp ? known.rows : await readAll(database)
  read.set(database, { stamp, rows })
  return { asked: rows[language], other: rows[language === 'PL' ? 'EN' : 'PL'] }
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
  const both = all.map(({ options, english, ...row }): Record<StorefrontLanguage, SearchedRow> => {
    const polish = { ...row, variants: variantsOf(options.map(({ values }) => values)) }
    if (english === null) return { PL: polish, EN: polish }
    const { title, description, productType, tags, details, optionWords } = english
    const variants = variantsOf(
      options.map(({ values }) => values.map((value) => optionWords[value] ?? value)),
    )
    return {
      PL: polish,
      EN: {
        ...row,
        title,
        description,
        productType,
        tags,
        variants,
        details: { ...row.details, ...details },
      },
    }
  })
  return { PL: both.map(({ PL }) => PL), EN: both.map(({ EN }) => EN) }
}

/** The values of options that some variant has: their order and number have no meaning for a search. */
function variantsOf(options: readonly (readonly string[])[]): SearchedProduct['variants'] {
  return options.flat().map((value) => ({ selectedOptions: [{ value }] }))
}
