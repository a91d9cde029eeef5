import * as z from 'zod/mini'
import { DETAILS_PROBLEMS } from './checkDetails.ts'
import { DETAILS_FIELDS } from './checkoutDetails.ts'
import { checkoutViewSchema } from './checkoutView.ts'

/** Every way the checkout's API says no. The screen turns the code into words. */
export const CHECKOUT_ERROR_CODES = [
  'CHECKOUT_NOT_FOUND',
  'CHECKOUT_INVALID_REQUEST',
  'CHECKOUT_TOO_LARGE',
  'CHECKOUT_TOO_MANY_REQUESTS',
  'CHECKOUT_EMPTY',
  'CHECKOUT_OWN_MISSING',
  'CHECKOUT_DETAILS_INVALID',
  'CHECKOUT_CHANGED',
  'CHECKOUT_OUT_OF_STOCK',
  'CHECKOUT_PAYMENT_DECLINED',
  'CHECKOUT_NO_PAYMENT',
  'CHECKOUT_AMOUNT_TOO_LARGE',
  'CHECKOUT_KEY_REUSED',
  'CHECKOUT_FAILED',
] as const

export type CheckoutErrorCode = (typeof CHECKOUT_ERROR_CODES)[number]

/** The body of every refusal. `view` is the present checkout, where that helps to go on. */
export const checkoutErrorSchema = z.object({
  error: z.object({
    code: z.enum(CHECKOUT_ERROR_CODES),
    message: z.string(),
    details: z.optional(
      z.object({
        view: z.optional(checkoutViewSchema),
        problems: z.optional(
          z.array(z.object({ field: z.enum(DETAILS_FIELDS), code: z.enum(DETAILS_PROBLEMS) })),
        ),
      }),
    ),
  }),
})

export type CheckoutErrorDetails = NonNullable<z.infer<typeof checkoutErrorSchema>['error']['details']>
