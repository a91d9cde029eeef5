import { ANY_DAY, ANYBODY } from '#domain/search/conceptWords.ts'
import type { SearchedTexts } from '#domain/search/searchIndex.ts'
import { createSearch } from '#domain/search/searchItems.ts'
import type { Recipient } from './giftNames.ts'
import { isForSomebody, meantBy, suitsAnybody, suitsAnyDay } from './gifts.ts'
import type { Product, ProductDetails } from './product.ts'

/** The texts a product is searched by, on page and server. */
export interface SearchedProduct {
  readonly title: string
  readonly description: string
  readonly productType: string
  readonly tags: readonly string[]
  readonly details: Pick<
    ProductDetails,
    'searchKeywords' | 'category' | 'aiCategory' | 'features' | 'difficulty' | 'aiType'
  >
  readonly variants: readonly { readonly selectedOptions: readonly { readonly value: string }[] }[]
}

/** A word for each of those a present is for; others for the same are known to the search. */
const RECIPIENT_WORDS: Readonly<Record<Recipient, string>> = {
  mama: 'mama',
  tata: 'tata',
  'druga-polowka': 'ukochany',
  dziecko: 'dziecko',
  dziadkowie: 'babcia',
  przyjaciele: 'przyjaciel',
  nauczyciel: 'nauczyciel',
  praca: 'praca',
}

function textsOf(product: SearchedProduct): SearchedTexts {
  const { details, variants } = product
  const options = (variants.length > 1 ? variants : []).flatMap(({ selectedOptions }) => selectedOptions)
  const recipients = [...meantBy(product).recipients].map((recipient) => RECIPIENT_WORDS[recipient])
  return {
    title: product.title,
    tags: [...product.tags, ...recipients, details.searchKeywords ?? ''].join(' '),
    type: [
      product.productType,
      details.category ?? '',
      details.aiCategory ?? '',
      ...options.map(({ value }) => value),
    ].join(' '),
    description: [product.description, ...details.features].join(' '),
    suits: [...(suitsAnybody(product) ? [ANYBODY] : []), ...(suitsAnyDay(product) ? [ANY_DAY] : [])].join(
      ' ',
    ),
    isAside: !isForSomebody(product),
  }
}

/** The product search: one function for page and server. */
export const productSearch = createSearch<SearchedProduct>(textsOf)

export interface SearchAnswer {
  /** The best match first. */
  readonly products: readonly Product[]
  /** The text that was meant by a mistyped one, as it is written; null when it was taken as it is. */
  readonly meant: string | null
}

/**
 * The products that a text finds, the best match first: by title before tags before type before description, and after
 * them presents that suit whomever, and whichever day, it speaks of.
 */
export function searchCatalogue(products: readonly Product[], text: string): SearchAnswer {
  const { found, meant } = productSearch(products, text)
  return { products: found, meant }
}

/** The products of `searchCatalogue`. */
export function searchProducts(products: readonly Product[], text: string): readonly Product[] {
  return searchCatalogue(products, text).products
}
