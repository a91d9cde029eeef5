import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PART_BYTES_MOST } from '#domain/files/parts.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { removeDiscardedFiles } from '#server/platform/files/discardedFiles.ts'
import { isWithinLimit } from '#server/platform/throttle/throttle.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { type Gallery, openGallery } from '#support/gallery/openGallery.ts'
import { picture } from '#support/gallery/pictures.ts'
import { testConfig } from '#support/testContext.ts'
import { partsAddress } from './arriving.ts'
import { receiveOwnFile } from './receiveFile.ts'
import { KILOBYTES_OF_PARTS_FROM_ADDRESS } from './receivePart.ts'
import { boundArriving, forgetArrivingOf, sweepArriving } from './sweepArriving.ts'
import { arrivingFiles } from './tables.ts'

const HOUR_MS = 60 * 60_000
const KEY = 'a-picture-of-chance'

const bytes = (length: number, first = 0) => Uint8Array.from({ length }, (_, at) => (first + at) % 251)

describeOnDatabase('a file that comes in parts', (freshContext) => {
  let dataDir = ''
  let time = new Date('2026-11-23T12:00:00Z')
  let context: ServerContext
  let mine: Gallery

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'arriving-'))
    time = new Date('2026-11-23T12:00:00Z')
    context = await freshContext({ config: testConfig({ dataDir }), now: () => time })
    mine = await openGallery(context)
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const later = (ms: number) => void (time = new Date(time.getTime() + ms))
  const rows = () => context.database.select().from(arrivingFiles).orderBy(arrivingFiles.changedAt)
  const storedFolders = () => readdir(join(dataDir, 'files', 'arriving')).catch(() => [])
  const addressOf = (name: string) => partsAddress(context, { name, userId: null })
  const begin = async (name: string, length: number) => {
    expect((await mine.part(addressOf(name), 0, bytes(length)))[0]).toBe(204)
    later(1_000)
  }
  const taken = async (length: number) => {
    const form = new FormData()
    form.set('file', new File([], 'kot.png'))
    const headers = { 'idempotency-key': KEY, 'upload-length': String(length) }
    const request = new Request('http://localhost/', { method: 'POST', body: form, headers })
    const path = join(dataDir, `taken-${String(length)}`)
    const own = { request, userId: mine.user.id }
    const file = await receiveOwnFile(context, own, { path, mostBytes: 1_000_000 })
    const content = new Uint8Array(await readFile(path))
    await rm(path)
    return { file, content }
  }

  it('becomes the picture that it is, and is asked for twice', async () => {
    const png = new Uint8Array(await picture(3, { width: 320, height: 240 }).png().toBuffer())
    const half = Math.floor(png.length / 2)
    const address = await mine.partsUrl(KEY)
    expect(await mine.arrived(address)).toBe(0)
    expect(await mine.part(address, 0, png.slice(0, half))).toEqual([204, half])
    expect(await mine.upload(bytes(0), { key: KEY, arrivedBytes: png.length })).toMatchObject({
      status: 409,
      code: 'UPLOAD_MISSING',
    })
    later(HOUR_MS)
    expect(await mine.arrived(await mine.partsUrl(KEY))).toBe(half)
    expect(await mine.part(address, half, png.slice(half))).toEqual([204, png.length])
    const whole = { key: KEY, arrivedBytes: png.length, name: 'kot.png', type: 'image/png' }
    expect(await mine.upload(bytes(0), whole)).toMatchObject({
      status: 201,
      duplicate: false,
      image: { filename: 'kot.png', width: 320 },
    })
    // The answer was lost with the line.
    expect(await mine.upload(bytes(0), whole)).toMatchObject({ status: 201, duplicate: false })
  })

  it('is the same bytes however it was cut, doubled and tried', async () => {
    const content = bytes(600)
    const tries = fc.array(fc.tuple(fc.nat(700), fc.integer({ min: 1, max: 300 })), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(tries, async (sent) => {
        await context.database.delete(arrivingFiles)
        const address = await mine.partsUrl(KEY)
        let there = 0
        for (const [offset, length] of sent) {
          const part = content.slice(offset, offset + length)
          if (part.length === 0) continue
          const [status, now] = await mine.part(address, offset, part)
          if (offset === there) there += part.length
          expect([status, now]).toEqual([status === 204 ? 204 : 409, there])
          expect(await mine.arrived(address)).toBe(there)
        }
        if (there < content.length) await mine.part(address, there, content.slice(there))
        expect((await taken(content.length)).content).toEqual(content)
      }),
      { numRuns: 12 },
    )
  })

  it('counts one of two parts that come at once', async () => {
    const address = await mine.partsUrl(KEY)
    const both = await Promise.all([mine.part(address, 0, bytes(40)), mine.part(address, 0, bytes(60, 7))])
    const [row] = await rows()
    expect(both.map(([status]) => status)).toEqual(expect.arrayContaining([204, 409]))
    expect((await taken(row?.bytes ?? 0)).content).toEqual(row?.bytes === 40 ? bytes(40) : bytes(60, 7))
  })

  it('is its sender’s alone', async () => {
    await mine.part(await mine.partsUrl(KEY), 0, bytes(40))
    const other = await openGallery(context)
    expect(await other.arrived(await other.partsUrl(KEY))).toBe(0)
    expect(await other.upload(bytes(0), { key: KEY, arrivedBytes: 40 })).toMatchObject({
      code: 'UPLOAD_MISSING',
    })
    const address = addressOf('somebodys')
    expect(await mine.arrived(address.replace('sig=', 'sig=x'))).toBe(404)
    expect(await mine.arrived(address.replace('of=', `of=${mine.user.id}`))).toBe(404)
    expect(await mine.arrived(address.replace('somebodys', 'anothers'))).toBe(404)
    later(49 * HOUR_MS)
    expect(await mine.arrived(address)).toBe(410)
  })

  it('is taken a part of some size at a time, and no larger than files are', async () => {
    const address = addressOf('large')
    expect(await mine.part(address, 0, bytes(PART_BYTES_MOST + 1))).toEqual([413, Number.NaN])
    expect(await mine.part(address, 0, bytes(0))).toEqual([400, Number.NaN])
    for (let offset = 0; offset < 16_000_000; offset += 4_000_000)
      expect((await mine.part(address, offset, bytes(4_000_000)))[0]).toBe(204)
    expect((await mine.part(address, 16_000_000, bytes(4_000_001)))[0]).toBe(413)
    expect((await mine.upload(bytes(5), { key: KEY, arrivedBytes: 40 })).status).toBe(413)
  })

  describe('that nobody finishes', () => {
    it('is gone after a day, with its parts', async () => {
      await begin('old', 40)
      later(23 * HOUR_MS)
      await begin('young', 40)
      await sweepArriving(context)
      later(1.1 * HOUR_MS)
      await sweepArriving(context)
      await removeDiscardedFiles(context)
      expect((await rows()).map(({ name }) => name)).toEqual(['young'])
      expect(await storedFolders()).toEqual(['young'])
    })

    it('goes before younger ones where a network sends more than is kept for it, and all do', async () => {
      for (const name of ['a', 'b', 'c']) await begin(name, 40)
      await context.database.update(arrivingFiles).set({ network: 'another' })
      await begin('d', 40)
      await begin('e', 40)
      await boundArriving(context, { ofNetwork: 90, together: 1_000 })
      expect((await rows()).map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e'])
      await boundArriving(context, { ofNetwork: 90, together: 130 })
      expect((await rows()).map(({ name }) => name)).toEqual(['c', 'd', 'e'])
    })

    it('counts for what a network may send', async () => {
      await begin('a', 3_000)
      const left = 800_000 * context.config.auth.throttleFactor - 3
      // Tests' calls have no address.
      expect(await isWithinLimit(context, KILOBYTES_OF_PARTS_FROM_ADDRESS, '', left)).toBe(true)
      expect((await mine.part(addressOf('b'), 0, bytes(40)))[0]).toBe(429)
    })

    it('goes with its sender’s account', async () => {
      await mine.part(await mine.partsUrl(KEY), 0, bytes(40))
      await context.database.transaction((tx) => forgetArrivingOf(tx, context, mine.user.id))
      await removeDiscardedFiles(context)
      expect([await rows(), await storedFolders()]).toEqual([[], []])
    })
  })
})
