import * as z from 'zod/mini'
import { checkoutDetailsSchema } from './checkoutDetails.ts'
import { lineNamesSchema } from './lineNames.ts'
import { parcelSchema } from '#domain/orders/parcel.ts'
import { checkoutTotalsSchema } from './totalsSchema.ts'

const grosze = z.int().check(z.nonnegative())

/**
 * A line of the order as the buyer sees it. Amounts are grosze: `unitPrice` of one piece, `total` of all with the gift
 * wrap. Its names are Polish, and `english` where it has others. A line whose last piece was sold stays visible with a
 * quantity of 0 and isn't ordered.
 */
export const checkoutLineSchema = z.object({
  id: z.string(),
  variantId: z.string(),
  title: z.string(),
  variantTitle: z.string(),
  english: z.optional(lineNamesSchema),
  handle: z.string(),
  quantity: z.int().check(z.nonnegative()),
  unitPrice: grosze,
  total: grosze,
  giftWrap: z.boolean(),
  requiresShipping: z.boolean(),
  picture: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int(), altText: z.string() })),
  /** Of a gift that has come to the server: whom it is for, and when. A copy of an earlier release has none. */
  gift: z.optional(
    z.nullable(
      z.object({
        recipientName: z.string(),
        deliveryDate: z.string(),
        occasion: z.string(),
        /** The personalisation, by the names of its fields; null for a thing without one. */
        given: z.optional(z.nullable(z.record(z.string(), z.string()))),
      }),
    ),
  ),
  /** Its personal words or picture are still on their way to the server. */
  awaitsOwn: z.optional(z.boolean()),
  /** Its required words or picture are missing or invalid: it isn't sold so. */
  lacksOwn: z.optional(z.boolean()),
  /** The address of its preview, where a print's picture has arrived at the server. */
  print: z.optional(z.nullable(z.object({ preview: z.nullable(z.string()) }))),
})

export type CheckoutLine = z.infer<typeof checkoutLineSchema>

/** A line that exceeds the stock: `available` pieces are left of the wanted `quantity`. */
export const shortageSchema = z.object({ lineId: z.string(), available: z.int().check(z.nonnegative()) })

export type Shortage = z.infer<typeof shortageSchema>

export const orderViewSchema = z.object({
  /** Human: ISK-2026-000123. */
  number: z.string(),
  placedAt: z.iso.datetime(),
  lines: z.array(checkoutLineSchema),
  totals: checkoutTotalsSchema,
  needsDelivery: z.boolean(),
  /** For lines with delivery. Answers and letters of earlier releases lack it. */
  parcel: z.optional(z.nullable(parcelSchema)),
  details: checkoutDetailsSchema,
  /** The credits of the packs among the lines; 0 without any, and where test orders bring none. */
  credits: z.int(),
})

export type OrderView = z.infer<typeof orderViewSchema>

/** A checkout that can still be changed and paid. With no lines, the cart has been emptied meanwhile. */
export const openCheckoutSchema = z.object({
  state: z.literal('open'),
  lines: z.array(checkoutLineSchema),
  shortages: z.array(shortageSchema),
  totals: checkoutTotalsSchema,
  needsDelivery: z.boolean(),
  details: checkoutDetailsSchema,
  discountCodes: z.array(z.object({ code: z.string(), applicable: z.boolean() })),
  /** False where no payment is set up: then nothing can be ordered here. */
  canPay: z.boolean(),
})

export type OpenCheckout = z.infer<typeof openCheckoutSchema>

const completedCheckoutSchema = z.object({ state: z.literal('completed'), order: orderViewSchema })

/** The state at a checkout's address: `GET /api/checkout/{token}`, and the answer to every change of it. */
export const checkoutViewSchema = z.discriminatedUnion('state', [openCheckoutSchema, completedCheckoutSchema])

export type CheckoutView = z.infer<typeof checkoutViewSchema>
