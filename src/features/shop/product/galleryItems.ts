import type { Product, ProductMedia, ProductVariant } from '#domain/catalogue/product.ts'

/** The gallery's items, in order: the media, or else the pictures, or else the product's single one. */
export function galleryItems(product: Product): readonly ProductMedia[] {
  if (product.media.length > 0) return product.media
  const pictures = product.pictures.length > 0 ? product.pictures : [product.featuredPicture]
  return pictures
    .filter((picture) => picture !== null)
    .map((picture) => ({ kind: 'picture', id: picture.url, picture }))
}

/** The index of a variant's own picture in the gallery; 0 when it has none. */
export function galleryIndexOf(items: readonly ProductMedia[], variant: ProductVariant | null): number {
  const url = variant?.picture?.url
  const index = items.findIndex((item) => item.kind === 'picture' && item.picture.url === url)
  return url === undefined ? 0 : Math.max(0, index)
}
