import * as z from 'zod/mini'

const grosze = z.int().check(z.nonnegative())

/** The totals of an order, in grosze of `currencyCode`: `total = subtotal − discount + tax + shipping`, exactly. */
export const checkoutTotalsSchema = z.object({
  subtotal: grosze,
  discount: grosze,
  tax: grosze,
  shipping: grosze,
  total: grosze,
  currencyCode: z.string().check(z.maxLength(3)),
})

export type CheckoutTotals = z.infer<typeof checkoutTotalsSchema>
