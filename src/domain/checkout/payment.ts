import * as z from 'zod/mini'
import { checkoutDetailsSchema } from './checkoutDetails.ts'

/** The embedded storefront takes no money: the buyer picks the result of the test payment. */
export const TEST_PAYMENTS = ['test_success', 'test_declined'] as const
export type TestPayment = (typeof TEST_PAYMENTS)[number]

const grosze = z.int().check(z.nonnegative())

/**
 * `POST /api/checkout/{token}/pay`, with an `Idempotency-Key` header. `expected` is the checkout on the buyer's screen
 * when the button was pressed: the server charges exactly that or answers with the changes.
 */
export const payRequestSchema = z.object({
  payment: z.enum(TEST_PAYMENTS),
  details: checkoutDetailsSchema,
  expected: z.object({
    total: grosze,
    lines: z
      .array(z.object({ id: z.string().check(z.maxLength(200)), quantity: z.int(), unitPrice: grosze }))
      .check(z.maxLength(500)),
  }),
})

export type PayRequest = z.infer<typeof payRequestSchema>
export type ExpectedOrder = PayRequest['expected']

/** An idempotency key: one per press of the pay button that is meant as a new try. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,80}$/
