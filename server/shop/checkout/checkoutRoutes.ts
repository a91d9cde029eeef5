import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { checkoutDetailsSchema } from '#domain/checkout/checkoutDetails.ts'
import type { CheckoutErrorCode, CheckoutErrorDetails } from '#domain/checkout/checkoutError.ts'
import type { CheckoutView } from '#domain/checkout/checkoutView.ts'
import { IDEMPOTENCY_KEY, payRequestSchema } from '#domain/checkout/payment.ts'
import { addressOf } from '#server/platform/api/callerAddress.ts'
import { readJson } from '#server/platform/api/parseCall.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { isOutage, OUTAGE_PAUSE_SECONDS } from '#server/platform/outage.ts'
import { requestLanguage } from '#server/platform/web/requestLanguage.ts'
import { countDiscountTries } from '#server/shop/storefront/cart/discountTries.ts'
import { createRateLimit } from '#server/shop/storefront/rateLimit.ts'
import { changeDetails, changeDiscountCode, readCheckout } from './changeCheckout.ts'
import { payCheckout } from './payCheckout.ts'

const MAX_BODY_BYTES = 64 * 1024
/** By token. Takes the edge off floods; it guards no secret. */
const CALLS_PER_MINUTE = 120

/** The form every token has; what hasn't it is not looked for. */
const TOKEN = /^[\w-]{16,128}$/

export const discountSchema = z.object({ code: z.string().trim().min(1).max(64).nullable() })

const STATUS = {
  CHECKOUT_NOT_FOUND: 404,
  CHECKOUT_INVALID_REQUEST: 400,
  CHECKOUT_TOO_LARGE: 413,
  CHECKOUT_TOO_MANY_REQUESTS: 429,
  CHECKOUT_EMPTY: 409,
  CHECKOUT_OWN_MISSING: 409,
  CHECKOUT_DETAILS_INVALID: 422,
  CHECKOUT_CHANGED: 409,
  CHECKOUT_OUT_OF_STOCK: 409,
  CHECKOUT_PAYMENT_DECLINED: 402,
  CHECKOUT_NO_PAYMENT: 409,
  CHECKOUT_AMOUNT_TOO_LARGE: 409,
  CHECKOUT_KEY_REUSED: 422,
  CHECKOUT_FAILED: 500,
} as const satisfies Record<CheckoutErrorCode, number>

/**
 * The hosted checkout of the embedded storefront. Whoever has the token of its address may see and pay it; every
 * other token, made up or mistyped, gets the same answer as one that never was.
 */
export function checkoutRoutes(context: ServerContext): Hono {
  const routes = new Hono()
  const rateLimit = createRateLimit(CALLS_PER_MINUTE)

  routes.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, 'CHECKOUT_TOO_LARGE') }))
  routes.use('/:token/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    const token = c.req.param('token')
    if (!TOKEN.test(token)) return refuse(c, 'CHECKOUT_NOT_FOUND')
    const waitMs = rateLimit(token, context.now())
    if (waitMs === 0) return next()
    c.header('Retry-After', String(Math.ceil(waitMs / 1000)))
    return refuse(c, 'CHECKOUT_TOO_MANY_REQUESTS')
  })
  routes.onError((error, c) => {
    context.log.error('a call of the checkout failed', { error })
    if (!isOutage(error)) return refuse(c, 'CHECKOUT_FAILED')
    c.header('Retry-After', String(OUTAGE_PAUSE_SECONDS))
    return refuse(c, 'CHECKOUT_FAILED', {}, 503)
  })

  routes.get('/:token', async (c) =>
    answer(c, await readCheckout(context.database, context, c.req.param('token'))),
  )

  routes.put('/:token/details', async (c) => {
    const details = checkoutDetailsSchema.safeParse(await bodyOf(c))
    if (!details.success) return refuse(c, 'CHECKOUT_INVALID_REQUEST')
    return answer(c, await changeDetails(context, c.req.param('token'), details.data))
  })

  routes.put('/:token/discount', async (c) => {
    const change = discountSchema.safeParse(await bodyOf(c))
    if (!change.success) return refuse(c, 'CHECKOUT_INVALID_REQUEST')
    const { code } = change.data
    const wait = await countDiscountTries(context, addressOf(context, c), code === null ? [] : [code])
    if (wait === null) return answer(c, await changeDiscountCode(context, c.req.param('token'), code))
    c.header('Retry-After', String(wait))
    return refuse(c, 'CHECKOUT_TOO_MANY_REQUESTS')
  })

  routes.post('/:token/pay', async (c) => {
    const key = c.req.header('Idempotency-Key') ?? ''
    const request = payRequestSchema.safeParse(await bodyOf(c))
    if (!request.success || !IDEMPOTENCY_KEY.test(key)) return refuse(c, 'CHECKOUT_INVALID_REQUEST')
    const language = requestLanguage(c.req.raw, context.config.features)
    const outcome = await payCheckout(context, c.req.param('token'), request.data, key, language)
    return outcome.kind === 'answer' ? answer(c, outcome.view) : refuse(c, outcome.code, outcome.details)
  })

  return routes
}

function answer(c: Context, view: CheckoutView | null) {
  return view === null ? refuse(c, 'CHECKOUT_NOT_FOUND') : c.json(view)
}

function refuse(
  c: Context,
  code: CheckoutErrorCode,
  details: CheckoutErrorDetails = {},
  status: (typeof STATUS)[CheckoutErrorCode] | 503 = STATUS[code],
) {
  return c.json({ error: { code, message: MESSAGES[code], details } }, status)
}

const MESSAGES = {
  CHECKOUT_NOT_FOUND: 'There is no such checkout',
  CHECKOUT_INVALID_REQUEST: 'The request is not valid',
  CHECKOUT_TOO_LARGE: 'The request is too large',
  CHECKOUT_TOO_MANY_REQUESTS: 'Too many requests',
  CHECKOUT_EMPTY: 'There is nothing to pay for',
  CHECKOUT_OWN_MISSING: 'Words or a picture of something made to order are missing',
  CHECKOUT_DETAILS_INVALID: 'Some details are missing or wrong',
  CHECKOUT_CHANGED: 'The order has changed since it was shown',
  CHECKOUT_OUT_OF_STOCK: 'Something in the order is sold out',
  CHECKOUT_PAYMENT_DECLINED: 'The payment was declined',
  CHECKOUT_NO_PAYMENT: 'No payment is configured at this checkout',
  CHECKOUT_AMOUNT_TOO_LARGE: 'This is more than one order can hold',
  CHECKOUT_KEY_REUSED: 'This idempotency key belongs to another payment',
  CHECKOUT_FAILED: 'Something went wrong on our side',
} satisfies Record<CheckoutErrorCode, string>

/** What isn't JSON, or holds what is no text, fits no schema. */
function bodyOf(c: Context): Promise<unknown> {
  return readJson(c.req.raw).catch(() => undefined)
}
