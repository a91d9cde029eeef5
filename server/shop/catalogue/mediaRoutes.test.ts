import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { OpenDatabase } from '#server/platform/database/openDatabase.ts'
import type { PlannedFile } from '#server/platform/media/plannedFile.ts'
import { storeOf } from '#server/platform/media/storeOf.ts'
import { openTestDatabase } from '#support/openTestDatabase.ts'
import { testConfig, testContext } from '#support/testContext.ts'
import { mediaRoutes } from './mediaRoutes.ts'
import { plannedPictures } from './plannedPictures.ts'

let dataDir: string
let context: ServerContext
let opened: OpenDatabase
let app: Hono

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-media-'))
  opened = await openTestDatabase()
  const database: Database = opened.database
  context = testContext(database, { config: testConfig({ dataDir }) })
  app = new Hono().route('/media', mediaRoutes(context))
})
afterAll(async () => {
  await storeOf(context).close()
  await opened.close()
  await rm(dataDir, { recursive: true, force: true })
})

function planned(name: string): PlannedFile {
  const file = plannedPictures().get(name)
  if (!file) throw new Error(`no picture is planned under ${name}`)
  return file
}

const CUP = planned('products/kubek-z-twoim-obrazem/1')
const address = (file: PlannedFile, query = '') => `/media/${file.name}-${file.hash}.jpg${query}`
const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('pictures', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('come for %s as %s, in the width asked for', async (accept, type, format) => {
    const answer = await get(address(CUP, '?width=320'), { accept })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('vary')).toBe('Accept')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ format, width: 320, height: 320 })
  })

  it('come as they were drawn when no width is asked for, and never larger', async () => {
    for (const query of ['', '?width=1600']) {
      const answer = await get(address(CUP, query), { accept: 'image/webp' })
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1280 })
    }
  })

  it('are small enough for a list', async () => {
    for (const name of [
      'products/kartka-urodzinowa-sto-iskier/1',
      'products/plakat-baltyk/1',
      'products/kredyty-zar/1',
    ]) {
      const answer = await get(address(planned(name), '?width=480'), { accept: 'image/avif' })
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(25_000)
    }
  })

  it('are made once for many who ask at once, and kept', async () => {
    const file = planned('products/swieca-sojowa-ognisko/1')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => get(address(file, '?width=160'), { accept: 'image/webp' })),
    )
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    expect(bodies.every((body) => body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true)
    const kept = await readdir(join(dataDir, 'media', `products--swieca-sojowa-ognisko--1--${file.hash}`))
    expect(kept.toSorted()).toEqual(['160.webp', 'master.jpg'])
  })

  it('are not sent again to who has them', async () => {
    const first = await get(address(CUP, '?width=320'), { accept: 'image/webp' })
    const etag = first.headers.get('etag') ?? ''
    const again = await get(address(CUP, '?width=320'), {
      accept: 'image/webp',
      'if-none-match': `W/"x", ${etag}`,
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const other = await get(address(CUP, '?width=320'), { accept: 'image/avif', 'if-none-match': etag })
    expect(other.status).toBe(200)
  })

  it('lead from an old address to the present one', async () => {
    const answer = await get(`/media/${CUP.name}-0123456789.jpg?width=320`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(address(CUP, '?width=320'))
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('of the home page are found by name, and asked about again after a while', async () => {
    const answer = await get('/media/home/okazja-slub.jpg?width=1280', { accept: 'image/webp' })
    expect(answer.headers.get('cache-control')).toMatch(/max-age=3600/)
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ width: 1280, height: 1280 })
  })

  it.each([
    '/media/products/nie-ma-takiego/1-0123456789.jpg',
    '/media/products/kubek-z-twoim-obrazem/9-0123456789.jpg',
    `/media/products/kubek-z-twoim-obrazem/1-${CUP.hash}.png`,
    `/media/products/kubek-z-twoim-obrazem/1-${CUP.hash}.jpg/more`,
    '/media/products/../home/none.jpg',
    '/media/products/..%2f..%2f..%2fetc%2fpasswd',
    '/media/products/%2e%2e/%2e%2e/package/1-0123456789.jpg',
    '/media/home/constructor.jpg',
    '/media/home/__proto__.jpg',
    '/media/home/okazja-slub.jpg%00.png',
    '/media/',
    `/media/${CUP.name}-${CUP.hash}.jpg?width=-1`,
    `/media/${CUP.name}-${CUP.hash}.jpg?width=1e9`,
  ])('are not found at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('that are wrongly asked for are answered with a code', async () => {
    const answer = await get('/media/products/nie-ma-takiego/1-0123456789.jpg')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
  })
})

describe('drawing', () => {
  it('is done beside the thread that answers', async () => {
    const file = planned('collections/kartki/1')
    await get('/media/home/okazja-slub.jpg?width=160')
    // The drawing thread does nothing else meanwhile.
    let turns = 0
    let isDrawn = false
    const turn = (): void => {
      turns += 1
      if (!isDrawn) setImmediate(turn)
    }
    setImmediate(turn)
    // A size that isn't shipped.
    await get(address(file, '?width=960'), { accept: 'image/avif' })
    isDrawn = true
    expect(turns).toBeGreaterThan(200)
  })
})
