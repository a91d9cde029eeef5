import { packCredits } from '#domain/credits/packSku.ts'
import { isMadeToOrder } from './madeToOrder.ts'
import type { Product, ProductVariant } from './product.ts'

type Sold = Pick<ProductVariant, 'requiresShipping' | 'sku'> & Pick<Product, 'tags'>

/**
 * The most pieces one line may hold; null where there is no such rule. A course, or another digital thing that is the
 * same however often it is bought, is bought once; credits add up, and what is made for a person is made for each.
 */
export function maximumQuantity({ requiresShipping, sku, tags }: Sold): number | null {
  const addsUp = requiresShipping || packCredits([{ sku, quantity: 1 }]) > 0 || isMadeToOrder({ tags })
  return addsUp ? null : 1
}
