import type { ProductVariant } from './product.ts'

/** The number of pieces is shown from this many down. */
const FEW = 5

export type Stock =
  | { readonly kind: 'available' }
  | { readonly kind: 'few'; readonly pieces: number }
  | { readonly kind: 'soldOut' }

/** Whether a variant can be bought, in the words a buyer needs. Uncounted stock is available. */
export function stockOf(variant: Pick<ProductVariant, 'availableForSale' | 'quantityAvailable'>): Stock {
  if (!variant.availableForSale) return { kind: 'soldOut' }
  const pieces = variant.quantityAvailable
  // An available variant with zero stock is sold on order: calling it the last one would be untrue.
  if (pieces === null || pieces <= 0 || pieces > FEW) return { kind: 'available' }
  return { kind: 'few', pieces }
}
