import type { OrderView } from '#domain/checkout/checkoutView.ts'
import type { ShippingMethodCode } from '#domain/checkout/shippingMethods.ts'
import { formatMoney } from '#domain/formatMoney.ts'
import type { LetterWords, ReceiptRow } from './letterWords.ts'

/** What the parts of an order are called in one language. */
export interface ReceiptTexts {
  readonly language: 'pl' | 'en'
  readonly giftWrap: string
  readonly products: string
  readonly discount: string
  readonly tax: string
  readonly free: string
  readonly total: string
  readonly shipping: Readonly<Record<ShippingMethodCode, string>>
}

/** An order's lines and sums as its page prints them: the same numbers, none counted anew. */
export function receiptOf(order: OrderView, texts: ReceiptTexts): NonNullable<LetterWords['receipt']> {
  const { totals, needsDelivery, details } = order
  const money = (amount: number) => formatMoney({ amount, currencyCode: totals.currencyCode }, texts.language)
  return {
    lines: order.lines.map((line): ReceiptRow => {
      const parts = [
        line.variantTitle,
        `${line.quantity} × ${money(line.unitPrice)}`,
        line.giftWrap ? texts.giftWrap : '',
      ]
      return {
        name: line.title,
        detail: parts.filter((part) => part !== '').join(', '),
        amount: money(line.total),
      }
    }),
    sums: [
      { name: texts.products, amount: money(totals.subtotal) },
      ...(totals.discount === 0 ? [] : [{ name: texts.discount, amount: money(0 - totals.discount) }]),
      { name: texts.tax, amount: money(totals.tax) },
      ...(needsDelivery
        ? [
            {
              name: texts.shipping[details.shippingMethod],
              amount: totals.shipping === 0 ? texts.free : money(totals.shipping),
            },
          ]
        : []),
      { name: texts.total, amount: money(totals.total) },
    ],
  }
}
