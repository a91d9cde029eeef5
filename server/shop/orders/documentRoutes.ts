import { Hono } from 'hono'
import { PICTURE_FORMS } from '#domain/orders/fileForms.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { PrinterBusy, printDocument } from '#server/platform/media/documents/printer.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { createRateLimit } from '#server/shop/storefront/rateLimit.ts'
import { readDocumentAddress } from './documentAddress.ts'
import { findDocument } from './orderFiles.ts'

/** Of one order: drawing takes up to a second. */
const PER_MINUTE = 20

/**
 * `GET /files/orders/{order}/{invoice, line or line-form}.pdf?lang=…&until=…&sig=…`: documents of an order, drawn on
 * request; a picture ends with `.jpg`. 404 for an address that was never made, 410 for one that has expired.
 */
export function documentRoutes(context: ServerContext): Hono {
  const routes = new Hono()
  const rateLimit = createRateLimit(PER_MINUTE)

  routes.get('/:order/:document', async (c) => {
    const named = readDocumentAddress(context, new URL(c.req.url))
    if (named === 'unknown') return errorAnswer('NOT_FOUND')
    if (named === 'run-out') return errorAnswer('LINK_INVALID')
    const waitMs = rateLimit(String(named.orderId), context.now())
    if (waitMs > 0) return later(Math.ceil(waitMs / 1000))
    const found = await findDocument(context, named)
    if (found === null) return errorAnswer('NOT_FOUND')
    try {
      const drawn = Buffer.from(await printDocument(found.plan))
      const [type, ending] = PICTURE_FORMS.has(named.form)
        ? ['image/jpeg', 'jpg']
        : ['application/pdf', 'pdf']
      return c.body(drawn, 200, {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${found.name}.${ending}"`,
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      })
    } catch (error) {
      if (error instanceof PrinterBusy) return later(5)
      throw error
    }
  })

  return routes
}

function later(seconds: number): Response {
  return errorAnswer('SERVICE_UNAVAILABLE', { 'retry-after': String(seconds) })
}
