import * as z from 'zod/mini'
import { taxOn } from '#domain/cart/totals.ts'
import type { Grosze } from '#domain/money.ts'
import { type ShippingMethodCode, shippingPrice } from './shippingMethods.ts'

const grosze = z.int().check(z.nonnegative())

/** What an order costs, in grosze of `currencyCode`: `total = subtotal − discount + tax + shipping`, exactly. */
export const checkoutTotalsSchema = z.object({
  subtotal: grosze,
  discount: grosze,
  tax: grosze,
  shipping: grosze,
  total: grosze,
  currencyCode: z.string().check(z.maxLength(3)),
})

export type CheckoutTotals = z.infer<typeof checkoutTotalsSchema>

/**
 * The one place where an order's price is made, used by the page (for an answer at once) and by the server
 * (for the answer that counts). A discount lowers what tax is taken from, never below zero; what shipping
 * costs is decided by the goods' value before it, so that a discount never makes delivery dearer.
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
