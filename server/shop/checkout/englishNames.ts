import { inArray } from 'drizzle-orm'
import { shownVariantTitle } from '#domain/catalogue/variantTitle.ts'
import type { LineNames } from '#domain/checkout/lineNames.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { variantTitleInEnglish } from '#server/shop/storefront/catalogue/translation.ts'
import { products } from '#server/shop/storefront/tables.ts'

/** What the shop sells now under a product's id, as far as its names go. */
export type NamedProduct = Pick<typeof products.$inferSelect, 'title' | 'english'>

/** The products of these lines, by their ids. */
export async function productsOf(
  database: Database | Transaction,
  lines: readonly { readonly productId: number }[],
): Promise<ReadonlyMap<number, NamedProduct>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: products.id, title: products.title, english: products.english })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map(({ id, ...product }) => [id, product]))
}

/**
 * The English names of a line that was sold under Polish ones; undefined where the product has none, or is called
 * something else by now: an order says what was bought.
 */
export function englishNames(
  product: NamedProduct | undefined,
  { title, variantTitle }: LineNames,
): LineNames | undefined {
  if (product === undefined || product.english === null || product.title !== title) return undefined
  const { english } = product
  return {
    title: english.title,
    variantTitle: variantTitleInEnglish(shownVariantTitle(variantTitle), english),
  }
}
