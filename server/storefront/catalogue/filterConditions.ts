import { and, eq, gte, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { isAvailable, someVariant } from '../search/searchCondition.ts'
import { products, productVariants } from '../tables.ts'
import { METAFIELDS, isMetafieldKey, METAFIELD_NAMESPACE } from './metafields.ts'

/** The storefront's `ProductFilter`. */
export interface ProductFilter {
  readonly available?: boolean | null
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null
  readonly productMetafield?: {
    readonly namespace: string
    readonly key: string
    readonly value: string
  } | null
  readonly productType?: string | null
  readonly productVendor?: string | null
  readonly tag?: string | null
  readonly variantOption?: { readonly name: string; readonly value: string } | null
}

const given = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined

/** Each kind of filter with the group it belongs to: filters of one group add up, the groups all have to agree. */
function conditionsOf(filter: ProductFilter): [group: string, condition: SQL | undefined][] {
  const { available, price, productMetafield, productType, productVendor, tag, variantOption } = filter
  const conditions: [string, SQL | undefined][] = []
  if (given(available)) conditions.push(['available', available ? isAvailable : not(isAvailable)])
  if (given(price)) conditions.push(['price', priceBetween(price.min ?? 0, price.max ?? null)])
  if (given(productType)) conditions.push(['type', eq(products.foldedType, foldPolish(productType))])
  if (given(productVendor)) conditions.push(['vendor', eq(products.vendor, productVendor)])
  if (given(tag)) conditions.push(['tag', sql`${foldPolish(tag)} = any(${products.foldedTags})`])
  if (given(variantOption)) {
    const { name, value } = variantOption
    const option = sql`${productVariants.selectedOptions} @> ${JSON.stringify([{ name, value }])}::jsonb`
    conditions.push([`option ${name}`, someVariant(option)])
  }
  if (given(productMetafield)) {
    const { namespace, key, value } = productMetafield
    conditions.push([`metafield ${namespace}.${key}`, metafieldIs(namespace, key, value)])
  }
  return conditions
}

/** Amounts beyond what a price can be are cut to it. */
const grosze = (amount: number) => Math.round(Math.min(Math.max(amount, -1), 20_000_000) * 100)

function priceBetween(min: number, max: number | null): SQL {
  return someVariant(
    and(
      gte(productVariants.price, grosze(min)),
      max === null ? undefined : lte(productVariants.price, grosze(max)),
    ),
  )
}

/** A list has a value when one of its items is that value. */
function metafieldIs(namespace: string, key: string, value: string): SQL {
  if (namespace !== METAFIELD_NAMESPACE || !isMetafieldKey(key)) return sql`false`
  const { field } = METAFIELDS[key]
  return sql`(${products.details} ->> ${field}::text = ${value} or ${products.details} -> ${field}::text @> ${JSON.stringify([value])}::jsonb)`
}

/** What a product has to be to pass the filters. */
export function filterConditions(filters: readonly ProductFilter[]): SQL[] {
  const groups = Map.groupBy(filters.flatMap(conditionsOf), ([group]) => group)
  return [...groups.values()].flatMap((group) => or(...group.map(([, condition]) => condition)) ?? [])
}
