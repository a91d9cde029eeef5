import { observe } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { cartChange } from './cartChange.ts'
import type { CartDiscountCode } from './cartRows.ts'
import { changeCartState, readCartState } from './cartState.ts'
import { enqueueDiscount } from './enqueueCart.ts'

/** A code that wasn't typed: it never replaces a typed one. */
export interface OfferedCode {
  readonly code: string
  /** Whether it was put into this cart before. Then it isn't put again: the person removed it. */
  readonly wasPut: boolean
  /** Codes that were offered and put before this one: their place it takes. */
  readonly earlier: readonly string[]
}

/**
 * The outcome of an offered code: it is in the cart (`put` just now), a typed one is, it was removed, or the cart is
 * empty and it waits.
 */
export type OfferOutcome = 'put' | 'in-cart' | 'other' | 'taken-out' | 'waits'

/** Puts a code, once, into a cart that has lines and no typed code; the outbox tells the storefront. */
export function offerDiscountCode(
  db: IskraDatabase,
  { code, wasPut, earlier }: OfferedCode,
): Promise<OfferOutcome> {
  return cartChange(db, async (stores) => {
    if ((await stores.cartItems.count()) === 0) return 'waits'
    const [present] = (await readCartState(stores)).discountCodes
    const there = present?.code.toUpperCase() ?? null
    if (there === code) return 'in-cart'
    if (there !== null && !earlier.includes(there)) return 'other'
    if (there === null && wasPut) return 'taken-out'
    await changeCartState(stores, { discountCodes: [{ code, applicable: null }] })
    await enqueueDiscount(stores, code)
    return 'put'
  })
}

/** As much of the cart as an offered code depends on. */
export interface CodeInCart {
  readonly hasLines: boolean
  readonly present: CartDiscountCode | null
}

/** Reads it; made for `watchQuery`. */
export function readCodeInCart(db: IskraDatabase): Promise<CodeInCart> {
  return observe(db, ['cartItems', 'cartState'], async (stores) => {
    const hasLines = (await stores.cartItems.count()) > 0
    const { discountCodes } = await readCartState(stores)
    return { hasLines, present: discountCodes[0] ?? null }
  })
}
