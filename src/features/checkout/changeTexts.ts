import { useLingui } from '@lingui/react/macro'
import type { CheckoutChange } from '#domain/checkout/checkoutChanges.ts'
import { withTax } from '#domain/checkout/tax.ts'
import { useFormat } from '#i18n/format.ts'

/** Words for one thing that changed while the buyer was typing. */
export function useChangeText(currencyCode: string): (change: CheckoutChange) => string {
  const { t } = useLingui()
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currencyCode })
  const paid = (price: number) => money(withTax(price))

  return (change) => {
    switch (change.kind) {
      case 'added':
        return t`Dodano: ${change.title}`
      case 'removed':
        return t`Usunięto: ${change.title}`
      case 'quantity':
        return t`${change.title}: liczba sztuk ${change.from} → ${change.to}`
      case 'price':
        return t`${change.title}: cena ${paid(change.from)} → ${paid(change.to)}`
      case 'discount':
        return t`Rabat ${paid(change.from)} → ${paid(change.to)}`
      case 'shipping':
        return t`Dostawa ${money(change.from)} → ${money(change.to)}`
      case 'total':
      default:
        return t`Razem ${money(change.from)} → ${money(change.to)}`
    }
  }
}
