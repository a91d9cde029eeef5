import { packCredits } from '#domain/credits/packSku.ts'
import { isMadeToOrder } from './madeToOrder.ts'
import type { Product, ProductVariant } from './product.ts'

interface Sold extends Pick<ProductVariant, 'requiresShipping' | 'sku'>, Pick<Product, 'tags'> {
  /** Pieces left; null where they aren't counted. */
  readonly stock: number | null
}

/**
 * The most pieces one line may hold; null where there is no such rule. A course, or another digital product that is the
 * same each time, is bought once; counted stock, credits and personalised products allow more.
 */
export function maximumQuantity({ requiresShipping, sku, stock, tags }: Sold): number | null {
  if (requiresShipping || stock !== null) return null
  return packCredits([{ sku, quantity: 1 }]) > 0 || isMadeToOrder({ tags }) ? null : 1
}
