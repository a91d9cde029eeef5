import type { Product } from './product.ts'

/** The tag of what is made for one buyer, of their words or pictures. */
export const MADE_TO_ORDER_TAG = 'personalizowane'

export function isMadeToOrder({ tags }: Pick<Product, 'tags'>): boolean {
  return tags.includes(MADE_TO_ORDER_TAG)
}
