import { isRecord } from '#domain/readers.ts'
import { slugOf } from './foldPolish.ts'
import { AI_PRODUCT_TYPES, type AiProductType, type Product, type ProductDetails } from './product.ts'

/** The state of /produkty-ai as its address holds it: `?typ=love-letter&okazja=rocznica`. */
export interface AiProductSearch {
  typ?: string | undefined
  okazja?: string | undefined
}

/** A type as addresses have it. */
export function aiTypeKey(type: AiProductType): string {
  return type.replaceAll('_', '-')
}

export function aiTypeOf(key: string | undefined): AiProductType | null {
  return AI_PRODUCT_TYPES.find((type) => aiTypeKey(type) === key) ?? null
}

/** Reads any junk of an address into a sensible, canonical state; never throws. */
export function readAiProductSearch(input: unknown): AiProductSearch {
  const { typ, okazja } = isRecord(input) ? input : {}
  return {
    typ: AI_PRODUCT_TYPES.map(aiTypeKey).find((key) => key === typ),
    okazja: typeof okazja === 'string' ? slugOf(okazja) || undefined : undefined,
  }
}

export interface Occasion {
  readonly key: string
  readonly label: string
  readonly count: number
}

/** The occasion of what fits no other one (specification part 1, section 5: „Inne"). */
const OTHER = 'inne'

function occasionKey({ aiCategoryKey, aiCategory }: ProductDetails): string {
  return slugOf(aiCategoryKey ?? aiCategory ?? '')
}

/** The occasions there are AI products for, the most served first, „Inne" last. */
export function occasionsOf(products: readonly Product[]): readonly Occasion[] {
  const occasions = new Map<string, Occasion>()
  for (const { details } of products) {
    const label = details.aiType === null ? null : details.aiCategory
    const key = occasionKey(details)
    if (label === null || key === '') continue
    occasions.set(key, { key, label, count: (occasions.get(key)?.count ?? 0) + 1 })
  }
  return [...occasions.values()].toSorted(
    (one, other) => Number(one.key === OTHER) - Number(other.key === OTHER) || other.count - one.count,
  )
}

/** The AI products among `products` that are of the asked type and for the asked occasion. */
export function aiProducts(products: readonly Product[], search: AiProductSearch): readonly Product[] {
  const type = aiTypeOf(search.typ)
  return products.filter(({ details }) => {
    if (details.aiType === null || (type !== null && details.aiType !== type)) return false
    return search.okazja === undefined || occasionKey(details) === search.okazja
  })
}
