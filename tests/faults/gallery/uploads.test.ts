import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { uploadedImageSchema } from '#domain/gallery/galleryImage.ts'
import { originalKey, thumbnailKey } from '#server/accounts/gallery/imageFiles.ts'
import { galleryImages } from '#server/accounts/gallery/tables.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { openEmbeddedDatabase, openPostgres } from '#server/platform/database/openDatabase.ts'
import { removeDiscardedFiles } from '#server/platform/files/discardedFiles.ts'
import { makeUser, PASSWORD } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { type S3Stub, startS3Stub } from '#support/files/s3Stub.ts'
import { idOf, openGallery } from '#support/gallery/openGallery.ts'
import { picture } from '#support/gallery/pictures.ts'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { freePort, ProductProcess } from '#support/productProcess.ts'
import { silentLog, testConfig, testContext } from '#support/testContext.ts'
import { makeTestDist } from '#support/testPage.ts'

// An upload that is cut off anywhere leaves a picture that is whole, or nothing at all.

const HOUR = 60 * 60_000
const png = async (number: number) => new Uint8Array(await picture(number).png().toBuffer())

let dataDir: string
let stub: S3Stub
let time = new Date()
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-uploads-'))
  stub = await startS3Stub()
})
afterAll(async () => {
  await stub.close()
  await rm(dataDir, { recursive: true, force: true })
})

describeOnDatabase('uploads into a bucket', (freshContext) => {
  let context: ServerContext
  beforeEach(async () => {
    stub.files.clear()
    time = new Date('2026-11-20T14:30:00Z')
    const config = testConfig({ dataDir, files: { s3: stub.config } })
    context = await freshContext({ config, now: () => time })
  })

  it('that fails at any step keep nothing, and are kept once they are sent again', async () => {
    const mine = await openGallery(context)
    for (const after of [0, 1]) {
      stub.fail({ after, times: 4 })
      expect(await mine.upload(await png(after), { key: `sending-${after}` })).toMatchObject({
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
      })
      expect(stub.files.size).toBe(after)
      expect((await mine.list()).total).toBe(0)
      time = new Date(time.getTime() + 2 * HOUR)
      await removeDiscardedFiles(context)
      expect(stub.files.size).toBe(0)
    }
    const kept = await mine.upload(await png(1), { key: 'sending-1' })
    expect(kept).toMatchObject({ status: 201, duplicate: false })
    const [image] = (await mine.list()).images
    expect(image?.id).toBe(idOf(kept))
    expect((await mine.get(image?.url ?? '')).headers.get('content-type')).toBe('image/png')
    expect([...stub.files.keys()].every((key) => key.startsWith(`gallery/${mine.user.id}/`))).toBe(true)
  })
})

/** Kills that a server is put through while four uploads are always under way; what takes this long is for long runs. */
const KILLS = process.env['LONG'] === undefined ? 0 : 25

describe.for(KILLS === 0 ? [] : (['PGlite', 'PostgreSQL'] as const))('a server on %s', (kind) => {
  it(`killed ${KILLS} times loses no picture that it has acknowledged`, { timeout: 1_200_000 }, async () => {
    const folder = join(dataDir, kind)
    const elsewhere = kind === 'PostgreSQL' ? await createPostgresDatabase() : null
    const open = () =>
      elsewhere === null
        ? openEmbeddedDatabase(join(folder, 'database'))
        : openPostgres(elsewhere.url, silentLog)
    const before = await open()
    const user = await makeUser(testContext(before.database))
    await before.close()

    const { root, dist } = await makeTestDist()
    const environment = {
      THROTTLE_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      ...(elsewhere && { DATABASE_URL: elsewhere.url }),
    }
    const server = new ProductProcess(await freePort(), folder, environment, ['--dist', dist])
    const acknowledged = new Set<string>()
    let sent = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      await server.start()
      const token = await logIn(server, user.email)
      const enough = acknowledged.size + 3 + kill
      const reached = Promise.withResolvers<void>()
      const sending = Array.from({ length: 4 }, async () => {
        for (;;) {
          const id = await send(server, token, await png((sent += 1)))
          if (id === null) return
          acknowledged.add(id)
          if (acknowledged.size >= enough) reached.resolve()
        }
      })
      await Promise.race([reached.promise, Promise.all(sending)])
      await server.kill()
      await Promise.all(sending)
    }

    const after = await open()
    const context = testContext(after.database, {
      config: testConfig({ dataDir: folder }),
      now: () => new Date(Date.now() + 2 * HOUR),
    })
    await removeDiscardedFiles(context)
    const rows = await after.database.select().from(galleryImages).where(eq(galleryImages.userId, user.id))
    const found = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
    const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
    await after.close()
    await elsewhere?.drop()
    await rm(root, { recursive: true, force: true })
    expect(acknowledged.size).toBeGreaterThan(KILLS * 3)
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged]))
    expect(files.toSorted()).toEqual(
      rows
        .flatMap((row) => [originalKey(row), thumbnailKey(row)])
        .map((key) => join(folder, 'files', key))
        .toSorted(),
    )
  })
})

async function logIn({ origin }: ProductProcess, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return z.parse(z.object({ access_token: z.string() }), await answer.json()).access_token
}

/** The id of the picture; null when the server is gone. */
async function send(
  { origin }: ProductProcess,
  token: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string | null> {
  const body = new FormData()
  body.set('file', new File([bytes], 'kotek.png'))
  const headers = { authorization: `Bearer ${token}` }
  try {
    const answer = await fetch(`${origin}/api/v1/gallery/images/upload`, { method: 'POST', headers, body })
    return z.parse(uploadedImageSchema, await answer.json()).image.id
  } catch {
    return null
  }
}
