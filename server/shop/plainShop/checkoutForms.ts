import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { checkoutDetailsSchema, DETAILS_FIELDS, EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import { payRequestSchema, type PayRequest } from '#domain/checkout/payment.ts'
import { CHECKOUT_FORMS, PLAIN_FIELDS } from '#domain/plainShop/plainForms.ts'
import { type CheckoutNotice, NOTICE_PARAMETER } from '#domain/plainShop/plainPage.ts'
import { addressOf } from '#server/platform/api/callerAddress.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { requestLanguage } from '#server/platform/web/requestLanguage.ts'
import { changeDetails, changeDiscountCode } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { countDiscountTries } from '#server/shop/storefront/cart/discountTries.ts'
import { cartCookie } from './cartCookie.ts'
import { readForm } from './readForm.ts'

const ATTEMPT = /^[\w-]{16,64}$/
const code = z.string().trim().max(64)

/**
 * The forms of the embedded checkout for buyers without a script: the same functions as its API, the same checks, one
 * order per cart. Typed data is saved with every try, so that the screen after the redirect shows it again.
 */
export function checkoutForms(context: ServerContext): Hono {
  const routes = new Hono()

  routes.post(CHECKOUT_FORMS.details, async (c) => {
    const token = c.req.param('token')
    const form = await readForm(c)
    const sent = DETAILS_FIELDS.filter((field) => form.has(field))
    const details = checkoutDetailsSchema.safeParse({
      ...EMPTY_DETAILS,
      ...Object.fromEntries(sent.map((field) => [field, lines(form.get(field) ?? '')])),
    })
    if (!details.success) return errorAnswer('INVALID_REQUEST')
    if (form.get(PLAIN_FIELDS.intent) !== 'pay') {
      const view = await changeDetails(context, token, details.data)
      return toCheckout(c, token, view === null ? 'CHECKOUT_NOT_FOUND' : 'CHECKOUT_SAVED')
    }
    const request = payRequestSchema.safeParse({
      payment: form.get(PLAIN_FIELDS.payment),
      details: details.data,
      expected: json(form.get(PLAIN_FIELDS.expected) ?? ''),
    })
    const attempt = form.get(PLAIN_FIELDS.attempt) ?? ''
    if (!request.success || !ATTEMPT.test(attempt)) return errorAnswer('INVALID_REQUEST')
    const language = requestLanguage(c.req.raw, context.config.features)
    const key = keyOfTry(attempt, request.data)
    const outcome = await payCheckout(context, token, request.data, key, language)
    if (outcome.kind === 'refusal') return toCheckout(c, token, outcome.code)
    c.header('Set-Cookie', cartCookie(context.config, null))
    return toCheckout(c, token, null)
  })

  routes.post(CHECKOUT_FORMS.discount, async (c) => {
    const token = c.req.param('token')
    const form = await readForm(c)
    const typed = code.safeParse(form.has(PLAIN_FIELDS.remove) ? '' : (form.get(PLAIN_FIELDS.code) ?? ''))
    if (!typed.success) return errorAnswer('INVALID_REQUEST')
    const codes = typed.data === '' ? [] : [typed.data]
    const wait = await countDiscountTries(context, addressOf(context, c), codes)
    if (wait !== null) return toCheckout(c, token, 'CHECKOUT_TOO_MANY_REQUESTS')
    await changeDiscountCode(context, token, codes[0] ?? null)
    return toCheckout(c, token, null)
  })

  return routes
}

function toCheckout(c: Context, token: string, notice: CheckoutNotice | null): Response {
  const path = screenPath('/kasa/$token', { token })
  return c.redirect(notice === null ? path : `${path}?${NOTICE_PARAMETER}=${notice}`, 303)
}

/**
 * Made of one rendering and the data sent from it: a second press repeats a try, other data or another page begin one.
 */
function keyOfTry(attempt: string, request: PayRequest): string {
  return createHash('sha256').update(attempt).update(JSON.stringify(request)).digest('base64url')
}

/** Browsers send line ends as two characters. */
function lines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
