import type { Grosze, Money } from '#domain/money.ts'
import { lineSums, type PricedLine } from './lineSums.ts'
import { withTax } from './tax.ts'
import type { CheckoutTotals } from './totalsSchema.ts'

export const SUM_KINDS = ['goods', 'discount', 'shipping', 'tax', 'other', 'rounding'] as const
export type SumKind = (typeof SUM_KINDS)[number]

/** The sums of a purchase as they are printed, each amount as one string. */
export interface PrintedSums {
  /** Above the total, in this order; they make it. An amount of null is for free. */
  readonly rows: readonly { readonly kind: SumKind; readonly amount: string | null }[]
  readonly total: string
  /** The parts of the total, where the rows include tax. */
  readonly parts: PrintedParts | null
}

/** A total split into its net amount and its tax. */
export interface PrintedParts {
  readonly beforeTax: string
  readonly tax: string
}

type PrintMoney = (money: Money) => string

interface Purchase {
  readonly totals: CheckoutTotals
  readonly needsDelivery: boolean
}

/**
 * The sums of a cart, a checkout or an order of our shop, for the page and for the letter alike; `money` writes an
 * amount in the reader's language. Every price includes tax, as on the shelf; tax itself is counted once, on the
 * subtotal, and its rounding difference over many pieces is a row of its own. Delivery, which bears no tax, has a row
 * where something is delivered.
 */
export function printedSums(
  { totals, needsDelivery, lines }: Purchase & { readonly lines: readonly PricedLine[] },
  money: PrintMoney,
): PrintedSums {
  const { discount, shipping, tax, total, currencyCode } = totals
  const goods = lines.reduce((sum, line) => sum + lineSums(line).total, 0)
  const off = withTax(discount)
  return printed(
    {
      goods,
      discount: discount > 0 ? -off : undefined,
      shipping: needsDelivery ? shipping : undefined,
      rounding: total - (goods - off + shipping) || undefined,
      total,
      parts: partsOf(total, tax),
    },
    currencyCode,
    money,
  )
}

/** The sums of a cart whose store charges its prices as they are: tax is a row of its own. */
export function sumsBeforeTax({ totals, needsDelivery }: Purchase, money: PrintMoney): PrintedSums {
  const { subtotal, discount, shipping, tax, total, currencyCode } = totals
  return printed(
    {
      goods: subtotal,
      discount: discount > 0 ? -discount : undefined,
      shipping: needsDelivery ? shipping : undefined,
      tax: tax || undefined,
      total,
    },
    currencyCode,
    money,
  )
}

/** The parts of a total, printed below it; null without tax. */
export function printedParts(
  { total, tax, currencyCode }: Pick<CheckoutTotals, 'total' | 'tax' | 'currencyCode'>,
  money: PrintMoney,
): PrintedParts | null {
  const parts = partsOf(total, tax)
  return parts === null ? null : inWords(parts, currencyCode, money)
}

interface Parts {
  readonly beforeTax: Grosze
  readonly tax: Grosze
}

/** Sums in grosze, before they are printed. An undefined sum has no row. */
export interface Sums extends Readonly<Partial<Record<SumKind, Grosze | undefined>>> {
  readonly goods: Grosze
  readonly total: Grosze
  readonly parts?: Parts | null
}

function partsOf(total: Grosze, tax: Grosze): Parts | null {
  return tax === 0 ? null : { beforeTax: total - tax, tax }
}

function inWords({ beforeTax, tax }: Parts, currencyCode: string, money: PrintMoney): PrintedParts {
  return {
    beforeTax: money({ amount: beforeTax, currencyCode }),
    tax: money({ amount: tax, currencyCode }),
  }
}

/** Prints sums in the one order there is. */
export function printed(
  { total, parts = null, ...amounts }: Sums,
  currencyCode: string,
  money: PrintMoney,
): PrintedSums {
  return {
    rows: SUM_KINDS.flatMap((kind) => {
      const amount = amounts[kind]
      if (amount === undefined) return []
      const isFree = kind === 'shipping' && amount === 0
      return [{ kind, amount: isFree ? null : money({ amount, currencyCode }) }]
    }),
    total: money({ amount: total, currencyCode }),
    parts: parts === null ? null : inWords(parts, currencyCode, money),
  }
}
