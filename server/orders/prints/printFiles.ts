import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { printArea } from '#domain/prints/printArea.ts'
import { makeGate } from '#server/api/gate.ts'
import { Refusal, refusalAnswer } from '#server/api/refusal.ts'
import { orderLines, orders } from '#server/checkout/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { BrokenOff, TooLarge, withIncomingFile } from '#server/files/incomingFile.ts'
import { fileStore } from '#server/files/storeOf.ts'
import { type PrintPart, readPrintAddress } from '#server/gifts/prints/printAddress.ts'
import { pictureOf, printKey, type PrintRow } from '#server/gifts/prints/prints.ts'
import { prints } from '#server/gifts/prints/tables.ts'
import { createRateLimit } from '#server/storefront/rateLimit.ts'
import { drawPrint, type PrintPlan } from './drawPrint.ts'
import { printPdf } from './printPdf.ts'
import { receivePicture } from './receivePicture.ts'

/** A print file takes seconds and some hundred MB, a preview a part of one. */
const whenThePressIsFree = makeGate({ atOnce: 1, waitingMost: 20 })
const PREVIEW_PX = 640
/** Of one print. */
const PER_MINUTE = 30

/**
 * `PUT /files/prints/{id}/picture`, `GET /files/prints/{id}/preview.webp` and `…/print.pdf`, each `?until=…&sig=…`: the
 * file of a print, how it will look, and what it is printed by, drawn when they are asked for. 404 for an address that
 * was never made, 410 for one that has run out.
 */
export function printFileRoutes(context: ServerContext): Hono {
  const app = new Hono()
  const rateLimit = createRateLimit(PER_MINUTE)

  async function find(pictureId: string, part: PrintPart, request: Request): Promise<PrintRow> {
    const judged = readPrintAddress(context, { pictureId, part }, new URL(request.url).searchParams)
    if (judged === 'unknown') throw new Refusal('NOT_FOUND')
    if (judged === 'run-out') throw new Refusal('LINK_INVALID')
    const waitMs = rateLimit(pictureId, context.now())
    if (waitMs > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(waitMs / 1000) })
    const [print] = await context.database.select().from(prints).where(eq(prints.pictureId, pictureId))
    if (print === undefined) throw new Refusal('LINK_INVALID')
    return print
  }

  app.put('/:id/picture', (call) =>
    answering(async () => {
      await receivePicture(context, await find(call.req.param('id'), 'picture', call.req.raw), call.req.raw)
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    }),
  )
  app.get('/:id/preview.webp', (call) =>
    answering(async () => {
      const print = await find(call.req.param('id'), 'preview.webp', call.req.raw)
      const picture = await drawn(context, print, async (plan) =>
        (await drawPrint(plan, PREVIEW_PX)).webp({ quality: 82 }).toBuffer(),
      )
      return new Response(new Uint8Array(picture), {
        headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=300' },
      })
    }),
  )
  app.get('/:id/print.pdf', (call) =>
    answering(async () => {
      const print = await takePrint(context, await find(call.req.param('id'), 'print.pdf', call.req.raw))
      const { number, sku } = await orderOf(context, print)
      const name = `${number}-${sku}`
      const pdf = await drawn(context, print, (plan) => printPdf(plan, name))
      return new Response(new Uint8Array(pdf), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}.pdf"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      })
    }),
  )
  return app
}

async function answering(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error)
    if (error instanceof TooLarge) return refusalAnswer(new Refusal('PAYLOAD_TOO_LARGE'))
    if (error instanceof BrokenOff) return new Response(null, { status: 499 })
    throw error
  }
}

interface PrintedLine {
  readonly number: string
  readonly sku: string
  readonly variantTitle: string
}

/** What a print was ordered on; what it was placed on where nobody has ordered it yet. */
async function orderOf({ database }: ServerContext, print: PrintRow): Promise<PrintedLine> {
  const [line] = await database
    .select({ number: orders.number, sku: orderLines.sku, variantTitle: orderLines.variantTitle })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.giftId, print.cartItemId))
  return {
    number: line?.number ?? 'Iskra',
    sku: line?.sku ?? print.handle,
    variantTitle: line?.variantTitle ?? '',
  }
}

/** Draws with the file of a print, which lies on this machine meanwhile. Throws NOT_FOUND before it has come. */
async function drawn<Result>(
  context: ServerContext,
  print: PrintRow,
  draw: (plan: PrintPlan) => Promise<Result>,
): Promise<Result> {
  const picture = pictureOf(print)
  const { variantTitle } = await orderOf(context, print)
  const area = printArea(print.handle, variantTitle, print.isTurned)
  if (picture === null || area === null) throw new Refusal('NOT_FOUND')
  return whenThePressIsFree(() =>
    withIncomingFile(context, async (path) => {
      if (!(await fileStore(context).download(printKey(print), path))) throw new Refusal('NOT_FOUND')
      return draw({ path, picture, area, placement: print.placement })
    }),
  )
}

/** The print as it is from now on, before anything of it is drawn: somebody prints it. One without a file is open. */
async function takePrint({ database, now }: ServerContext, print: PrintRow): Promise<PrintRow> {
  const isThisPicture = and(eq(prints.cartItemId, print.cartItemId), eq(prints.pictureId, print.pictureId))
  const [taken] = await database
    .update(prints)
    .set({ takenAt: sql`coalesce(${prints.takenAt}, ${now().toISOString()}::timestamptz)` })
    .where(and(isThisPicture, isNotNull(prints.receivedAt)))
    .returning()
  if (taken === undefined) throw new Refusal('LINK_INVALID')
  return taken
}
