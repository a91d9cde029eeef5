import type { Money } from '#domain/money.ts'
import type { CheckoutTotals } from './totalsSchema.ts'

export const SUM_KINDS = ['goods', 'discount', 'shipping'] as const
export type SumKind = (typeof SUM_KINDS)[number]

/** The sums of a purchase as they are printed, each amount as one string. */
export interface PrintedSums {
  /** Above the total, in this order; an amount of null is for free. */
  readonly rows: readonly { readonly kind: SumKind; readonly amount: string | null }[]
  readonly total: string
  /** What of the total is tax, beside it; null for none. The rows and it make the total. */
  readonly tax: string | null
}

/**
 * The sums of a cart, a checkout or an order, for the page and for the letter alike; `money` writes an amount in the
 * reader's language. Delivery has a row where something is delivered.
 */
export function printedSums(
  { totals, needsDelivery }: { readonly totals: CheckoutTotals; readonly needsDelivery: boolean },
  money: (money: Money) => string,
): PrintedSums {
  const { subtotal, discount, shipping, tax, total, currencyCode } = totals
  const print = (amount: number) => money({ amount, currencyCode })
  const rows: { kind: SumKind; amount: string | null }[] = [{ kind: 'goods', amount: print(subtotal) }]
  if (discount > 0) rows.push({ kind: 'discount', amount: print(-discount) })
  if (needsDelivery) rows.push({ kind: 'shipping', amount: shipping === 0 ? null : print(shipping) })
  return { rows, total: print(total), tax: tax === 0 ? null : print(tax) }
}
