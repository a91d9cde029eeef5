import { pictureUrl } from '#domain/catalogue/pictureWidths.ts'
import type { Collection, Picture, Product } from '#domain/catalogue/product.ts'
import type { PictureWidths } from '#domain/packs/packRecord.ts'

/**
 * The pictures a pack needs, each address once: what lists show in the lists' width, what a product's own page shows
 * in that page's. Another width asked for offline is met with one of these.
 */
export function packPictures(
  products: readonly Product[],
  collections: readonly Collection[],
  widths: PictureWidths,
): readonly string[] {
  const inLists = [...products.map(featured), ...collections.map(({ picture }) => picture)]
  const inDetails = products.flatMap(({ pictures }) => pictures)
  const addresses = [
    ...inLists.filter((picture) => picture !== null).map(({ url }) => pictureUrl(url, widths.list)),
    ...inDetails.map(({ url }) => pictureUrl(url, widths.detail)),
  ]
  return [...new Set(addresses)]
}

function featured({ featuredPicture, pictures }: Product): Picture | null {
  return featuredPicture ?? pictures[0] ?? null
}
