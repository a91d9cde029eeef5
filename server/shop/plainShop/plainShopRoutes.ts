import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { networksOf } from '#server/platform/api/callerAddress.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { createRateLimit } from '#server/shop/storefront/rateLimit.ts'
import { cardForms } from './cardForms.ts'
import { cartForms } from './cartForms.ts'
import { checkoutForms } from './checkoutForms.ts'
import { languageForm } from './languageForm.ts'
import { isOwnForm } from './isOwnForm.ts'

/** The size of the largest order as a form. */
const MOST_BODY_BYTES = 64 * 1024

/**
 * The targets of plain forms: the choice of a language, thanks for a card, a cart at any storefront, and the embedded
 * one's checkout. A real store has a checkout of its own, which the cart leads to.
 */
export function plainShopRoutes(context: ServerContext): Hono {
  const limit = createRateLimit(context.config.storefront.callsPerMinute)
  const routes = new Hono()
  routes.onError((error) => {
    if (error instanceof Refusal && error.code === 'INVALID_REQUEST') return errorAnswer('INVALID_REQUEST')
    throw error
  })
  routes.use('/api/forms/*', async (c, next) => {
    c.header('Cache-Control', 'private, no-store')
    if (!isOwnForm(c.req.raw, context.config)) return errorAnswer('FOREIGN_FORM')
    const waitMs = limit(networksOf(context, c), context.now())
    if (waitMs === 0) return next()
    return errorAnswer('TOO_MANY_REQUESTS', { 'retry-after': String(Math.ceil(waitMs / 1000)) })
  })
  routes.use(
    '/api/forms/*',
    bodyLimit({ maxSize: MOST_BODY_BYTES, onError: () => errorAnswer('PAYLOAD_TOO_LARGE') }),
  )
  routes.route('/', languageForm(context))
  routes.route('/', cartForms(context))
  routes.route('/', cardForms(context))
  if (context.config.storefront.embedded) routes.route('/', checkoutForms(context))
  return routes
}
