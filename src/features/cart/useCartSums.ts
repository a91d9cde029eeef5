import { type PrintedSums, printedSums } from '#domain/checkout/printedSums.ts'
import type { Money } from '#domain/money.ts'
import { useFormat } from '#i18n/format.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { useServices } from '#services/services.tsx'

type Priced = Pick<CartSnapshot, 'cost' | 'totals'>

/**
 * `own`: our own checkout asks exactly this, with the standard delivery. `store`: what another store has said.
 * `estimate`: what it will say is not known yet.
 */
export interface CartSums {
  readonly kind: 'own' | 'store' | 'estimate'
  readonly sums: PrintedSums
}

/** Whether the shop is ours: its checkout is a screen of this page, and asks by the rules that this page knows. */
export function useIsOwnShop(): boolean {
  return useServices().config.storefront.endpoint.startsWith('/')
}

/** What a cart comes to. */
export function useCartSums({ cost, totals }: Priced): CartSums {
  const format = useFormat()
  const money = (amount: Money) => format.money(amount)
  const isOwn = useIsOwnShop()
  if (!isOwn && cost !== null) return { kind: 'store', sums: storeSums(cost, money) }
  // Specification part 1, section 9: the drawer names shipping when there is any to pay.
  const needsDelivery = totals.shipping > 0
  return { kind: isOwn ? 'own' : 'estimate', sums: printedSums({ totals, needsDelivery }, money) }
}

function storeSums(cost: NonNullable<Priced['cost']>, money: (money: Money) => string): PrintedSums {
  const { subtotal, total, tax, currencyCode } = cost
  const print = (amount: number) => money({ amount, currencyCode })
  // Where a store's prices hold the tax, the difference would be one of its own making.
  const discount = tax === null ? subtotal - total : 0
  return {
    rows: [
      { kind: 'goods', amount: print(subtotal) },
      ...(discount > 0 ? [{ kind: 'discount', amount: print(-discount) } as const] : []),
    ],
    total: print(total),
    tax: tax === null || tax === 0 ? null : print(tax),
  }
}
