import { packCredits } from '#domain/credits/packSku.ts'
import { isMadeToOrder } from './madeToOrder.ts'
import type { Product, ProductVariant } from './product.ts'

interface Sold extends Pick<ProductVariant, 'requiresShipping' | 'sku'>, Pick<Product, 'tags'> {
  /** Pieces left; null where they aren't counted. */
  readonly stock: number | null
}

/**
 * The most pieces one line may hold; null where there is no such rule. A course, or another digital thing that is the
 * same however often it is bought, is bought once; what is counted has pieces, credits add up, and what is made for a person is made for each.
 */
export function maximumQuantity({ requiresShipping, sku, stock, tags }: Sold): number | null {
  if (requiresShipping || stock !== null) return null
  return packCredits([{ sku, quantity: 1 }]) > 0 || isMadeToOrder({ tags }) ? null : 1
}
