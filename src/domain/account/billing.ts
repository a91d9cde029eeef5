import * as z from 'zod/mini'
import { COUNTRY_CODES, HOME_COUNTRY } from '#domain/checkout/countries.ts'
import { PARCEL_STATES } from '#domain/orders/parcel.ts'

const text = (limit: number) => z.string().check(z.maxLength(limit))

/** The recipient of invoices. Everything may stay empty; given fields prefill the checkout. */
export const billingSchema = z.object({
  first_name: text(80),
  last_name: text(80),
  company: text(120),
  /** NIP, or another country's VAT number. */
  tax_id: text(20),
  phone: text(32),
  address: text(160),
  postcode: text(12),
  city: text(80),
  country_code: z.enum(COUNTRY_CODES),
})

/** Nothing given. */
export const EMPTY_BILLING: Billing = {
  first_name: '',
  last_name: '',
  company: '',
  tax_id: '',
  phone: '',
  address: '',
  postcode: '',
  city: '',
  country_code: HOME_COUNTRY,
}

/** The fields that were typed and not saved. */
export const billingDraftSchema = z.partial(billingSchema)

/** An order placed with the account's confirmed address. `total` is in grosze, as is `tax`, which is in it; `placed_at` ISO 8601. */
export const accountOrderSchema = z.object({
  number: z.string(),
  placed_at: z.string(),
  total: z.int(),
  tax: z.int(),
  currency_code: z.string(),
  checkout_token: z.string(),
  /** How far its parcel is; null without one, absent in copies that an earlier release has stored. */
  parcel_state: z.optional(z.nullable(z.enum(PARCEL_STATES))),
  lines: z.array(
    z.object({
      title: z.string(),
      variant_title: z.string(),
      /** Absent where it is the same, and in copies that an earlier release has stored. */
      english_title: z.optional(z.string()),
      quantity: z.int(),
    }),
  ),
})

/** Newest first; `next` goes into `?before=` for the page after, null at the end. */
export const accountOrdersSchema = z.object({
  orders: z.array(accountOrderSchema),
  next: z.nullable(z.string()),
})

export type Billing = z.infer<typeof billingSchema>
export type AccountOrder = z.infer<typeof accountOrderSchema>
