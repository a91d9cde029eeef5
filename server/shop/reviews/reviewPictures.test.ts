import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { PICTURES_MOST } from '#domain/reviews/reviews.ts'
import {
  type OwnReview,
  ownReviewsSchema,
  reviewPageSchema,
  reviewQueueSchema,
} from '#domain/reviews/reviewSchemas.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { removeDiscardedFiles } from '#server/platform/files/discardedFiles.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import { pictureKey } from '#server/shop/reviews/reviewPictures.ts'
import { productReviews, reviewPictures } from '#server/shop/storefront/tables.ts'
import { apiClient, makeUser, PASSWORD, signIn } from '#support/accountFixture.ts'
import { buyOne } from '#support/buyOne.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { type Gallery, idOf, openGallery } from '#support/gallery/openGallery.ts'
import { picture } from '#support/gallery/pictures.ts'
import { testConfig } from '#support/testContext.ts'

const HOUR_MS = 60 * 60_000
const SAID = { stars: 5, text: 'Kubek jak z obrazka.', signature: 'Zofia' }

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-review-pictures-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** A photograph with its location in the metadata. */
const photo = async (number: number) =>
  new Uint8Array(
    // Far enough apart for JPEG, too: a duplicate isn’t stored twice.
    await picture(number * 40)
      .resize(2_400, 1_800)
      .withExif({ IFD0: { Copyright: 'Zofia Żuraw' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )

async function keptFiles(): Promise<string[]> {
  const folder = join(dataDir, 'files', 'reviews')
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((one) => one.isFile()).map(({ name }) => name)
}

const said = (...ids: string[]) => ids.map((imageId) => ({ imageId, altText: '' }))

async function setUp(freshContext: (changes?: Partial<ServerContext>) => Promise<ServerContext>) {
  await rm(dataDir, { recursive: true, force: true })
  let time = Date.UTC(2026, 10, 23, 6)
  const context = await freshContext({ config: testConfig({ dataDir }), now: () => new Date(time) })
  const mine = await openGallery(context)
  const handle = await buyOne(context, mine.user.email)
  const call = apiClient(context)
  const admin = await makeUser(context, { roles: ['user', 'admin'] })
  const { access_token: adminToken } = await signIn(context, admin, 'Biuro')
  const image = async (number: number) => idOf(await mine.upload(await photo(number), { name: 'a.jpg' }))
  const write = (pictures: unknown, by: Gallery = mine) =>
    by.call('PUT /api/v1/account/reviews/{handle}', { path: { handle }, body: { ...SAID, pictures } })
  const own = async (): Promise<OwnReview | null> => {
    const { body } = await mine.call('GET /api/v1/account/reviews')
    return ownReviewsSchema.parse(body).products[0]?.review ?? null
  }
  const queue = async (state = 'waiting') => {
    const { body } = await call('GET /api/v1/admin/reviews', { token: adminToken, query: { state } })
    return reviewQueueSchema.parse(body).reviews
  }
  const decide = async (decision: object) => {
    const [review] = [...(await queue()), ...(await queue('approved'))]
    const body = { revision: review?.revision, ...decision }
    const path = { id: review?.id ?? '' }
    const { status } = await call('POST /api/v1/admin/reviews/{id}/decision', {
      token: adminToken,
      path,
      body,
    })
    expect(status).toBe(204)
  }
  const shown = async () => {
    const { body } = await call('GET /api/v1/products/{handle}/reviews', { path: { handle } })
    return reviewPageSchema.parse(body).reviews
  }
  const statusOf = async (address: string | undefined) => (await mine.get(address ?? '')).status
  const sweep = async () => {
    time += HOUR_MS + 1
    await removeDiscardedFiles(context)
  }
  return {
    context,
    mine,
    handle,
    call,
    image,
    write,
    own,
    queue,
    decide,
    shown,
    statusOf,
    sweep,
    wait: (ms: number) => (time += ms),
  }
}

describeOnDatabase('the pictures of an opinion', (freshContext) => {
  it('are copies without metadata that their writer and administrators see, and everybody once approved', async () => {
    const { context, mine, image, write, own, queue, decide, shown, statusOf, wait } =
      await setUp(freshContext)
    const id = await image(1)
    expect((await write([{ imageId: id, altText: ' Kubek na oknie ' }])).status).toBe(200)
    const [seen] = (await own())?.pictures ?? []
    expect(seen).toMatchObject({ imageId: id, altText: 'Kubek na oknie', width: 1_600, height: 1_200 })
    const file = Buffer.from(await (await mine.get(seen?.url ?? '')).arrayBuffer())
    const { exif, xmp, format, width } = await sharp(file).metadata()
    expect([exif, xmp, format, width]).toEqual([undefined, undefined, 'webp', 1_600])
    expect(file.includes('Zofia')).toBe(false)

    // The id alone gives no access, nor does a signature for another person’s session.
    const open = `/files/reviews/${seen?.id}/picture.webp`
    expect(await statusOf(open)).toBe(404)
    expect(await statusOf(`${open}?until=99999999999999&for=public&sig=abc`)).toBe(404)
    const stranger = await signIn(context, await makeUser(context))
    const theirs = new URL(seen?.url ?? '', 'https://iskra.example')
    theirs.searchParams.set('for', `session.${stranger.refresh_token.split('.')[0]}`)
    expect(await statusOf(theirs.pathname + theirs.search)).toBe(404)
    // Signed as the server signs, an address is good for the writer's own session and an administrator's alone.
    const signedFor = ({ refresh_token }: { readonly refresh_token: string }) => {
      const [sessionId = ''] = refresh_token.split('.')
      return fileAddress(context, pictureKey(seen?.id ?? ''), { kind: 'session', sessionId })
    }
    expect(await statusOf(signedFor(stranger))).toBe(410)
    const unproved = await makeUser(context, { roles: ['user', 'admin'], verifiedAt: null })
    expect(await statusOf(signedFor(await signIn(context, unproved)))).toBe(410)
    const office = await signIn(context, await makeUser(context, { roles: ['user', 'admin'] }))
    expect(await statusOf(signedFor(office))).toBe(200)
    const [judged] = await queue()
    expect(JSON.stringify(judged)).not.toContain(id)
    expect(await statusOf(judged?.pictures[0]?.url)).toBe(200)
    expect(await statusOf(judged?.pictures[0]?.thumbnailUrl)).toBe(200)
    expect(await shown()).toEqual([])

    await decide({ decision: 'approve' })
    const [review] = await shown()
    expect(review?.pictures).toMatchObject([{ url: open, altText: 'Kubek na oknie', width: 1_600 }])
    expect(JSON.stringify(review)).not.toContain(id)
    const answer = await mine.get(open)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600, no-transform')
    expect(await statusOf(review?.pictures[0]?.thumbnailUrl)).toBe(200)
    expect(await statusOf(`/files/reviews/${seen?.id}/../../gallery/a.webp`)).toBe(404)

    await decide({ decision: 'reject', reason: 'Twarz dziecka na zdjęciu' })
    expect(await statusOf(open)).toBe(404)
    expect(await statusOf(seen?.url)).toBe(200)
    wait(366 * 24 * HOUR_MS)
    expect(await statusOf(signedFor(office))).toBe(410)
  })

  it('are changed with the words: what is new is read anew, the same again is not, what is left out is gone', async () => {
    const { context, image, write, own, decide, shown, statusOf, sweep, mine } = await setUp(freshContext)
    const [one, two] = [await image(1), await image(2)]
    expect(await write(said(one, two))).toMatchObject({ status: 200 })
    const before = await own()
    await decide({ decision: 'approve' })
    // Sent twice, as by a bad network, and by a page without support for pictures.
    for (const again of [said(one, two), undefined]) expect((await write(again)).status).toBe(200)
    expect((await shown())[0]?.pictures.map(({ id }) => id)).toEqual(before?.pictures.map(({ id }) => id))

    // The gallery's picture is deleted; the review keeps its copy.
    await mine.call('POST /api/v1/gallery/images/delete', { body: { ids: [one] } })
    await write(said(two, one))
    expect(await shown()).toEqual([])
    const after = await own()
    expect(after?.pictures.map(({ imageId }) => imageId)).toEqual([two, one])
    expect(after?.state).toBe('waiting')
    await write(said(two))
    await sweep()
    expect(await keptFiles()).toHaveLength(2)
    expect((await write(said(two, one))).problems).toEqual([{ field: 'pictures', code: 'wrong' }])

    const all = await context.database.select().from(reviewPictures)
    expect(all).toHaveLength(1)
    expect(await statusOf((await own())?.pictures[0]?.url)).toBe(200)
  })

  it('are of one’s own gallery, few, and each once', async () => {
    const { context, image, write } = await setUp(freshContext)
    const other = await openGallery(context)
    const theirs = idOf(await other.upload(await photo(7), { name: 'b.jpg' }))
    for (const imageId of [theirs, 'nie-ma', '../../etc/passwd']) {
      const answer = await write([{ imageId, altText: '' }])
      expect(answer.problems).toEqual([{ field: 'pictures', code: 'wrong' }])
    }
    const id = await image(1)
    const most = Array.from({ length: PICTURES_MOST + 1 }, (_, index) => ({
      imageId: `${id}${index}`,
      altText: '',
    }))
    const twice = [1, 2].map(() => ({ imageId: id, altText: '' }))
    const long = [{ imageId: id, altText: 'a'.repeat(161) }]
    for (const wrong of [most, twice, long, 'x', [null]]) {
      expect([400, 422]).toContain((await write(wrong)).status)
    }
    expect(await context.database.select().from(productReviews)).toEqual([])
    expect(await keptFiles()).toEqual([])
  })

  it('written several times at once are those of one of them, with no file too many', async () => {
    const { context, image, write, own, sweep } = await setUp(freshContext)
    const ids = [await image(1), await image(2), await image(3)]
    const answers = await Promise.all(ids.map((imageId) => write([{ imageId, altText: '' }])))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await own())?.pictures).toHaveLength(1)
    await sweep()
    expect(await keptFiles()).toHaveLength(2)
    expect(await context.database.select().from(reviewPictures)).toHaveLength(1)
  })

  it('are in the file of one’s data, and gone with the opinion and with the account', async () => {
    const { context, mine, handle, image, write, own, statusOf, sweep } = await setUp(freshContext)
    const pictures = [{ imageId: await image(1), altText: 'Kubek' }]
    await write(pictures)
    const exported = await mine.call('GET /api/v1/account/export')
    const file = z.object({ reviews: z.array(z.object({ pictures: z.array(z.unknown()) })) })
    const [review] = file.parse(exported.body).reviews
    expect(review?.pictures).toMatchObject([{ description: 'Kubek', width: 1_600 }])

    const address = (await own())?.pictures[0]?.url
    await mine.call('DELETE /api/v1/account/reviews/{handle}', { path: { handle } })
    expect(await statusOf(address)).toBe(410)
    await sweep()
    expect(await keptFiles()).toEqual([])
    await write(pictures)
    await mine.call('DELETE /api/v1/account', { body: { current_password: PASSWORD } })
    await sweep()
    expect([await keptFiles(), await context.database.select().from(reviewPictures)]).toEqual([[], []])
  })
})
