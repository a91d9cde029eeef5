import type { Grosze } from '#domain/money.ts'
import { type ShippingMethodCode, shippingPrice } from './shippingMethods.ts'
import { taxOn } from './tax.ts'
import type { CheckoutTotals } from './totalsSchema.ts'

/**
 * The one rule of a purchase's price: for the drawer without a network, for the checkout's immediate answer, and for
 * the server's that counts. A discount lowers the tax base, never below zero; shipping is priced by the value before
 * it, so a discount never makes delivery dearer. An order without delivery ships for free.
 */
export function checkoutTotals(order: {
  readonly subtotal: Grosze
  readonly discount: Grosze
  readonly shippingMethod: ShippingMethodCode
  readonly needsDelivery: boolean
  readonly currencyCode: string
}): CheckoutTotals {
  const discount = Math.min(Math.max(order.discount, 0), order.subtotal)
  const taxable = order.subtotal - discount
  const tax = taxOn(taxable)
  const shipping = order.needsDelivery ? shippingPrice(order.shippingMethod, order.subtotal) : 0
  return {
    subtotal: order.subtotal,
    discount,
    tax,
    shipping,
    total: taxable + tax + shipping,
    currencyCode: order.currencyCode,
  }
}
