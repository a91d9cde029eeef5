import type { FirstReads } from '#domain/addresses/screens.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { catalogueRead, collectionRead } from '#domain/catalogue/catalogueReads.ts'
import { CREDITS_COLLECTION } from '#domain/catalogue/creditPack.ts'
import {
  CARD_PICTURE_SIZES,
  FIRST_CARDS,
  GALLERY_PICTURE_SIZES,
  HERO_PICTURE_SIZES,
} from '#domain/catalogue/pictureSizes.ts'
import type { Picture, Product } from '#domain/catalogue/product.ts'
import { WHOLE_LIST } from '#domain/catalogue/storeFacets.ts'
import { showcaseOf } from '#domain/catalogue/showcase.ts'

export type CatalogueReads = Pick<
  StorefrontClient,
  'products' | 'collections' | 'collection' | 'facets' | 'collectionFacets' | 'product'
>

/** A picture that a screen shows before anybody scrolls. */
export interface FirstPicture {
  readonly picture: Picture
  readonly sizes: string
}

/** What is known of a screen before anybody sees it. */
export interface FirstSight {
  readonly pictures: readonly FirstPicture[]
  /** The one thing it is about. */
  readonly product?: Product
}

/** Makes the calls that a screen makes first; resolves with the pictures it will show first. */
type ReadFirstScreen = (
  reads: CatalogueReads,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
) => Promise<FirstSight>

const NOTHING: FirstSight = { pictures: [] }

/** The calls are those of the screens' loaders (#features/shop/pageData.ts). */
export const FIRST_READS: Readonly<Record<FirstReads, ReadFirstScreen>> = {
  home: async (reads) => {
    const products = await readCatalogue(reads)
    const picture = showcaseOf(products)?.featuredPicture ?? null
    return { pictures: picture === null ? [] : [{ picture, sizes: HERO_PICTURE_SIZES }] }
  },
  shop: async (reads, _params, search) => {
    const products = await readCatalogue(reads)
    await reads.facets(WHOLE_LIST)
    return firstCards(products, search)
  },
  collection: async (reads, { collection = '' }, search) => {
    const products = await readCollection(reads, collection)
    await reads.collectionFacets(collection)
    return firstCards(products, search)
  },
  'credit-packs': async (reads) => {
    await readCollection(reads, CREDITS_COLLECTION)
    return NOTHING
  },
  product: async (reads, { handle = '' }) => {
    const product = await reads.product(handle)
    const [first] = product.media
    const picture = first?.kind === 'picture' ? first.picture : null
    return { product, pictures: picture === null ? [] : [{ picture, sizes: GALLERY_PICTURE_SIZES }] }
  },
  'ai-products': async (reads) => {
    await readCatalogue(reads)
    return NOTHING
  },
}

async function readCatalogue(reads: CatalogueReads): Promise<readonly Product[]> {
  await reads.collections()
  const { products } = await reads.products(catalogueRead(null))
  return products
}

async function readCollection(reads: CatalogueReads, handle: string): Promise<readonly Product[]> {
  await reads.collections()
  const { page } = await reads.collection(collectionRead(handle, null))
  return page.products
}

/** Filters and orders of the address decide what is shown first; without any it is the list as it comes. */
function firstCards(products: readonly Product[], search: URLSearchParams): FirstSight {
  const isPlain = [...search.keys()].every((key) => key === 'lang' || key.startsWith('utm_'))
  if (!isPlain) return NOTHING
  const pictures = products
    .slice(0, FIRST_CARDS)
    .flatMap(({ featuredPicture }) =>
      featuredPicture === null ? [] : [{ picture: featuredPicture, sizes: CARD_PICTURE_SIZES }],
    )
  return { pictures }
}
