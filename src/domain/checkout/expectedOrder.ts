import type { OpenCheckout } from './checkoutView.ts'
import type { ExpectedOrder } from './payment.ts'

/** The content that a buyer agrees to by pressing the pay button on this screen. */
export function expectedOrder(checkout: Pick<OpenCheckout, 'lines' | 'totals'>): ExpectedOrder {
  return {
    total: checkout.totals.total,
    lines: checkout.lines.map(({ id, quantity, unitPrice }) => ({ id, quantity, unitPrice })),
  }
}

/** True when the checkout still matches the buyer's agreement: the same lines, quantities, prices and total. */
export function meetsExpectation(
  checkout: Pick<OpenCheckout, 'lines' | 'totals'>,
  expected: ExpectedOrder,
): boolean {
  if (checkout.totals.total !== expected.total || checkout.lines.length !== expected.lines.length)
    return false
  const agreed = new Map(expected.lines.map((line) => [line.id, line]))
  return checkout.lines.every((line) => {
    const known = agreed.get(line.id)
    return known !== undefined && known.quantity === line.quantity && known.unitPrice === line.unitPrice
  })
}
