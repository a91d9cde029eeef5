import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { printArea } from '#domain/prints/printArea.ts'
import { answerWithFile } from '#server/platform/api/answerWithFile.ts'
import { addressOf } from '#server/platform/api/callerAddress.ts'
import { makeGate } from '#server/platform/api/gate.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { withIncomingFile } from '#server/platform/files/incomingFile.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { takesFile } from '#server/platform/web/bodyTime.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { type PrintPart, readPrintAddress } from '#server/shop/gifts/prints/printAddress.ts'
import { pictureOf, previewKey, printKey, type PrintRow } from '#server/shop/gifts/prints/prints.ts'
import { prints } from '#server/shop/gifts/prints/tables.ts'
import { createRateLimit } from '#server/shop/storefront/rateLimit.ts'
import { drawPrint, type PrintPlan } from './drawPrint.ts'
import { printPdf } from './printPdf.ts'
import { receivePicture } from './receivePicture.ts'

/** A print file takes seconds and some hundred MB: it has a queue of its own, so that buyers don't wait for it. */
const whenThePressIsFree = makeGate({ atOnce: 1, waitingMost: 20 })
/** A preview takes a part of that, once. */
const whenPreviewsAreFree = makeGate({ atOnce: 1, waitingMost: 40 })
const PREVIEW_PX = 640
/** Of one print. */
const PER_MINUTE = 30

/**
 * `PUT /files/prints/{id}/picture`, `GET /files/prints/{id}/preview.webp` and `…/print.pdf`, each `?until=…&sig=…`: a
 * print's file, its preview, and its print file, drawn on request. 404 for an address that was never made, 410 for one
 * that has expired.
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

  app.put('/:id/picture', takesFile, (call) =>
    answerWithFile(async () => {
      const request = call.req.raw
      const print = await find(call.req.param('id'), 'picture', request)
      await receivePicture(context, print, { request, address: addressOf(context, call) })
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    }),
  )
  app.get('/:id/preview.webp', (call) =>
    answerWithFile(async () => {
      const print = await find(call.req.param('id'), 'preview.webp', call.req.raw)
      return new Response(await preview(context, print), {
        headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=300' },
      })
    }),
  )
  app.get('/:id/print.pdf', (call) =>
    answerWithFile(async () => {
      const print = await takePrint(context, await find(call.req.param('id'), 'print.pdf', call.req.raw))
      const { number, sku } = await orderOf(context, print)
      const name = `${number}-${sku}`
      const lay = await layOf(context, print)
      const pdf = await whenThePressIsFree(() => drawn(context, print, lay, (plan) => printPdf(plan, name)))
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

interface PrintedLine {
  readonly number: string
  readonly sku: string
  readonly variantTitle: string
}

/** The variant that a print was ordered on; before the order, the one it was placed on. */
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

/** The placement of a stored picture and its area. */
type Lay = Omit<PrintPlan, 'path'>

/** Throws NOT_FOUND before the picture has come. */
async function layOf(context: ServerContext, print: PrintRow): Promise<Lay> {
  const picture = pictureOf(print)
  const { variantTitle } = await orderOf(context, print)
  const area = printArea(print.handle, variantTitle, print.isTurned)
  if (picture === null || area === null) throw new Refusal('NOT_FOUND')
  return { picture, area, placement: print.placement }
}

/** Draws with the file of a print, which is on this machine meanwhile. Throws NOT_FOUND when it is lost. */
function drawn<Result>(
  context: ServerContext,
  print: PrintRow,
  lay: Lay,
  draw: (plan: PrintPlan) => Promise<Result>,
): Promise<Result> {
  return withIncomingFile(context, async (path) => {
    if (!(await fileStore(context).download(printKey(print), path))) throw new Refusal('NOT_FOUND')
    return draw({ path, ...lay })
  })
}

/** A print's preview: drawn at the first request, and cached until its placement changes. */
async function preview(context: ServerContext, print: PrintRow): Promise<Uint8Array<ArrayBuffer>> {
  const lay = await layOf(context, print)
  const key = previewKey(print, lay.area)
  const kept = await readKept(context, key)
  if (kept !== null) return kept
  return whenPreviewsAreFree(async () => {
    // The request before may have drawn the same.
    const drawnMeanwhile = await readKept(context, key)
    if (drawnMeanwhile !== null) return drawnMeanwhile
    const picture = await drawn(context, print, lay, async (plan) =>
      (await drawPrint(plan, PREVIEW_PX)).webp({ quality: 82 }).toBuffer(),
    )
    await keepPreview(context, print, key, picture)
    return new Uint8Array(picture)
  })
}

/** The preview of a picture that was replaced meanwhile is discarded with that picture. */
async function keepPreview(
  context: ServerContext,
  { pictureId }: PrintRow,
  key: string,
  picture: Uint8Array,
): Promise<void> {
  const store = fileStore(context)
  await store.putBytes(key, picture, 'image/webp')
  const [present] = await context.database
    .select({ id: prints.cartItemId })
    .from(prints)
    .where(eq(prints.pictureId, pictureId))
  if (present === undefined) await store.remove([key])
}

async function readKept(context: ServerContext, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await fileStore(context).open(key)
  return file === null ? null : new Uint8Array(await new Response(file.body).arrayBuffer())
}

/**
 * Locks the print in its current state before it is drawn: it is going to be printed. A print without a file stays
 * open.
 */
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
