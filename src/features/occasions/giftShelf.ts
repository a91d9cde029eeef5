import type { Product } from '#domain/catalogue/product.ts'

/** What there is to give: the shop's products, best selling first. */
export interface GiftShelf {
  readonly products: readonly Product[]
  /** Not all of it was read yet. */
  readonly isPending: boolean
}
