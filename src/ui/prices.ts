import { use, useMemo } from 'react'
import { lineSums, type LineSums, type PricedLine } from '#domain/checkout/lineSums.ts'
import { withTax } from '#domain/checkout/tax.ts'
import type { MoneyStyle } from '#domain/formatMoney.ts'
import type { Money } from '#domain/money.ts'
import { useFormat } from '#i18n/format.ts'
import { OurPrices } from './ourPrices.ts'

/** How the shop shows a price. */
export interface Prices {
  readonly areOurs: boolean
  /** The paid price of a thing with this price. */
  readonly toPay: (price: Money) => Money
  /** The same as text. */
  readonly text: (price: Money, style?: MoneyStyle) => string
  /** The paid sums of a line of a cart or an order. */
  readonly line: (line: PricedLine) => LineSums
}

/** Every price of the shop is shown by this or by `Price`: the first price shown is the paid one. */
export function usePrices(): Prices {
  const areOurs = use(OurPrices)
  const format = useFormat()
  return useMemo(() => {
    const toPay = (price: Money): Money => (areOurs ? { ...price, amount: withTax(price.amount) } : price)
    return {
      areOurs,
      toPay,
      text: (price, style) => format.money(toPay(price), style),
      line: areOurs ? lineSums : lineAsItIs,
    }
  }, [areOurs, format])
}

function lineAsItIs({ quantity, unitPrice, total }: PricedLine): LineSums {
  return { unit: unitPrice, wrap: total - unitPrice * quantity, total }
}
