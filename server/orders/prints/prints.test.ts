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
import { changeDetails, readCheckout } from '#server/checkout/changeCheckout.ts'
import { payCheckout } from '#server/checkout/payCheckout.ts'
import { orderLines } from '#server/checkout/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { removeDiscardedFiles } from '#server/files/discardedFiles.ts'
import { PRINTS_PATH, printAddress } from '#server/gifts/prints/printAddress.ts'
import { sweepPrints } from '#server/gifts/prints/prints.ts'
import { prints } from '#server/gifts/prints/tables.ts'
import { forgetPrintsOfAddress } from '#server/checkout/ordersOfAddress.ts'
import { cartLines, productVariants, products } from '#server/storefront/tables.ts'
import { apiClient } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { picture, pngThatSays } from '#support/gallery/pictures.ts'
import { testConfig } from '#support/testContext.ts'
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
    app = new Hono().route(PRINTS_PATH, printFileRoutes(context))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const save = async (changes: Partial<PrintBody> = {}) => {
    const answer = await apiClient(context)('POST /api/v1/prints', { body: { ...BODY, ...changes } })
    return { status: answer.status, url: printAnswerSchema.safeParse(answer.body).data?.upload_url }
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
  async function openMug(): Promise<string> {
    const { token, variantIds } = await makeCart(context, [{ price: 4_900, quantity: 2, sku: 'KUB-OBRAZ-1' }])
    const id = variantIds[0] ?? 0
    await context.database.update(products).set({ handle: BODY.handle }).where(eq(products.id, id))
    await context.database.update(productVariants).set({ title: 'biały' }).where(eq(productVariants.id, id))
    await context.database.update(cartLines).set({ attributes: [{ key: LINE_ATTRIBUTE, value: LINE }] })
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
    // Somebody prints it.
    expect((await save({ placement: { ...FILLED, zoom: 2 } })).status).toBe(409)
    expect((await stored())?.placement).toEqual(FILLED)
  })

  it('takes the place of the one before, whose file goes', async () => {
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
})
