import { and, eq, gt, gte, lt, lte, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { foldedWords, foldPolish } from '#domain/catalogue/foldPolish.ts'
import { parseAmount } from '#domain/money.ts'
import { products, productVariants } from '../tables.ts'
import { integers } from '../integers.ts'
import type { FieldNode, JudgedNode } from './rankSearch.ts'
import type { Comparator, SearchField } from './parseSearch.ts'

const NOTHING = sql`false`
const EVERYTHING = sql`true`

const COMPARE: Record<Comparator, (column: SQLWrapper, value: unknown) => SQL> = {
  '=': eq,
  '>': gt,
  '>=': gte,
  '<': lt,
  '<=': lte,
}

/**
 * True for products with a variant for which `condition` holds. A membership test: with `exists` each condition would
 * be one more join, and the time to plan joins explodes with their number. A plain `in` would become a join, too; the
 * planner doesn't look behind `is true`.
 */
export function someVariant(condition: SQL): SQL<boolean> {
  return sql<boolean>`((${products.id} in (select ${productVariants.productId} from ${productVariants} where ${condition})) is true)`
}

/** True for products with an available variant. */
export const isAvailable = someVariant(sql`${productVariants.stock} is null or ${productVariants.stock} > 0`)

/** The words are adjacent in the product. Folded words need no escaping. */
function hasPhrase(text: string): SQL {
  const words = foldedWords(text)
  return words.length === 0 ? EVERYTHING : sql`${products.searchText} like ${`% ${words.join(' ')} %`}`
}

function hasInTitle(value: string, quoted: boolean): SQL {
  const words = foldedWords(value)
  if (words.length === 0) return NOTHING
  if (quoted) return sql`${products.titleText} like ${`% ${words.join(' ')} %`}`
  return and(...words.map((word) => sql`${products.titleText} like ${`% ${word}%`}`)) ?? NOTHING
}

function hasTag(value: string, beginning: boolean): SQL {
  const tag = foldPolish(value)
  return beginning
    ? sql`exists (select 1 from unnest(${products.foldedTags}) as tag where starts_with(tag, ${tag}))`
    : sql`${tag} = any(${products.foldedTags})`
}

function comparePrice(comparator: Comparator, value: string): SQL {
  try {
    return someVariant(COMPARE[comparator](productVariants.price, parseAmount(value)))
  } catch {
    return NOTHING
  }
}

function compareMoment(column: SQLWrapper, comparator: Comparator, value: string): SQL {
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? NOTHING : COMPARE[comparator](column, new Date(moment))
}

const FIELD_CONDITIONS: Record<SearchField, (node: FieldNode) => SQL> = {
  tag: ({ value, beginning }) => hasTag(value, beginning),
  tag_not: ({ value, beginning }) => not(hasTag(value, beginning)),
  product_type: ({ value, beginning }) =>
    beginning
      ? sql`starts_with(${products.foldedType}, ${foldPolish(value)})`
      : eq(products.foldedType, foldPolish(value)),
  vendor: ({ value }) => sql`lower(${products.vendor}) = ${value.toLowerCase()}`,
  title: ({ value, quoted }) => hasInTitle(value, quoted),
  available_for_sale: ({ value }) =>
    value === 'true' ? isAvailable : value === 'false' ? not(isAvailable) : NOTHING,
  'variants.price': ({ comparator, value }) => comparePrice(comparator, value),
  created_at: ({ comparator, value }) => compareMoment(products.createdAt, comparator, value),
  updated_at: ({ comparator, value }) => compareMoment(products.updatedAt, comparator, value),
}

/** The rows of `products` that a query matches. */
export function searchCondition(node: JudgedNode): SQL {
  if (node.kind === 'all') return and(...node.nodes.map(searchCondition)) ?? EVERYTHING
  if (node.kind === 'any') return or(...node.nodes.map(searchCondition)) ?? EVERYTHING
  if (node.kind === 'not') return not(searchCondition(node.node))
  if (node.kind === 'products') return sql`${products.id} = any(${integers(node.ids)})`
  if (node.kind === 'phrase') return hasPhrase(node.text)
  return FIELD_CONDITIONS[node.field](node)
}
