import type { ProductVariant } from '#domain/catalogue/product.ts'
import type { CartItem, SaleTerms } from './cartItem.ts'
import { mostOf } from './cartQuantity.ts'
import type { RemoteCartLine } from './remoteCart.ts'

/** The terms of a line, from a variant or the storefront's line; nothing where they are missing. */
export function saleTerms(variant: ProductVariant | RemoteCartLine['variant']): Pick<CartItem, 'terms'> {
  const { requiresShipping, quantityAvailable, maximumQuantity } = variant
  if (requiresShipping === undefined) return {}
  return { terms: { requiresShipping, quantityAvailable, maximumQuantity: maximumQuantity ?? null } }
}

/** The blanks of a line's text, from the storefront's line; nothing where they are missing. */
export function lineBlanks({ blanks }: Pick<RemoteCartLine['variant'], 'blanks'>): Pick<CartItem, 'blanks'> {
  return blanks === undefined ? {} : { blanks }
}

export function areSameTerms(one: SaleTerms | undefined, other: SaleTerms | undefined): boolean {
  return (
    one?.requiresShipping === other?.requiresShipping &&
    one?.quantityAvailable === other?.quantityAvailable &&
    one?.maximumQuantity === other?.maximumQuantity
  )
}

/** The most pieces a line may hold, and the reason: its own kind, the shop's stock, or the limit of any line. */
export interface MostPieces {
  readonly pieces: number
  readonly reason: 'single' | 'stock' | 'limit'
}

/** Lines of one variant share its stock. `others` are the lines besides this one. */
export function mostPieces(
  { variantId, terms }: Pick<CartItem, 'variantId' | 'terms'>,
  others: readonly Pick<CartItem, 'variantId' | 'quantity'>[],
): MostPieces {
  const taken = others
    .filter((other) => other.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const inStock = Math.max(0, (terms?.quantityAvailable ?? Number.POSITIVE_INFINITY) - taken)
  const most = mostOf(terms?.maximumQuantity ?? null)
  if (inStock < most) return { pieces: inStock, reason: 'stock' }
  return { pieces: most, reason: most === 1 ? 'single' : 'limit' }
}
