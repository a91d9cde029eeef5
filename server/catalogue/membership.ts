import type { CatalogueProduct } from './catalogueProduct.ts'
import type { Tag } from './english/words.ts'

/** How many of the latest products are news. */
const NEWS = 16

/** Collections that follow from a product's tags. */
const BY_TAG: Readonly<Record<string, readonly Tag[]>> = {
  'na-urodziny': ['urodziny', 'imieniny'],
  'na-slub-i-rocznice': ['ślub', 'rocznica', 'zaręczyny'],
  'na-walentynki': ['walentynki', 'dla pary'],
  'na-swieta': ['święta', 'nowy rok'],
  'dla-mamy-i-taty': ['Dzień Matki', 'Dzień Ojca', 'mama', 'tata', 'rodzice'],
  'dla-dzieci': ['dla dzieci', 'narodziny'],
  'do-pracy-i-firmy': ['praca', 'dla firm', 'do biura'],
}

function isOnSale(product: CatalogueProduct): boolean {
  return product.variants.some((variant) => variant.compareAtPrice !== undefined)
}

function popularity(product: CatalogueProduct): number {
  return (product.bestseller === true ? 10_000 : 0) + (product.rating?.count ?? 0)
}

/** Best sold first: bestsellers before the rest, more reviews before fewer. */
export function bySales(one: CatalogueProduct, other: CatalogueProduct): number {
  return popularity(other) - popularity(one) || one.handle.localeCompare(other.handle, 'en')
}

/** The shop is one of presents: they stand before what one buys for oneself. */
function isForOneself({ productType }: CatalogueProduct): boolean {
  return productType === 'Pakiet kredytów' || productType === 'Kurs'
}

/** In the order of the whole shop: presents first, of each kind the best sold first. */
export function byRecommendation(one: CatalogueProduct, other: CatalogueProduct): number {
  return Number(isForOneself(one)) - Number(isForOneself(other)) || bySales(one, other)
}

/** The products of a collection in the order it shows them. */
export function productsOf(
  collection: string,
  products: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  if (collection === 'kredyty') return products.filter((product) => product.collections.includes('kredyty'))
  if (collection === 'bestsellery') {
    return products.filter((product) => product.bestseller === true).toSorted(bySales)
  }
  if (collection === 'promocje') return products.filter(isOnSale).toSorted(bySales)
  if (collection === 'nowosci') {
    return products.toSorted((one, other) => other.added.localeCompare(one.added, 'en')).slice(0, NEWS)
  }
  const tags = BY_TAG[collection]
  const isMember =
    tags === undefined
      ? (product: CatalogueProduct) => product.collections.includes(collection)
      : (product: CatalogueProduct) => tags.some((tag) => product.tags.includes(tag))
  return products.filter(isMember).toSorted(bySales)
}
