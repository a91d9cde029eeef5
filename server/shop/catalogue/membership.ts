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

/** In the shop's own order: its picks before the rest, and in both groups one of each category in turn. */
export function inOurOrder(products: readonly CatalogueProduct[]): readonly CatalogueProduct[] {
  return [...inTurns(products.filter(isPicked)), ...inTurns(products.filter((product) => !isPicked(product)))]
}

function isPicked({ bestseller }: CatalogueProduct): boolean {
  return bestseller === true
}

function inTurns(products: readonly CatalogueProduct[]): readonly CatalogueProduct[] {
  const taken = new Map<string, number>()
  const turns = products.map((product) => {
    const turn = taken.get(product.category) ?? 0
    taken.set(product.category, turn + 1)
    return { product, turn }
  })
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ product }) => product)
}

/** The shop is one of presents: they come before things that people buy for themselves. */
function isForOneself({ productType }: CatalogueProduct): boolean {
  return productType === 'Pakiet kredytów' || productType === 'Kurs'
}

/** In the order of the whole shop: presents first, both kinds in the shop's own order. */
export function inOrderOfShop(products: readonly CatalogueProduct[]): readonly CatalogueProduct[] {
  return inOurOrder(products).toSorted(
    (one, other) => Number(isForOneself(one)) - Number(isForOneself(other)),
  )
}

/** The products of a collection in the order it shows them. */
export function productsOf(
  collection: string,
  products: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  if (collection === 'kredyty') return products.filter((product) => product.collections.includes('kredyty'))
  if (collection === 'bestsellery') {
    return inOurOrder(products.filter(isPicked))
  }
  if (collection === 'promocje') return inOurOrder(products.filter(isOnSale))
  if (collection === 'nowosci') {
    return products.toSorted((one, other) => other.added.localeCompare(one.added, 'en')).slice(0, NEWS)
  }
  const tags = BY_TAG[collection]
  const isMember =
    tags === undefined
      ? (product: CatalogueProduct) => product.collections.includes(collection)
      : (product: CatalogueProduct) => tags.some((tag) => product.tags.includes(tag))
  return inOurOrder(products.filter(isMember))
}
