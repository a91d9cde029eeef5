import { createContext, use, useMemo } from 'react'
import { lineSums, type LineSums, type PricedLine } from '#domain/checkout/lineSums.ts'
import { withTax } from '#domain/checkout/tax.ts'
import type { MoneyStyle } from '#domain/formatMoney.ts'
import type { Money } from '#domain/money.ts'
import { useFormat } from '#i18n/format.ts'

const OurPrices = createContext(true)

/** Says whether the prices are our shop's: tax comes on top of them. Another store asks for its own as they are. */
export const OurPricesProvider = OurPrices.Provider

/** How a price of the shop is told. */
export interface Prices {
  readonly areOurs: boolean
  /** What is paid for a thing of this price. */
  readonly toPay: (price: Money) => Money
  /** The same as text. */
  readonly text: (price: Money, style?: MoneyStyle) => string
  /** What is paid for a line of a cart or an order. */
  readonly line: (line: PricedLine) => LineSums
}

/** Every price of the shop is told by this or by `Price`: what is seen first is what is paid. */
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
