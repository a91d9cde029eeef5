import { and, asc, desc, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { isAvailable } from '../search/searchCondition.ts'
import { products } from '../tables.ts'
import { loadProducts, type LoadedProduct } from './loadProducts.ts'

const MOST_RECOMMENDATIONS = 10

/** Similar products: of its type and with its tags, available ones and best sellers first. */
export async function recommendProducts(
  database: Database,
  product: Pick<typeof products.$inferSelect, 'id' | 'foldedType' | 'foldedTags'>,
): Promise<LoadedProduct[]> {
  const tags = sql`array[${sql.join(
    product.foldedTags.map((tag) => sql`${tag}`),
    sql`, `,
  )}]::text[]`
  const sameType = sql`(case when ${products.foldedType} = ${product.foldedType} then 3 else 0 end)`
  const sharedTags = sql`(select count(*) from unnest(${products.foldedTags}) as tag where tag = any(${tags}))`
  const likeness = sql`${sameType} + ${sharedTags}`
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(and(ne(products.id, product.id), sql`${likeness} > 0`))
    .orderBy(desc(isAvailable), desc(likeness), asc(products.salesRank), asc(products.id))
    .limit(MOST_RECOMMENDATIONS)
  return loadProducts(
    database,
    rows.map((row) => row.id),
  )
}
