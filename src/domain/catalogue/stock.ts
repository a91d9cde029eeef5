import type { ProductVariant } from './product.ts'

/** At this many pieces and fewer, people are told the number. */
const FEW = 5

export type Stock =
  | { readonly kind: 'available' }
  | { readonly kind: 'few'; readonly pieces: number }
  | { readonly kind: 'soldOut' }

/** Whether a variant can be bought, in the words a buyer needs. Uncounted stock is available. */
export function stockOf(variant: Pick<ProductVariant, 'availableForSale' | 'quantityAvailable'>): Stock {
  if (!variant.availableForSale) return { kind: 'soldOut' }
  const pieces = variant.quantityAvailable
  // A variant still for sale with nothing counted is sold on order: that it is the last one would be untrue.
  if (pieces === null || pieces <= 0 || pieces > FEW) return { kind: 'available' }
  return { kind: 'few', pieces }
}
