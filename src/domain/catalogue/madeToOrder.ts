import type { Product } from './product.ts'

/** The tag of products made for one buyer, with their words or pictures. */
export const MADE_TO_ORDER_TAG = 'personalizowane'

/** The same in English. */
export const MADE_TO_ORDER_TAG_IN_ENGLISH = 'personalised'

export function isMadeToOrder({ tags }: Pick<Product, 'tags'>): boolean {
  return tags.includes(MADE_TO_ORDER_TAG) || tags.includes(MADE_TO_ORDER_TAG_IN_ENGLISH)
}
