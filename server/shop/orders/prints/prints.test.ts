import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import sharp from 'sharp'
import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import { FILLED } from '#domain/prints/placement.ts'
import { printAnswerSchema } from '#domain/prints/printAnswer.ts'
import type { PrintBody } from '#domain/prints/printSchema.ts'
import { ARRIVING_PATH } from '#server/platform/arriving/arriving.ts'
import { arrivingRoutes } from '#server/platform/arriving/receivePart.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { removeDiscardedFiles } from '#server/platform/files/discardedFiles.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { isWithinLimit } from '#server/platform/throttle/throttle.ts'
import { changeDetails, readCheckout } from '#server/shop/checkout/changeCheckout.ts'
import { forgetPrintsOfAddress } from '#server/shop/checkout/ordersOfAddress.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { orderLines } from '#server/shop/checkout/tables.ts'
import { PRINTS_PATH, printAddress } from '#server/shop/gifts/prints/printAddress.ts'
import { printKey, sweepPrints, UNORDERED_PRINTS } from '#server/shop/gifts/prints/prints.ts'
import { prints } from '#server/shop/gifts/prints/tables.ts'
import { boundUnordered } from '#server/shop/gifts/unordered.ts'
import { cartLines, productVariants, products } from '#server/shop/storefront/tables.ts'
import { apiClient } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { picture, pngThatSays } from '#support/gallery/pictures.ts'
import { testConfig } from '#support/testContext.ts'
import { KILOBYTES_OF_PRINTS_FROM_ADDRESS } from '../limits.ts'
import { printFileRoutes } from './printFiles.ts'

const LINE = 'a-print-of-some-chance'
const BODY: PrintBody = {
  cart_item_id: LINE,
  handle: 'kubek-z-twoim-obrazem',
  file_id: 'a-file-of-some-chance',
  mime_type: 'image/jpeg',
  is_turned: false,
  placement: { ...FILLED, zoom: 1.5 },
}

const photo = async (size = { width: 2_400, height: 1_200 }) =>
  new Uint8Array(await picture(9, size).jpeg().toBuffer())

describeOnDatabase('a picture to be printed', (freshContext) => {
  let dataDir = ''
  let time = new Date('2026-11-23T12:00:00Z')
  let context: ServerContext
  let app: Hono

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'prints-'))
    time = new Date('2026-11-23T12:00:00Z')
    context = await freshContext({ config: testConfig({ dataDir }), now: () => time })
    app = new Hono()
      .route(PRINTS_PATH, printFileRoutes(context))
      .route(ARRIVING_PATH, arrivingRoutes(context))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const save = async (changes: Partial<PrintBody> = {}) => {
    const answer = await apiClient(context)('POST /api/v1/prints', { body: { ...BODY, ...changes } })
    const addresses = printAnswerSchema.safeParse(answer.body).data
    return { status: answer.status, url: addresses?.upload_url, parts: addresses?.parts_url }
  }
  const send = (url: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') => {
    const body = new FormData()
    body.set('file', new File([bytes], 'kot', { type }))
    return app.request(url, { method: 'PUT', body })
  }
  const stored = async () => {
    const [row] = await context.database.select().from(prints)
    return row
  }
  const storedFiles = () => readdir(join(dataDir, 'files', 'prints')).catch(() => [])

  /** A checkout of the mug with this picture. */
  async function openMug(line = LINE): Promise<string> {
    const { token, variantIds } = await makeCart(context, [{ price: 4_900, quantity: 2, sku: 'KUB-OBRAZ-1' }])
    const id = variantIds[0] ?? 0
    if (line === LINE)
      await context.database.update(products).set({ handle: BODY.handle }).where(eq(products.id, id))
    await context.database.update(productVariants).set({ title: 'biały' }).where(eq(productVariants.id, id))
    await context.database
      .update(cartLines)
      .set({ attributes: [{ key: LINE_ATTRIBUTE, value: line }] })
      .where(eq(cartLines.variantId, id))
    return token
  }
  async function pay(token: string): Promise<void> {
    const view = await changeDetails(context, token, BUYER)
    if (view?.state !== 'open') throw new Error('the checkout is not open')
    const outcome = await payCheckout(context, token, payRequest(view), `try-of-${token}`)
    if (outcome.kind !== 'answer') throw new Error(outcome.code)
  }
  const shownOn = async (token: string) => {
    const view = await readCheckout(context.database, context, token)
    return (view?.state === 'completed' ? view.order : view)?.lines[0]?.print
  }

  it('is asked for once, seen on the order, and printed as it lies', async () => {
    const token = await openMug()
    expect(await shownOn(token)).toBeNull()
    const { status, url } = await save()
    expect(status).toBe(200)
    expect(await shownOn(token)).toEqual({ preview: null })
    expect((await send(url ?? '', await photo())).status).toBe(204)
    expect(await stored()).toMatchObject({ width: 2_400, height: 1_200, mimeType: 'image/jpeg' })
    expect((await save({ placement: FILLED })).url).toBeNull()
    await pay(token)

    const preview = await app.request((await shownOn(token))?.preview ?? '')
    expect(preview.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await preview.arrayBuffer()).metadata()).toMatchObject({ width: 640, height: 279 })

    const { pictureId = '' } = (await stored()) ?? {}
    const file = await app.request(printAddress(context, pictureId, 'print.pdf'))
    expect(file.headers.get('content-disposition')).toMatch(/filename="ISK-2026-\d{6}-KUB-OBRAZ-1\.pdf"/)
    const pdf = Buffer.from(await file.arrayBuffer()).toString('latin1')
    // 204 × 89 mm with its bleed, at 300 dots to an inch.
    expect(pdf).toContain('/Width 2409 /Height 1051')
    expect((await stored())?.takenAt).toEqual(time)
    // It is being printed.
    expect((await save({ placement: { ...FILLED, zoom: 2 } })).status).toBe(409)
    expect((await stored())?.placement).toEqual(FILLED)
  })

  it('comes in parts, over a day and under one key of the change, and is the same file', async () => {
    await openMug()
    const whole = await photo()
    const half = Math.floor(whole.length / 2)
    const part = (url: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
      app.request(url, { method: 'PATCH', body, headers: { 'upload-offset': String(offset) } })
    const again = async () => {
      const answer = await apiClient(context)('POST /api/v1/prints', {
        body: BODY,
        headers: { 'Idempotency-Key': 'the-change-of-this' },
      })
      return printAnswerSchema.parse(answer.body)
    }
    await part((await again()).parts_url ?? '', 0, whole.slice(0, half))
    time = new Date(time.getTime() + 20 * 60 * 60_000)
    const { upload_url, parts_url } = await again()
    const there = await app.request(parts_url ?? '', { method: 'HEAD' })
    expect(there.headers.get('upload-offset')).toBe(String(half))
    await part(parts_url ?? '', half, whole.slice(half))
    const body = new FormData()
    body.set('file', new File([], 'kot', { type: 'image/jpeg' }))
    const headers = { 'upload-length': String(whole.length) }
    expect((await app.request(upload_url ?? '', { method: 'PUT', body, headers })).status).toBe(204)
    const sentAtOnce = await save({ cart_item_id: LINE, file_id: BODY.file_id })
    expect(sentAtOnce).toMatchObject({ url: null, parts: null })
    expect(await stored()).toMatchObject({ width: 2_400, height: 1_200, mimeType: 'image/jpeg' })
  })

  it('takes the place of the one before, whose file goes', async () => {
    await openMug()
    await send((await save()).url ?? '', await photo())
    const before = await storedFiles()
    const { url } = await save({ file_id: 'another-file-of-chance' })
    expect(url).not.toBeNull()
    expect(await stored()).toMatchObject({ receivedAt: null, width: null })
    await send(url ?? '', await photo({ width: 500, height: 900 }))
    await removeDiscardedFiles(context)
    const after = await storedFiles()
    expect([before.length, after.length]).toEqual([1, 1])
    expect(after).not.toEqual(before)
  })

  it('is taken at its own address alone, and only as a picture', async () => {
    await openMug()
    const { url = '' } = await save()
    const address = url ?? ''
    expect((await send(address.replace(/sig=.{5}/, 'sig=AAAAA'), await photo())).status).toBe(404)
    expect((await app.request(address.replace('/picture?', '/print.pdf?'))).status).toBe(404)
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await send(address, text, 'image/svg+xml')).status).toBe(415)
    expect((await send(address, new Uint8Array(pngThatSays(30_000, 30_000)), 'image/png')).status).toBe(422)
    expect((await send(address, (await photo()).slice(0, 900))).status).toBe(422)
    expect((await save({ mime_type: 'application/pdf' })).status).toBe(415)
    expect((await save({ handle: 'kalendarz-biurkowy' })).status).toBe(404)
    expect((await save({ placement: { ...FILLED, zoom: -1 } })).status).toBe(400)
    expect((await stored())?.receivedAt).toBeNull()
    time = new Date(time.getTime() + 3 * 60 * 60_000)
    expect((await send(address, await photo())).status).toBe(410)
    expect(await storedFiles()).toEqual([])
  })

  it('goes with its file when nobody has ordered it for long, and with the orders of an account', async () => {
    const token = await openMug()
    await send((await save()).url ?? '', await photo())
    await pay(token)
    await openMug('never-ordered-at-all')
    const { url } = await save({ cart_item_id: 'never-ordered-at-all' })
    await send(url ?? '', await photo({ width: 300, height: 200 }))
    time = new Date(time.getTime() + 31 * 24 * 60 * 60_000)
    await sweepPrints(context)
    await removeDiscardedFiles(context)
    expect((await context.database.select().from(prints)).map(({ cartItemId }) => cartItemId)).toEqual([LINE])
    expect(await storedFiles()).toHaveLength(1)
    expect(await context.database.select().from(orderLines)).toMatchObject([{ giftId: LINE }])
    await context.database.transaction((tx) => forgetPrintsOfAddress(tx, context, BUYER.email.toLowerCase()))
    await removeDiscardedFiles(context)
    expect(await context.database.select().from(prints)).toEqual([])
    expect(await storedFiles()).toEqual([])
  })

  it('is taken for a line of a cart or an order alone', async () => {
    expect(await save()).toEqual({ status: 409, url: undefined })
    const token = await openMug()
    expect((await save()).status).toBe(200)
    await pay(token)
    expect((await save()).status).toBe(200)
    expect((await save({ cart_item_id: 'a-line-of-nobody-at-all' })).status).toBe(409)
    const storefront = { ...context.config.storefront, embedded: false }
    context = { ...context, config: { ...context.config, storefront } }
    // The carts of a store elsewhere aren't known here.
    expect((await save({ cart_item_id: 'a-line-of-nobody-at-all' })).status).toBe(200)
  })

  it('is kept no larger than it can be printed, whatever it was sent as', async () => {
    await openMug()
    const { url } = await save()
    const plain = { width: 7_000, height: 6_000, channels: 3 as const, background: '#246' }
    const large = new Uint8Array(await sharp({ create: plain }).jpeg().toBuffer())
    expect((await send(url ?? '', large)).status).toBe(204)
    // Twice the printed area of a mug, 2409 × 1051, which may be turned.
    expect(await stored()).toMatchObject({ width: 5_621, height: 4_818, bytes: expect.any(Number) })
    expect((await stored())?.bytes).toBeGreaterThan(0)
  })

  it('goes for newer ones once all that nobody has ordered is too much', async () => {
    const lines = ['the-first-line-of-all', 'the-second-line-of-all', LINE]
    for (const line of lines) {
      await openMug(line)
      time = new Date(time.getTime() + 60_000)
      await send((await save({ cart_item_id: line })).url ?? '', await photo())
    }
    const bytes = (await stored())?.bytes ?? 0
    const most = { rows: 100, bytes: bytes * 2 }
    expect(await boundUnordered(context, { ...UNORDERED_PRINTS, most })).toBe(1)
    expect(await boundUnordered(context, { ...UNORDERED_PRINTS, most })).toBe(0)
    const left = await context.database.select().from(prints)
    expect(left.map(({ cartItemId }) => cartItemId).toSorted()).toEqual([LINE, 'the-second-line-of-all'])
    await removeDiscardedFiles(context)
    expect(await storedFiles()).toHaveLength(2)
    // Prints that were asked for and never sent take no bytes, and have a limit too.
    await boundUnordered(context, { ...UNORDERED_PRINTS, most: { rows: 1, bytes: most.bytes } })
    expect((await context.database.select().from(prints)).map(({ cartItemId }) => cartItemId)).toEqual([LINE])
  })

  it('comes a dozen times from one address, and not without end', async () => {
    const auth = { ...context.config.auth, throttleFactor: 1 }
    context = { ...context, config: { ...context.config, auth } }
    app = new Hono().route(PRINTS_PATH, printFileRoutes(context))
    const urls: string[] = []
    for (let index = 0; index < 12; index += 1) {
      const line = `one-of-a-dozen-lines-${index}`
      await openMug(line)
      urls.push((await save({ cart_item_id: line })).url ?? '')
    }
    for (const url of urls) expect((await send(url, await photo())).status).toBe(204)
    // After some gigabyte.
    await isWithinLimit(context, KILOBYTES_OF_PRINTS_FROM_ADDRESS, '', 790_000)
    await openMug()
    const { url } = await save()
    const answers = [await send(url ?? '', await photo())]
    await isWithinLimit(context, KILOBYTES_OF_PRINTS_FROM_ADDRESS, '', 20_000)
    await openMug('one-more-line-of-many')
    answers.push(await send((await save({ cart_item_id: 'one-more-line-of-many' })).url ?? '', await photo()))
    expect(answers.map(({ status }) => status)).toEqual([204, 429])
  })

  it('is drawn for a look once, until it lies otherwise', async () => {
    const token = await openMug()
    await send((await save()).url ?? '', await photo())
    const look = async () => app.request((await shownOn(token))?.preview ?? '')
    const first = Buffer.from(await (await look()).arrayBuffer())
    const { pictureId = '', mimeType = '' } = (await stored()) ?? {}
    const files = fileStore(context)
    await files.remove([printKey({ pictureId, mimeType })])
    expect(Buffer.from(await (await look()).arrayBuffer()).equals(first)).toBe(true)
    await save({ placement: { ...FILLED, zoom: 2 } })
    expect((await look()).status).toBe(404)
  })
})
