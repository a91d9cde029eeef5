import type { CheckoutLine, OrderView } from '#domain/checkout/checkoutView.ts'
import { lineNamesIn } from '#domain/checkout/lineNames.ts'
import { lineSums } from '#domain/checkout/lineSums.ts'
import { printedSums } from '#domain/checkout/printedSums.ts'
import type { ShippingMethodCode } from '#domain/checkout/shippingMethods.ts'
import { formatMoney } from '#domain/formatMoney.ts'
import type { LetterReceipt, ReceiptRow } from '#domain/letters/letterSheet.ts'
import { personalText } from '#domain/personal/personalFacts.ts'

/** The names of an order's parts in one language. */
export interface ReceiptTexts {
  readonly language: 'pl' | 'en'
  readonly giftWrap: string
  /** Before the name of a gift's recipient. */
  readonly giftFor: string
  readonly goods: string
  readonly discount: string
  readonly tax: string
  readonly other: string
  readonly rounding: string
  /** Below the total, before its included tax. */
  readonly plusTax: string
  readonly free: string
  readonly total: string
  readonly shipping: Readonly<Record<ShippingMethodCode, string>>
}

/** An order's lines and sums as its page shows them: the same numbers, none computed anew. */
export function receiptOf(order: OrderView, texts: ReceiptTexts): LetterReceipt {
  const { totals, details } = order
  const money = (amount: number) => formatMoney({ amount, currencyCode: totals.currencyCode }, texts.language)
  const sums = printedSums(order, (given) => formatMoney(given, texts.language))
  return {
    lines: order.lines.map((line): ReceiptRow => {
      const { title, variantTitle } = lineNamesIn(texts.language, line)
      const { unit, wrap, total } = lineSums(line)
      const parts = [
        variantTitle,
        `${line.quantity} × ${money(unit)}`,
        line.giftWrap ? `${texts.giftWrap} ${money(wrap)}` : '',
        personalText(line.handle, line.gift?.given),
        giftDetail(line.gift ?? null, texts),
      ]
      return {
        name: title,
        detail: parts.filter((part) => part !== '').join(', '),
        amount: money(total),
      }
    }),
    sums: [
      ...sums.rows.map(({ kind, amount }) => ({
        name: kind === 'shipping' ? texts.shipping[details.shippingMethod] : texts[kind],
        amount: amount ?? texts.free,
      })),
      {
        name: texts.total,
        ...(sums.parts !== null && { detail: `${sums.parts.beforeTax} ${texts.plusTax} ${sums.parts.tax}` }),
        amount: sums.total,
      },
    ],
  }
}

/** Whether a part of an order comes without a parcel. */
export function hasDigital({ lines }: OrderView): boolean {
  return lines.some(({ requiresShipping }) => !requiresShipping)
}

function giftDetail(gift: CheckoutLine['gift'] | null, { giftFor, language }: ReceiptTexts): string {
  if (gift == null || gift.recipientName === '') return ''
  const day = new Intl.DateTimeFormat(language === 'pl' ? 'pl-PL' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const when = gift.deliveryDate === '' ? '' : `, ${day.format(new Date(gift.deliveryDate))}`
  return `${giftFor} ${gift.recipientName}${when}`
}
