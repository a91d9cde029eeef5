import type { Product } from '#domain/catalogue/product.ts'

/** The products to give: the shop's, best selling first. */
export interface GiftShelf {
  readonly products: readonly Product[]
  /** Not all of it was read yet. */
  readonly isPending: boolean
}
