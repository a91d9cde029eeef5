import * as z from 'zod/mini'
import { COUNTRY_CODES } from '../checkout/countries.ts'
import { SHIPPING_METHOD_CODES } from '../checkout/shippingMethods.ts'
import { parcelSchema } from './parcel.ts'

const fulfilmentLineSchema = z.object({
  /** Its place in the order. */
  position: z.int(),
  title: z.string(),
  variantTitle: z.string(),
  /** Null without one. */
  sku: z.nullable(z.string()),
  quantity: z.int(),
  handle: z.string(),
  /** Its personalisation, by the names of its fields; null without one. */
  given: z.nullable(z.record(z.string(), z.string())),
  isGiftWrapped: z.boolean(),
  /** The buyer's additions: words for its blanks, wishes. */
  attributes: z.readonly(z.array(z.object({ key: z.string(), value: z.string() }))),
  /** The written note in the parcel, and the giver's request to the packer; may be empty. */
  giftMessage: z.string(),
  instructions: z.string(),
  /** Its print file; null for a thing that isn't personalised. */
  file: z.nullable(
    z.object({
      /** From the site's root, good for an hour at least; null while its picture or words are still on their way. */
      url: z.nullable(z.string()),
      /** Whether it was fetched before: from then on its picture or words stay as they are. */
      isTaken: z.boolean(),
    }),
  ),
})
export type FulfilmentLine = z.infer<typeof fulfilmentLineSchema>

export const fulfilmentOrderSchema = z.object({
  number: z.string(),
  /** ISO 8601. */
  placedAt: z.string(),
  recipient: z.object({
    name: z.string(),
    company: z.string(),
    address: z.string(),
    postcode: z.string(),
    city: z.string(),
    countryCode: z.enum(COUNTRY_CODES),
    phone: z.string(),
  }),
  shippingMethod: z.enum(SHIPPING_METHOD_CODES),
  lockerCode: z.string(),
  /** The buyer's note to the shop. */
  note: z.string(),
  lines: z.array(fulfilmentLineSchema),
  parcel: parcelSchema,
  /** Counts the parcel's updates: an update names the one it was made after. */
  revision: z.int(),
})
export type FulfilmentOrder = z.infer<typeof fulfilmentOrderSchema>

/** `GET /api/v1/admin/production?state=&before=`: the orders that a parcel goes out for, of one state or all, the newest first. */
export const fulfilmentPageSchema = z.object({
  orders: z.array(fulfilmentOrderSchema),
  /** The numbers of open parcels. */
  counts: z.object({ ordered: z.int(), made: z.int(), sent: z.int() }),
  next: z.nullable(z.string()),
})
export type FulfilmentPage = z.infer<typeof fulfilmentPageSchema>
