import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { type S3Stub, startS3Stub } from '#support/files/s3Stub.ts'
import { testConfig } from '#support/testContext.ts'
import { discardFiles, expectFiles, storeFiles, removeDiscardedFiles } from './discardedFiles.ts'
import { fileStore } from './storeOf.ts'
import { discardedFiles } from './tables.ts'

const PREFIX = 'generations/abc/'
const KEY = `${PREFIX}original.png`
const HOUR = 60 * 60_000

let dataDir: string
let stub: S3Stub
let time = new Date()
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-discarded-'))
  stub = await startS3Stub()
})
afterAll(async () => {
  await stub.close()
  await rm(dataDir, { recursive: true, force: true })
})

describeOnDatabase('files without rows', (freshContext) => {
  let context: ServerContext
  beforeEach(async () => {
    time = new Date('2026-11-20T14:30:00Z')
    context = await freshContext({ config: testConfig({ dataDir }), now: () => time })
    await expectFiles(context, PREFIX)
    await fileStore(context).putBytes(KEY, Buffer.from('x'), 'image/png')
  })
  const isThere = async () => (await fileStore(context).stat(KEY)) !== null

  it('are removed an hour after they were begun, as when the server was killed', async () => {
    time = new Date(time.getTime() + HOUR - 1)
    await removeDiscardedFiles(context)
    expect(await isThere()).toBe(true)
    time = new Date(time.getTime() + 1)
    await removeDiscardedFiles(context)
    expect(await isThere()).toBe(false)
    expect(await context.database.select().from(discardedFiles)).toEqual([])
  })

  it('stay once their row is committed, and no row comes without them', async () => {
    await expect(
      context.database.transaction(async (tx) => {
        await storeFiles(tx, PREFIX)
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    await context.database.transaction((tx) => storeFiles(tx, PREFIX))
    time = new Date(time.getTime() + 2 * HOUR)
    await removeDiscardedFiles(context)
    expect(await isThere()).toBe(true)
    await expect(context.database.transaction((tx) => storeFiles(tx, PREFIX))).rejects.toThrow(
      'no longer expected',
    )
  })

  it('go with the rows, and only when those are really gone', async () => {
    await context.database.transaction((tx) => storeFiles(tx, PREFIX))
    await expect(
      context.database.transaction(async (tx) => {
        await discardFiles(tx, context, [PREFIX])
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    await removeDiscardedFiles(context)
    expect(await isThere()).toBe(true)
    await context.database.transaction((tx) => discardFiles(tx, context, [PREFIX, PREFIX]))
    await removeDiscardedFiles(context)
    expect(await isThere()).toBe(false)
  })

  it('are tried again when the store fails', async () => {
    const s3 = await freshContext({
      config: testConfig({ dataDir, files: { s3: stub.config } }),
      now: () => time,
    })
    await fileStore(s3).putBytes(KEY, Buffer.from('x'), 'image/png')
    await s3.database.transaction((tx) => discardFiles(tx, s3, [PREFIX, 'generations/other/']))
    stub.fail({ times: 4 })
    await removeDiscardedFiles(s3)
    expect(stub.files.has(KEY)).toBe(true)
    await removeDiscardedFiles(s3)
    expect(stub.files.has(KEY)).toBe(false)
    expect(await s3.database.select().from(discardedFiles)).toEqual([])
  })

  it('are never a whole area', async () => {
    const all = context.database.transaction((tx) => discardFiles(tx, context, ['gallery/']))
    await expect(all).rejects.toThrow('folder')
  })
})
