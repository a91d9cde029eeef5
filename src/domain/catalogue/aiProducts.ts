import { type AiProductSearch, aiTypeOf } from './aiProductSearch.ts'
import { slugOf } from './foldPolish.ts'
import type { Product, ProductDetails } from './product.ts'

export interface Occasion {
  readonly key: string
  readonly label: string
  readonly count: number
}

/** The occasion for texts that fit no other one (specification part 1, section 5: „Inne"). */
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
