import { eq, not, or, sql, type SQL } from 'drizzle-orm'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { isAvailable, someVariant } from '../search/searchCondition.ts'
import { atMost, badRequest } from '../paging.ts'
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

/** More than people tick; each is a condition on every product. */
const MOST_FILTERS = 50
const LONGEST_TEXT = 255

const given = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined

/** Each kind of filter with its group: filters of one group are joined by OR, groups by AND. */
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

/** Amounts beyond the largest price are cut to it. */
const grosze = (amount: number) => Math.round(Math.min(Math.max(amount, -1), 20_000_000) * 100)

function priceBetween(min: number, max: number | null): SQL {
  const isBelow = max === null ? sql`` : sql` and ${productVariants.price} <= ${grosze(max)}`
  return someVariant(sql`${productVariants.price} >= ${grosze(min)}${isBelow}`)
}

/** A list has a value when one of its items is that value. */
function metafieldIs(namespace: string, key: string, value: string): SQL {
  if (namespace !== METAFIELD_NAMESPACE || !isMetafieldKey(key)) return sql`false`
  const { field } = METAFIELDS[key]
  return sql`(${products.details} ->> ${field}::text = ${value} or ${products.details} -> ${field}::text @> ${JSON.stringify([value])}::jsonb)`
}

function refuseLongTexts({
  productMetafield,
  productType,
  productVendor,
  tag,
  variantOption,
}: ProductFilter) {
  const texts = [
    ...Object.values(productMetafield ?? {}),
    ...Object.values(variantOption ?? {}),
    productType ?? '',
    productVendor ?? '',
    tag ?? '',
  ]
  if (texts.some((text) => text.length > LONGEST_TEXT)) {
    throw badRequest(`A filter has a value longer than ${LONGEST_TEXT} characters`)
  }
}

/** The conditions on a product for the filters of each group. Throws for too many filters, or too long ones. */
export function filterGroups(filters: readonly ProductFilter[]): ReadonlyMap<string, SQL> {
  atMost(filters, ['filters'], MOST_FILTERS)
  filters.forEach(refuseLongTexts)
  const different = new Map(filters.map((filter) => [JSON.stringify(filter), filter]))
  const groups = Map.groupBy([...different.values()].flatMap(conditionsOf), ([group]) => group)
  return new Map(
    [...groups].flatMap(([group, conditions]) => {
      const condition = or(...conditions.map(([, each]) => each))
      return condition === undefined ? [] : [[group, condition]]
    }),
  )
}

/** The condition on a product for the filters of all groups. Throws as `filterGroups` does. */
export function filterConditions(filters: readonly ProductFilter[]): SQL[] {
  return [...filterGroups(filters).values()]
}
