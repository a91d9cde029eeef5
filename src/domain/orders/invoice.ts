import * as z from 'zod/mini'
import { type Billing, billingSchema } from '#domain/account/billing.ts'
import { type BillingProblem, checkBilling } from '#domain/account/checkBilling.ts'
import { sellerSchema } from './seller.ts'

const grosze = z.int().check(z.nonnegative())

/** A row of an invoice. `net` is after `discount`; `rate` per ten thousand, null for untaxed rows. */
export const invoiceLineSchema = z.object({
  kind: z.enum(['goods', 'giftWrap', 'shipping']),
  /** Of goods: as they were ordered. Empty for the rest, whose words are the document's. */
  name: z.string(),
  /** Its English name, where it has another; absent in invoices that an earlier release has issued. */
  english: z.optional(z.string()),
  /** The personalisation in one short line; absent for other goods, and in earlier invoices. */
  own: z.optional(z.string()),
  quantity: z.int(),
  unitNet: grosze,
  discount: grosze,
  net: grosze,
  rate: z.nullable(z.int()),
  tax: grosze,
  gross: grosze,
})

/** An invoice as it was issued: nothing in it follows later changes of anything. */
export const invoiceSchema = z.object({
  number: z.string(),
  orderNumber: z.string(),
  /** Days in Poland, YYYY-MM-DD. */
  issuedOn: z.string(),
  soldOn: z.string(),
  seller: sellerSchema,
  buyer: billingSchema,
  currencyCode: z.string(),
  lines: z.array(invoiceLineSchema),
  net: grosze,
  tax: grosze,
  gross: grosze,
  /** Of an order that was not paid with money, or by a seller that is an example: said on the document. */
  isTest: z.boolean(),
})

export type InvoiceLine = z.infer<typeof invoiceLineSchema>
export type Invoice = z.infer<typeof invoiceSchema>

/**
 * The problems of an invoice's recipient, in the order of the form: it needs a name or a company, and a whole address.
 */
export function checkInvoiceBuyer(typed: Billing): readonly BillingProblem[] {
  const isGiven = (field: keyof Billing) => typed[field].trim() !== ''
  const needed: readonly (keyof Billing)[] = [
    ...(isGiven('company') ? [] : (['first_name', 'last_name'] as const)),
    'address',
    'postcode',
    'city',
  ]
  return [
    ...needed.filter((field) => !isGiven(field)).map((field) => ({ field, code: 'required' as const })),
    ...checkBilling(typed),
  ]
}
