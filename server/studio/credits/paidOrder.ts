import { z } from 'zod'
import { affiliateKeyOf } from '#domain/affiliate/codes.ts'
import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { courseCredits } from '#domain/credits/courseSku.ts'
import { MOST_ORDER_CREDITS, packCredits } from '#domain/credits/packSku.ts'

const text = z.string().max(254)
/** An order has one code; a shop may let its buyers use a few at once. */
const MOST_CODES = 20

/** The part of a paid order (Shopify's form) that credits depend on. */
const paidOrderSchema = z.object({
  id: z.union([z.int(), text]),
  name: text.nullish(),
  email: text.nullish(),
  contact_email: text.nullish(),
  checkout_token: text.nullish(),
  financial_status: z.string().nullish(),
  test: z.boolean().nullish(),
  discount_codes: z.array(z.object({ code: z.string() })).nullish(),
  line_items: z.array(z.object({ sku: z.string().nullish(), quantity: z.int().positive() })),
})

/** A paid order that no retry can take: a person has to look at it. `message` is a code. */
export class UnfitOrder extends Error {
  override readonly name = 'UnfitOrder'
}

/** The credits of a paid order, and the codes it was placed with. */
export interface CreditOrder {
  readonly orderId: string
  readonly orderNumber: string
  readonly checkoutToken: string | null
  /** The buyer's folded address; null for an order without one. */
  readonly emailFolded: string | null
  /** From the packs alone. */
  readonly credits: number
  /** For the exercises of its courses. */
  readonly courseCredits: number
  /** Its discount codes that may be an affiliate's, in capitals, each once. */
  readonly discountCodes: readonly string[]
  /** A test order isn't paid. */
  readonly isTest: boolean
}

/** Reads the body of `orders/paid`; null for an order that isn't paid, or can't bring credits. Throws UnfitOrder. */
export function readPaidOrder(payload: unknown): CreditOrder | null {
  const parsed = paidOrderSchema.safeParse(payload)
  if (!parsed.success) throw new UnfitOrder('ORDER_NOT_UNDERSTOOD')
  const order = parsed.data
  if ((order.financial_status ?? 'paid') !== 'paid') return null
  const credits = packCredits(order.line_items)
  const forCourses = courseCredits(order.line_items)
  const codes = (order.discount_codes ?? []).flatMap(({ code }) => affiliateKeyOf(code) ?? [])
  if (credits + forCourses > MOST_ORDER_CREDITS) throw new UnfitOrder('ORDER_TOO_LARGE')
  if (credits + forCourses === 0 && codes.length === 0) return null
  const email = foldEmail(tidyEmail(order.email ?? order.contact_email ?? ''))
  return {
    orderId: String(order.id),
    orderNumber: order.name ?? String(order.id),
    checkoutToken: order.checkout_token ?? null,
    emailFolded: email === '' ? null : email,
    credits,
    courseCredits: forCourses,
    discountCodes: [...new Set(codes)].slice(0, MOST_CODES),
    isTest: order.test ?? false,
  }
}
