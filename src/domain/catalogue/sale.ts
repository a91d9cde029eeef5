import type { Money } from '#domain/money.ts'
import type { Product, ProductVariant } from './product.ts'

/** By how many percent a price was lowered, rounded down so that it never promises more; 0 when it wasn't. */
export function salePercent(price: Money, compareAtPrice: Money | null): number {
  if (compareAtPrice === null || compareAtPrice.currencyCode !== price.currencyCode) return 0
  if (compareAtPrice.amount <= price.amount) return 0
  return Math.floor(((compareAtPrice.amount - price.amount) * 100) / compareAtPrice.amount)
}

/** The cheapest variant: the one whose price a list shows. */
export function cheapestVariant(product: Product): ProductVariant | null {
  return product.variants.reduce<ProductVariant | null>(
    (cheapest, variant) =>
      cheapest === null || variant.price.amount < cheapest.price.amount ? variant : cheapest,
    null,
  )
}
