import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type PresignedUpload, presignedUploadSchema } from '#domain/gallery/galleryImage.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { removeDiscardedFiles } from '#server/platform/files/discardedFiles.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { PASSWORD } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { type S3Stub, startS3Stub } from '#support/files/s3Stub.ts'
import { type Gallery, openGallery } from '#support/gallery/openGallery.ts'
import { picture } from '#support/gallery/pictures.ts'
import { testConfig } from '#support/testContext.ts'
import { purgeGallery } from './deleteImages.ts'
import { uploadKey } from './receiveUpload.ts'
import { galleryUploads } from './tables.ts'

const HOUR = 60 * 60_000
const png = async (number: number) => new Uint8Array(await picture(number).png().toBuffer())

const codeOf = async (answer: Response) => {
  const { error } = z.parse(z.object({ error: z.object({ code: z.string() }) }), await answer.json())
  return [answer.status, error.code]
}

let dataDir: string
let stub: S3Stub
let time: Date
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-presigned-'))
  stub = await startS3Stub()
})
afterAll(async () => {
  await stub.close()
  await rm(dataDir, { recursive: true, force: true })
})

describeOnDatabase('a presigned upload', (freshContext) => {
  describe.each(['a folder', 'a bucket'] as const)('into %s', (kind) => {
    let context: ServerContext
    let mine: Gallery
    beforeEach(async () => {
      time = new Date('2026-11-20T14:30:00Z')
      await rm(dataDir, { recursive: true, force: true })
      stub.files.clear()
      const config = testConfig({ dataDir })
      const files = { ...config.files, s3: kind === 'a bucket' ? stub.config : null }
      context = await freshContext({ config: { ...config, files }, now: () => time })
      mine = await openGallery(context)
    })

    const presign = async (): Promise<PresignedUpload> => {
      const body = { mime_type: 'image/png', extension: 'png' }
      return z.parse(
        presignedUploadSchema,
        (await mine.call('POST /api/v1/gallery/images/presign', { body })).body,
      )
    }
    const confirm = (upload_id: string) =>
      mine.call('POST /api/v1/gallery/images/confirm', { body: { upload_id, filename: 'kotek.png' } })
    const waits = async ({ upload_id }: PresignedUpload) =>
      (await fileStore(context).stat(uploadKey(upload_id))) !== null

    it('closes with its confirmation: nothing sent later is taken, kept or shown', async () => {
      const upload = await presign()
      await mine.put(upload.upload_url, await png(1))
      const first = await confirm(upload.upload_id)
      await removeDiscardedFiles(context)
      expect(await codeOf(await mine.put(upload.upload_url, await png(2), upload.headers))).toEqual([
        410,
        'LINK_INVALID',
      ])
      expect(await waits(upload)).toBe(false)
      expect(await confirm(upload.upload_id)).toMatchObject({ status: 201, body: first.body })
      expect((await mine.list()).total).toBe(1)
    })

    it('closes also for what was on its way at that moment', async () => {
      const upload = await presign()
      await mine.put(upload.upload_url, await png(3))
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const late = mine.put(upload.upload_url, readable)
      const bytes = await png(4)
      const writer = writable.getWriter()
      await writer.write(bytes.subarray(0, 20))
      expect((await confirm(upload.upload_id)).status).toBe(201)
      await writer.write(bytes.subarray(20))
      await writer.close()
      expect(await codeOf(await late)).toEqual([410, 'LINK_INVALID'])
      await removeDiscardedFiles(context)
      expect(await waits(upload)).toBe(false)
    })

    it('takes no other kind of file than the one announced', async () => {
      const upload = await presign()
      const html = new TextEncoder().encode('<script>alert(1)</script>')
      expect(await codeOf(await mine.put(upload.upload_url, html, { 'content-type': 'text/html' }))).toEqual([
        415,
        'FILE_TYPE_NOT_ALLOWED',
      ])
      expect(await waits(upload)).toBe(false)
    })

    it('is one of so many, also when they are asked for at the same moment', async () => {
      const body = { mime_type: 'image/png', extension: 'png' }
      const answers = await Promise.all(
        Array.from({ length: 70 }, () => mine.call('POST /api/v1/gallery/images/presign', { body })),
      )
      const opened = answers.filter(({ status }) => status === 201)
      expect(opened).toHaveLength(60)
      expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60')
    })

    it('that nobody confirms is purged with its file', async () => {
      const upload = await presign()
      await mine.put(upload.upload_url, await png(5))
      expect(await waits(upload)).toBe(true)
      time = new Date(time.getTime() + HOUR)
      await purgeGallery(context)
      await removeDiscardedFiles(context)
      expect(await waits(upload)).toBe(false)
      expect(await context.database.$count(galleryUploads)).toBe(0)
      expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
    })

    it('closes with the account', async () => {
      const upload = await presign()
      await mine.call('DELETE /api/v1/account', { body: { current_password: PASSWORD } })
      expect(await codeOf(await mine.put(upload.upload_url, await png(6)))).toEqual([410, 'LINK_INVALID'])
      expect(await waits(upload)).toBe(false)
    })
  })
})
