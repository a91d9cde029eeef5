import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  albumSchema,
  albumsSchema,
  GALLERY_BYTES_MOST,
  GALLERY_IMAGES_MOST,
  presignedUploadSchema,
  UPLOAD_BYTES_MOST,
} from '#domain/gallery/galleryImage.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { removeDiscardedFiles } from '#server/platform/files/discardedFiles.ts'
import { discardedFiles } from '#server/platform/files/tables.ts'
import { PASSWORD } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { makeImage } from '#support/gallery/makeImage.ts'
import { type Gallery, idOf, openGallery } from '#support/gallery/openGallery.ts'
import { picture, SCRIPTED_SVG } from '#support/gallery/pictures.ts'
import { testConfig } from '#support/testContext.ts'
import { purgeGallery } from './deleteImages.ts'
import { findOriginalKey } from './findOriginal.ts'
import { galleryUploads } from './tables.ts'

const HOUR = 60 * 60_000

let dataDir: string
let time = new Date()
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-gallery-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const png = async (number: number) => new Uint8Array(await picture(number).png().toBuffer())
const later = (ms: number) => {
  time = new Date(time.getTime() + ms)
}

const presign = async (by: Gallery, body = { mime_type: 'image/png', extension: 'png' }) =>
  z.parse(presignedUploadSchema, (await by.call('POST /api/v1/gallery/images/presign', { body })).body)
const confirm = (by: Gallery, upload_id: string) =>
  by.call('POST /api/v1/gallery/images/confirm', { body: { upload_id, filename: 'kotek.png' } })

/** Every file that is kept, by its path below the store. */
async function keptFiles(): Promise<string[]> {
  const found = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

describeOnDatabase('the gallery', (freshContext) => {
  let context: ServerContext
  let mine: Gallery
  beforeEach(async () => {
    time = new Date('2026-11-20T14:30:00Z')
    await rm(dataDir, { recursive: true, force: true })
    context = await freshContext({ config: testConfig({ dataDir }), now: () => time })
    mine = await openGallery(context)
  })

  describe('takes a picture', () => {
    it('and shows it at addresses that only its owner is given', async () => {
      const uploaded = await mine.upload(await png(1), { name: 'Żółty kotek.png', type: 'image/png' })
      expect(uploaded).toMatchObject({
        status: 201,
        duplicate: false,
        image: { filename: 'Żółty kotek.png', mime_type: 'image/png', width: 40, height: 30, used_count: 0 },
      })
      const { images, total, usage } = await mine.list()
      expect([images.length, total, usage]).toEqual([1, 1, { images: 1, bytes: images[0]?.bytes }])
      const original = await mine.get(images[0]?.url ?? '')
      expect(await sharp(await original.arrayBuffer()).metadata()).toMatchObject({ width: 40, format: 'png' })
      const small = await mine.get(images[0]?.thumbnail_url ?? '')
      expect(small.headers.get('content-type')).toBe('image/webp')

      const other = await openGallery(context)
      expect(await other.list()).toMatchObject({ images: [], total: 0, usage: { images: 0, bytes: 0 } })
      expect(await findOriginalKey(context.database, mine.user.id, idOf(uploaded))).toMatch(/original\.png$/)
      expect(await findOriginalKey(context.database, other.user.id, idOf(uploaded))).toBeNull()
      expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
    })

    it('once: the same again is a duplicate, the same call again is not', async () => {
      const bytes = await png(2)
      const first = await mine.upload(bytes, { key: 'sending-1' })
      expect(await mine.upload(bytes, { key: 'sending-1' })).toMatchObject({
        duplicate: false,
        image: { id: idOf(first) },
      })
      expect(await mine.upload(bytes, { key: 'sending-2', name: 'inny.png' })).toMatchObject({
        duplicate: true,
        image: { id: idOf(first), filename: 'kotek.png' },
      })
      const withMetadata = await picture(2)
        .withExif({ IFD0: { Artist: 'Zofia' } })
        .png()
        .toBuffer()
      expect(await mine.upload(new Uint8Array(withMetadata))).toMatchObject({ duplicate: true })
      const kept = await mine.get((await mine.list()).images[0]?.url ?? '')
      expect(await mine.upload(new Uint8Array(await kept.arrayBuffer()))).toMatchObject({ duplicate: true })
      expect((await mine.list()).total).toBe(1)
      expect(await (await openGallery(context)).upload(bytes)).toMatchObject({ duplicate: false })
    })

    it('once, also when it is sent several times at the same moment', async () => {
      const bytes = await png(3)
      const all = await Promise.all(Array.from({ length: 6 }, () => mine.upload(bytes)))
      expect(new Set(all.map(idOf)).size).toBe(1)
      expect((await mine.list()).total).toBe(1)
      later(2 * HOUR)
      await removeDiscardedFiles(context)
      expect(await keptFiles()).toHaveLength(2)
    })

    it('by what it holds, whatever it is called', async () => {
      const webp = new Uint8Array(await picture(4).webp().toBuffer())
      expect(await mine.upload(webp, { name: 'kotek.jpg', type: 'image/jpeg' })).toMatchObject({
        status: 201,
        image: { filename: 'kotek.jpg', mime_type: 'image/webp' },
      })
      const called = { name: 'kotek.txt', type: 'text/plain' }
      expect(await mine.upload(await png(10), called)).toMatchObject({
        status: 201,
        image: { filename: 'kotek.txt', mime_type: 'image/png' },
      })
      const { upload_id, upload_url } = await presign(mine, { mime_type: 'image/webp', extension: 'jpg' })
      await mine.put(upload_url, await png(4))
      expect(await confirm(mine, upload_id)).toMatchObject({
        status: 201,
        body: { image: { mime_type: 'image/png' } },
      })
    })

    it('but nothing that is none, and keeps nothing of it', async () => {
      const cut = (await png(5)).slice(0, 60)
      expect(await mine.upload(cut)).toEqual({ status: 422, code: 'FILE_UNREADABLE' })
      expect(await mine.upload(new Uint8Array(SCRIPTED_SVG), { type: 'image/svg+xml' })).toEqual({
        status: 415,
        code: 'FILE_TYPE_NOT_ALLOWED',
      })
      expect(await mine.upload(new Uint8Array(UPLOAD_BYTES_MOST + 1))).toEqual({
        status: 413,
        code: 'PAYLOAD_TOO_LARGE',
      })
      expect(await keptFiles()).toEqual([])
      expect(await context.database.select().from(discardedFiles)).toEqual([])
      expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
    })

    it('as long as there is room', async () => {
      const full = await mine.upload(await png(6))
      const { usage } = await mine.list()
      // As many as the limit allows, or, which is faster, as large together.
      const count = process.env['LONG'] === undefined ? 5 : GALLERY_IMAGES_MOST - 1
      const bytes = Math.floor((GALLERY_BYTES_MOST - usage.bytes - 50) / count)
      await context.database.execute(
        `INSERT INTO gallery_images (id, user_id, filename, filename_folded, filename_key, mime_type, width, height, bytes, colour, kept_hash, sent_hash, created_at)
         SELECT 'i' || n, '${mine.user.id}', 'x', 'x', 'x', 'image/png', 1, 1, ${bytes}, '#000000', 'k' || n, 's' || n, now()
         FROM generate_series(1, ${count}) AS n`,
      )
      expect(await mine.upload(await png(7))).toEqual({ status: 409, code: 'GALLERY_FULL' })
      expect(await mine.upload(await png(6))).toMatchObject({ duplicate: true })
      const path = { id: idOf(full) }
      expect((await mine.call('DELETE /api/v1/gallery/images/{id}', { path })).status).toBe(204)
      expect(await mine.upload(await png(7))).toMatchObject({ status: 201 })
      const body = { ids: [path.id] }
      expect((await mine.call('POST /api/v1/gallery/images/restore', { body })).code).toBe('GALLERY_FULL')
    })
  })

  describe('takes a presigned upload', () => {
    it('that was sent and confirmed, however often', async () => {
      const { upload_id, upload_url, headers, max_bytes } = await presign(mine)
      expect(max_bytes).toBe(UPLOAD_BYTES_MOST)
      expect((await confirm(mine, upload_id)).code).toBe('UPLOAD_MISSING')
      expect((await mine.put(upload_url, await png(8), headers)).status).toBe(204)
      const first = await confirm(mine, upload_id)
      expect(first).toMatchObject({
        status: 201,
        body: { duplicate: false, image: { mime_type: 'image/png' } },
      })
      expect(await confirm(mine, upload_id)).toMatchObject({ status: 201, body: { duplicate: false } })
      expect((await mine.list()).total).toBe(1)
      await removeDiscardedFiles(context)
      expect((await keptFiles()).every((path) => path.includes('/gallery/'))).toBe(true)
      expect(await confirm(mine, upload_id)).toMatchObject({ status: 201, body: { duplicate: false } })
      later(2 * HOUR)
      await purgeGallery(context)
      expect((await confirm(mine, upload_id)).code).toBe('NOT_FOUND')
    })

    it('under the same rules as any other', async () => {
      const { upload_id, upload_url } = await presign(mine, { mime_type: 'image/jpeg', extension: 'JPEG' })
      await mine.put(upload_url, new Uint8Array(SCRIPTED_SVG))
      expect((await confirm(mine, upload_id)).code).toBe('FILE_UNREADABLE')
      await mine.put(upload_url, new Uint8Array(await picture(9).jpeg().toBuffer()))
      expect((await confirm(mine, upload_id)).status).toBe(201)
      const body = { mime_type: 'image/svg+xml', extension: 'svg' }
      expect((await mine.call('POST /api/v1/gallery/images/presign', { body })).code).toBe(
        'FILE_TYPE_NOT_ALLOWED',
      )
      const lie = { mime_type: 'image/png', extension: 'exe' }
      expect((await mine.call('POST /api/v1/gallery/images/presign', { body: lie })).code).toBe(
        'FILE_TYPE_NOT_ALLOWED',
      )
    })

    it('but only so many that are never confirmed', async () => {
      const first = await presign(mine)
      const row = { userId: mine.user.id, mimeType: 'image/png', expiresAt: new Date(time.getTime() + HOUR) }
      const rows = Array.from({ length: 59 }, (_, index) => ({ ...row, id: `upload-${index}` }))
      await context.database.insert(galleryUploads).values(rows)
      const body = { mime_type: 'image/png', extension: 'png' }
      expect((await mine.call('POST /api/v1/gallery/images/presign', { body })).code).toBe(
        'TOO_MANY_REQUESTS',
      )
      await mine.put(first.upload_url, await png(16))
      expect((await confirm(mine, first.upload_id)).status).toBe(201)
      expect((await mine.call('POST /api/v1/gallery/images/presign', { body })).status).toBe(201)
    })

    it('from its owner alone, in time, and within the limit', async () => {
      const { upload_id, upload_url } = await presign(mine)
      expect((await mine.put(upload_url, new Uint8Array(UPLOAD_BYTES_MOST + 1))).status).toBe(413)
      expect((await mine.put(upload_url.replace('sig=', 'sig=x'), await png(1))).status).toBe(404)
      await mine.put(upload_url, await png(10))
      expect((await confirm(await openGallery(context), upload_id)).code).toBe('NOT_FOUND')
      later(HOUR)
      expect((await mine.put(upload_url, await png(10))).status).toBe(404)
      expect((await confirm(mine, upload_id)).code).toBe('NOT_FOUND')
      later(HOUR)
      await removeDiscardedFiles(context)
      expect(await keptFiles()).toEqual([])
    })
  })

  describe('finds pictures', () => {
    beforeEach(async () => {
      const { id } = mine.user
      const at = (minute: number) => ({ createdAt: new Date(time.getTime() + minute * 60_000) })
      await makeImage(context, id, { filename: 'Żółw w morzu.jpg', bytes: 30, usedCount: 2, ...at(1) })
      await makeImage(context, id, { filename: 'ananas.png', bytes: 10, usedCount: 5, ...at(2) })
      await makeImage(context, id, { filename: 'Morze_100%.png', bytes: 20, ...at(3) })
      await makeImage(context, id, { filename: 'gone.png', deletedAt: time })
    })

    it('in every order, window by window', async () => {
      for (const [sort, names] of [
        ['newest', ['Morze_100%.png', 'ananas.png', 'Żółw w morzu.jpg']],
        ['oldest', ['Żółw w morzu.jpg', 'ananas.png', 'Morze_100%.png']],
        ['name', ['ananas.png', 'Morze_100%.png', 'Żółw w morzu.jpg']],
        ['largest', ['Żółw w morzu.jpg', 'Morze_100%.png', 'ananas.png']],
        ['most-used', ['ananas.png', 'Żółw w morzu.jpg', 'Morze_100%.png']],
      ] as const) {
        expect(await mine.names({ sort })).toEqual(names)
        const windows = await Promise.all(
          ['0', '1', '2', '3'].map((offset) => mine.names({ sort, offset, limit: '1' })),
        )
        expect(windows.flat()).toEqual(names)
      }
    })

    it('by name as Polish people do, numbers by their value', async () => {
      const names = ['IMG_9.jpg', 'IMG_10.jpg', 'Las.jpg', 'Lato.jpg', 'Łąka.jpg', 'Zebra.jpg', 'Źrebię.jpg']
      const other = await openGallery(context)
      for (const filename of names.toReversed()) await makeImage(context, other.user.id, { filename })
      expect(await other.names({ sort: 'name' })).toEqual(names)
    })

    it('by name when they were sent, too', async () => {
      const other = await openGallery(context)
      for (const [seed, name] of ['Zebra.png', 'Łąka 10.png', 'Łąka 9.png'].entries())
        await other.upload(await png(30 + seed), { name })
      expect(await other.names({ sort: 'name' })).toEqual(['Łąka 9.png', 'Łąka 10.png', 'Zebra.png'])
    })

    it('by words of their names, however they are spelt', async () => {
      for (const [q, names] of [
        ['ZOLW', ['Żółw w morzu.jpg']],
        ['morz', ['Morze_100%.png', 'Żółw w morzu.jpg']],
        ['morze 100', ['Morze_100%.png']],
        ['%', ['Morze_100%.png', 'ananas.png', 'Żółw w morzu.jpg']],
        ['gone', []],
        ["'; DROP TABLE gallery_images; --", []],
      ] as const) {
        expect(await mine.names({ q })).toEqual(names)
        expect(await mine.list({ q })).toMatchObject({ total: names.length, usage: { images: 3 } })
      }
    })

    it('and counts how often they are used', async () => {
      const [first] = (await mine.list()).images
      const path = { id: first?.id ?? '' }
      expect((await mine.call('POST /api/v1/gallery/images/{id}/usage', { path })).status).toBe(204)
      const read = await mine.call('GET /api/v1/gallery/images/{id}', { path })
      expect(read.body).toMatchObject({ used_count: 1 })
      const other = await openGallery(context)
      expect((await other.call('POST /api/v1/gallery/images/{id}/usage', { path })).code).toBe('NOT_FOUND')
    })
  })

  it('keeps albums, and the pictures when an album goes', async () => {
    const [one, two] = [await makeImage(context, mine.user.id), await makeImage(context, mine.user.id)]
    const made = await mine.call('POST /api/v1/gallery/albums', { body: { name: ' Moje   koty ' } })
    const album = z.parse(albumSchema, made.body)
    expect(album).toMatchObject({ name: 'Moje koty', image_count: 0, cover_url: null })
    const other = await openGallery(context)
    const strange = await makeImage(context, other.user.id)
    const path = { id: album.id }
    const body = { ids: [one.id, two.id, strange.id, 'none'] }
    expect((await mine.call('POST /api/v1/gallery/albums/{id}/images', { path, body })).status).toBe(204)
    expect((await mine.call('POST /api/v1/gallery/albums/{id}/images', { path, body })).status).toBe(204)
    expect((await other.call('POST /api/v1/gallery/albums/{id}/images', { path, body })).code).toBe(
      'NOT_FOUND',
    )

    const albums = async () =>
      z.parse(albumsSchema, (await mine.call('GET /api/v1/gallery/albums')).body).albums
    expect(await albums()).toMatchObject([
      { image_count: 2, cover_url: expect.stringContaining('thumbnail.webp') },
    ])
    const inside = await mine.list({ album: album.id })
    expect(inside).toMatchObject({ total: 2, images: [{ album_ids: [album.id] }, {}] })
    expect((await other.list({ album: album.id })).total).toBe(0)

    const first = { ids: [one.id] }
    await mine.call('POST /api/v1/gallery/albums/{id}/images/remove', { path, body: first })
    await mine.call('POST /api/v1/gallery/images/delete', { body: { ids: [two.id] } })
    expect(await albums()).toMatchObject([{ image_count: 0, cover_url: null }])
    await mine.call('POST /api/v1/gallery/images/restore', { body: { ids: [two.id] } })
    expect(await albums()).toMatchObject([{ image_count: 1 }])

    const renamed = await mine.call('PATCH /api/v1/gallery/albums/{id}', { path, body: { name: 'Psy' } })
    expect(renamed.body).toMatchObject({ name: 'Psy', image_count: 1 })
    const tooLong = { name: 'x'.repeat(81) }
    expect((await mine.call('PATCH /api/v1/gallery/albums/{id}', { path, body: tooLong })).problems).toEqual([
      { field: 'name', code: 'too_long' },
    ])
    expect((await mine.call('DELETE /api/v1/gallery/albums/{id}', { path })).status).toBe(204)
    expect(await albums()).toEqual([])
    expect((await mine.list()).total).toBe(2)
  })

  describe('lets go of a picture', () => {
    it('for a day first, then for good', async () => {
      const [kept, gone] = [idOf(await mine.upload(await png(11))), idOf(await mine.upload(await png(12)))]
      const body = { ids: [kept, gone, 'none'] }
      expect((await mine.call('POST /api/v1/gallery/images/delete', { body })).status).toBe(204)
      expect(await mine.list()).toMatchObject({ total: 0, usage: { images: 0, bytes: 0 } })
      expect(await findOriginalKey(context.database, mine.user.id, gone)).toBeNull()
      const other = await openGallery(context)
      await other.call('POST /api/v1/gallery/images/restore', { body })
      expect((await mine.list()).total).toBe(0)
      later(23 * HOUR)
      await purgeGallery(context)
      await mine.call('POST /api/v1/gallery/images/restore', { body: { ids: [kept] } })
      expect((await mine.list()).images).toMatchObject([{ id: kept }])

      later(2 * HOUR)
      await mine.call('POST /api/v1/gallery/images/restore', { body })
      expect((await mine.list()).total).toBe(1)
      await purgeGallery(context)
      await removeDiscardedFiles(context)
      expect((await keptFiles()).filter((path) => path.includes(gone))).toEqual([])
      expect((await keptFiles()).filter((path) => path.includes(kept))).toHaveLength(2)
    })

    it('which comes back when it is sent again', async () => {
      const bytes = await png(13)
      const id = idOf(await mine.upload(bytes))
      await mine.call('DELETE /api/v1/gallery/images/{id}', { path: { id } })
      expect(await mine.upload(bytes, { name: 'znowu.png' })).toMatchObject({
        duplicate: false,
        image: { id, filename: 'znowu.png' },
      })
    })
  })

  it('goes along with its owner, and goes with the account', async () => {
    const id = idOf(await mine.upload(await png(14), { name: 'kanarek.png' }))
    const { body: album } = await mine.call('POST /api/v1/gallery/albums', { body: { name: 'kanarki' } })
    const albumId = z.parse(albumSchema, album).id
    await mine.call('POST /api/v1/gallery/albums/{id}/images', { path: { id: albumId }, body: { ids: [id] } })
    const exported = await mine.call('GET /api/v1/account/export')
    expect(exported.body).toMatchObject({
      gallery: {
        images: [{ filename: 'kanarek.png', url: expect.stringContaining('/files/gallery/') }],
        albums: [{ name: 'kanarki', image_ids: [id] }],
      },
    })
    const { upload_url } = await presign(mine)
    await mine.put(upload_url, await png(15))
    expect(await keptFiles()).toHaveLength(3)
    const deleted = await mine.call('DELETE /api/v1/account', { body: { current_password: PASSWORD } })
    expect(deleted.status).toBe(204)
    await removeDiscardedFiles(context)
    expect(await keptFiles()).toEqual([])
  })
})
