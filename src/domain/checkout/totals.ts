import type { Grosze } from '#domain/money.ts'
import { type ShippingMethodCode, shippingPrice } from './shippingMethods.ts'
import { taxOn } from './tax.ts'
import type { CheckoutTotals } from './totalsSchema.ts'

/**
 * The one rule of what a purchase costs: for the drawer without a network, for the checkout's answer at once, and for
 * the server's that counts. A discount lowers what tax is taken from, never below zero; what shipping costs is decided
 * by the value before it, so that a discount never makes delivery dearer. What needs no delivery ships for nothing.
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
