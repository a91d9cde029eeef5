import type { StoreCost } from '#domain/cart/storeCost.ts'
import { type CartLinePrice, type CartTotals, pricedLine } from '#domain/cart/totals.ts'
import {
  printed,
  type PrintedSums,
  printedSums,
  type Sums,
  sumsBeforeTax,
} from '#domain/checkout/printedSums.ts'
import type { Money } from '#domain/money.ts'
import { useFormat } from '#i18n/format.ts'
import { usePrices } from '#ui/prices.ts'

/** As much of a cart as its sums need. */
export interface PricedCart {
  readonly items: readonly CartLinePrice[]
  readonly totals: CartTotals
  /** The store's own cost. */
  readonly cost: StoreCost | null
}

/**
 * `own`: our own checkout charges exactly this, with the standard delivery. `store`: another store's answer.
 * `estimate`: its answer is not known yet.
 */
export interface CartSums {
  readonly kind: 'own' | 'store' | 'estimate'
  readonly sums: PrintedSums
}

/** The sums of a cart. */
export function useCartSums({ cost, totals, items }: PricedCart): CartSums {
  const format = useFormat()
  const money = (amount: Money) => format.money(amount)
  const { areOurs } = usePrices()
  if (!areOurs && cost !== null)
    return { kind: 'store', sums: printed(storeSums(cost), cost.currencyCode, money) }
  // Specification part 1, section 9: the drawer names shipping when there is any to pay.
  const needsDelivery = totals.shipping > 0
  return areOurs
    ? { kind: 'own', sums: printedSums({ totals, needsDelivery, lines: items.map(pricedLine) }, money) }
    : { kind: 'estimate', sums: sumsBeforeTax({ totals, needsDelivery }, money) }
}

/** Sums that a store has told. It doesn't say whether its prices hold the tax: a total above them says that they don't. */
function storeSums({ subtotal, total, tax }: StoreCost): Sums {
  const isTaxOnTop = tax !== null && tax > 0 && total > subtotal
  const asked = subtotal + (isTaxOnTop ? tax : 0)
  return {
    goods: subtotal,
    ...(asked > total && { discount: total - asked }),
    ...(isTaxOnTop && { tax }),
    ...(asked < total && { other: total - asked }),
    total,
    parts: tax === null || tax === 0 || isTaxOnTop ? null : { beforeTax: total - tax, tax },
  }
}
