import type { LineNames, NamedLine } from '#domain/checkout/lineNames.ts'
import { TAX_RATE } from '#domain/checkout/tax.ts'
import type { CheckoutTotals } from '#domain/checkout/totalsSchema.ts'
import type { Grosze } from '#domain/money.ts'
import { charactersOf } from '#domain/wording/characters.ts'
import { allocate } from './allocate.ts'
import type { InvoiceLine } from './invoice.ts'

/** A line of an order: `total` is `unitPrice × quantity` with `giftWrapCost`. */
interface SoldLine extends NamedLine {
  readonly quantity: number
  readonly unitPrice: Grosze
  readonly giftWrapCost: Grosze
  /** Its personalisation; empty for other goods. */
  readonly own?: string
}

/** So much of it tells which of two things a row is about; the order has all of it. */
const LONGEST_OWN = 90

/**
 * The rows of an order's invoice. Discount and tax were counted once, of the whole order; here they are shared out over
 * its rows, so that the rows sum exactly to the paid amount.
 */
export function invoiceLines(lines: readonly SoldLine[], totals: CheckoutTotals): InvoiceLine[] {
  const rows = lines.flatMap((line) => [
    {
      kind: 'goods' as const,
      name: nameOf(line),
      ...(line.english === undefined ? {} : { english: nameOf(line.english) }),
      ...(line.own === undefined || line.own === '' ? {} : { own: shortened(line.own) }),
      quantity: line.quantity,
      unitNet: line.unitPrice,
    },
    ...(line.giftWrapCost === 0
      ? []
      : [{ kind: 'giftWrap' as const, name: '', quantity: 1, unitNet: line.giftWrapCost }]),
  ])
  const values = rows.map(({ quantity, unitNet }) => quantity * unitNet)
  const discounts = allocate(totals.discount, values)
  const nets = values.map((value, index) => value - (discounts[index] ?? 0))
  const taxes = allocate(totals.tax, nets)
  const taxed = rows.map((row, index): InvoiceLine => {
    const [discount = 0, net = 0, tax = 0] = [discounts[index], nets[index], taxes[index]]
    return { ...row, discount, net, rate: TAX_RATE, tax, gross: net + tax }
  })
  return totals.shipping === 0 ? taxed : [...taxed, shippingLine(totals.shipping)]
}

function nameOf({ title, variantTitle }: LineNames): string {
  return variantTitle === '' ? title : `${title} (${variantTitle})`
}

function shortened(text: string): string {
  const characters = charactersOf(text)
  return characters.length <= LONGEST_OWN
    ? text
    : `${characters
        .slice(0, LONGEST_OWN - 1)
        .join('')
        .trimEnd()}…`
}

function shippingLine(shipping: Grosze): InvoiceLine {
  const amounts = { unitNet: shipping, discount: 0, net: shipping, tax: 0, gross: shipping }
  return { kind: 'shipping', name: '', quantity: 1, rate: null, ...amounts }
}
