import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isAvailable } from '../search/searchCondition.ts'
import { collectionProducts, products } from '../tables.ts'
import { type ProductFilter, filterGroups } from './filterConditions.ts'
import { lowestPrice } from './listProducts.ts'
import { METAFIELD_NAMESPACE } from './metafields.ts'

/** The storefront's `Filter`: a way to narrow a list, with the number of products that each value would leave. */
export interface Facet {
  readonly id: string
  readonly label: string
  readonly type: 'LIST' | 'PRICE_RANGE'
  readonly values: readonly FacetValue[]
}

interface FacetValue {
  readonly id: string
  readonly label: string
  readonly count: number
  /** The `ProductFilter` that selects it, as JSON. */
  readonly input: string
}

export interface FacetedList {
  /** Only the products of this collection. */
  readonly collectionId?: number
  readonly where: readonly SQL[]
  readonly filters: readonly ProductFilter[]
  readonly language: StorefrontLanguage
}

/** The counted fields of a product, with the groups of filters that it doesn't pass. */
interface CountedProduct {
  readonly category: string | null
  readonly categoryLabel: string
  readonly difficulty: string | null
  readonly rating: string | null
  readonly isAvailable: boolean
  readonly price: number
  readonly failed: ReadonlySet<string>
}

const WORDS = {
  availability: { PL: 'Dostępność', EN: 'Availability' },
  available: { PL: 'Dostępne', EN: 'In stock' },
  soldOut: { PL: 'Wyprzedane', EN: 'Sold out' },
  price: { PL: 'Cena', EN: 'Price' },
  category: { PL: 'Kategoria', EN: 'Category' },
  difficulty: { PL: 'Trudność', EN: 'Difficulty' },
  rating: { PL: 'Ocena', EN: 'Rating' },
} as const satisfies Record<string, Record<StorefrontLanguage, string>>

const detail = (key: 'categoryKey' | 'category' | 'difficulty' | 'rating') =>
  sql<string | null>`${products.details} ->> ${sql.raw(`'${key}'`)}`

async function readCounted(database: Database, list: FacetedList): Promise<readonly CountedProduct[]> {
  const groups = [...filterGroups(list.filters)]
  // A metafield that isn't set makes a condition neither true nor false.
  const passes = groups.map(([, condition]) => sql`((${condition}) is true)`)
  const query = database
    .select({
      // Only the counted fields, not the texts beside them: a document of the shop waits for this.
      category: detail('categoryKey'),
      label: detail('category'),
      difficulty: detail('difficulty'),
      rating: detail('rating'),
      englishLabel: sql<string | null>`${products.english} -> 'details' ->> 'category'`,
      isAvailable: sql<boolean>`(${isAvailable})`,
      price: sql<number>`(${lowestPrice})::integer`,
      passed: sql<boolean[]>`jsonb_build_array(${sql.join(passes, sql`, `)})`,
    })
    .from(products)
    .$dynamic()
  if (list.collectionId !== undefined) {
    query.innerJoin(
      collectionProducts,
      and(
        eq(collectionProducts.productId, products.id),
        eq(collectionProducts.collectionId, list.collectionId),
      ),
    )
  }
  const rows = await query.where(and(...list.where))
  return rows.map(({ label, englishLabel, passed, ...product }) => ({
    ...product,
    categoryLabel: (list.language === 'EN' ? englishLabel : null) ?? label ?? '',
    failed: new Set(groups.flatMap(([group], place) => (passed[place] === false ? [group] : []))),
  }))
}

/** Whether a product passes the filters of all groups but this one: filters of one group are joined by OR. */
function passesBut(group: string, { failed }: CountedProduct): boolean {
  return failed.size === 0 || (failed.size === 1 && failed.has(group))
}

type MetafieldKey = 'category_key' | 'difficulty' | 'rating'

function metafieldFacet(
  key: MetafieldKey,
  label: string,
  counted: readonly CountedProduct[],
  read: (product: CountedProduct) => { readonly value: string | null; readonly label: string },
): Facet {
  const id = `filter.p.m.${METAFIELD_NAMESPACE}.${key}`
  const group = `metafield ${METAFIELD_NAMESPACE}.${key}`
  const found = new Map<string, { label: string; count: number }>()
  for (const product of counted) {
    const { value, label: words } = read(product)
    if (value === null) continue
    const known = found.get(value) ?? { label: words, count: 0 }
    found.set(value, { ...known, count: known.count + Number(passesBut(group, product)) })
  }
  const values = [...found].map(([value, { label: words, count }]) => ({
    id: `${id}.${value}`,
    label: words,
    count,
    input: JSON.stringify({ productMetafield: { namespace: METAFIELD_NAMESPACE, key, value } }),
  }))
  return { id, label, type: 'LIST', values }
}

function availabilityFacet(counted: readonly CountedProduct[], language: StorefrontLanguage): Facet {
  const id = 'filter.v.availability'
  const value = (available: boolean) => ({
    id: `${id}.${available ? 1 : 0}`,
    label: WORDS[available ? 'available' : 'soldOut'][language],
    count: counted.filter((product) => product.isAvailable === available && passesBut('available', product))
      .length,
    input: JSON.stringify({ available }),
  })
  return { id, label: WORDS.availability[language], type: 'LIST', values: [value(true), value(false)] }
}

function priceFacet(counted: readonly CountedProduct[], language: StorefrontLanguage): Facet {
  const prices = counted.map(({ price }) => price)
  const [min, max] = [Math.min(...prices) / 100, Math.max(...prices) / 100]
  const id = 'filter.v.price'
  const label = WORDS.price[language]
  const value = { id, label, count: counted.length, input: JSON.stringify({ price: { min, max } }) }
  return { id, label, type: 'PRICE_RANGE', values: [value] }
}

/** A value whose label is itself. */
const own = (value: string | null) => ({ value, label: value ?? '' })

/** The filters of a list; each value is counted under the filters of the other groups. */
export async function productFacets(database: Database, list: FacetedList): Promise<readonly Facet[]> {
  const { language } = list
  const counted = await readCounted(database, list)
  if (counted.length === 0) return []
  const facets = [
    availabilityFacet(counted, language),
    priceFacet(counted, language),
    metafieldFacet('category_key', WORDS.category[language], counted, ({ category, categoryLabel }) => ({
      value: category,
      label: categoryLabel,
    })),
    metafieldFacet('difficulty', WORDS.difficulty[language], counted, ({ difficulty }) => own(difficulty)),
    metafieldFacet('rating', WORDS.rating[language], counted, ({ rating }) => own(rating)),
  ]
  return facets.filter(({ values }) => values.length > 0)
}
