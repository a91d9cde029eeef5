import type { Grosze } from '#domain/money.ts'
import { withTax } from './tax.ts'

/** A line of a cart or an order, in grosze before tax: `total` is its pieces and its gift wrap. */
export interface PricedLine {
  readonly quantity: number
  readonly unitPrice: Grosze
  readonly total: Grosze
}

/** The sums of a line, in grosze: `total = unit × quantity + wrap`, exactly. */
export interface LineSums {
  readonly unit: Grosze
  /** 0 without a gift wrap. */
  readonly wrap: Grosze
  readonly total: Grosze
}

/** The shown sums of a line: one piece costs the same as on the shelf. */
export function lineSums({ quantity, unitPrice, total }: PricedLine): LineSums {
  const unit = withTax(unitPrice)
  const wrap = withTax(total - unitPrice * quantity)
  return { unit, wrap, total: unit * quantity + wrap }
}
