import type { SearchedTexts } from '#domain/search/searchIndex.ts'
import { createSearch } from '#domain/search/searchItems.ts'
import type { Product } from './product.ts'

function textsOf(product: Product): SearchedTexts {
  const { details, variants } = product
  const options = (variants.length > 1 ? variants : []).flatMap(({ selectedOptions }) => selectedOptions)
  return {
    title: product.title,
    tags: [...product.tags, details.searchKeywords ?? ''].join(' '),
    type: [
      product.productType,
      details.category ?? '',
      details.aiCategory ?? '',
      ...options.map(({ value }) => value),
    ].join(' '),
    description: [product.description, ...details.features].join(' '),
  }
}

/** What searches products by words. */
export const productSearch = createSearch(textsOf)

export interface SearchAnswer {
  /** The best match first. */
  readonly products: readonly Product[]
  /** The text that was meant by a mistyped one, as it is written; null when it was taken as it is. */
  readonly meant: string | null
}

/** The products that a text finds: by title before tags before type before description, the best match first. */
export function searchCatalogue(products: readonly Product[], text: string): SearchAnswer {
  const { found, meant } = productSearch(products, text)
  return { products: found, meant }
}

/** The products of `searchCatalogue`. */
export function searchProducts(products: readonly Product[], text: string): readonly Product[] {
  return searchCatalogue(products, text).products
}
