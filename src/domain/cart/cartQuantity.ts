/** The most pieces one line may hold; enough for a company's order, small enough to be a slip above it. */
export const MAX_LINE_QUANTITY = 9_999

/** The storefront's cart is read up to this many lines (specification part 1, section 9). */
export const MAX_CART_LINES = 100

export const QUANTITY_REFUSALS = [
  'CART_QUANTITY_NOT_WHOLE',
  'CART_QUANTITY_NOT_POSITIVE',
  'CART_QUANTITY_TOO_LARGE',
  'CART_ONCE_IS_ENOUGH',
] as const

export type QuantityRefusal = (typeof QUANTITY_REFUSALS)[number]

/** The effect of setting a line to a quantity: keep it with that many, remove it, or refuse. */
export type QuantityVerdict =
  | { readonly kind: 'keep'; readonly quantity: number }
  | { readonly kind: 'remove' }
  | { readonly kind: 'refuse'; readonly code: QuantityRefusal }

/** Zero or less removes the line (specification part 1, section 4); parts of a piece and slips are refused. */
export function validateQuantity(quantity: number): QuantityVerdict {
  if (!Number.isInteger(quantity)) return { kind: 'refuse', code: 'CART_QUANTITY_NOT_WHOLE' }
  if (quantity <= 0) return { kind: 'remove' }
  if (quantity > MAX_LINE_QUANTITY) return { kind: 'refuse', code: 'CART_QUANTITY_TOO_LARGE' }
  return { kind: 'keep', quantity }
}

/**
 * Whether `added` more pieces may join the `present` ones: the refusal's code, or null when they may. `maximum` is the
 * shop's own rule for the thing, where it has one.
 */
export function refuseAddition(
  present: number,
  added: number,
  maximum: number | null = null,
): QuantityRefusal | null {
  const verdict = validateQuantity(added)
  if (verdict.kind === 'refuse') return verdict.code
  if (verdict.kind === 'remove') return 'CART_QUANTITY_NOT_POSITIVE'
  if (maximum === 1 && present + added > 1) return 'CART_ONCE_IS_ENOUGH'
  return present + added > mostOf(maximum) ? 'CART_QUANTITY_TOO_LARGE' : null
}

/** How many pieces a line may hold at most: as many as the shop's own rule says, where it has one. */
export function mostOf(maximum: number | null): number {
  return Math.min(maximum ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY)
}
