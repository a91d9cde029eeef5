import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { testConfig, testContext } from '#support/testContext.ts'
import { fileAddress } from './fileAddress.ts'
import { fileRoutes } from './fileRoutes.ts'
import { fileStore } from './storeOf.ts'

const KEY = 'generations/abc/film.mp4'
const GROUND = { kind: 'session', sessionId: 'one' } as const
const CONTENT = '0123456789'

let dataDir: string
let context: ServerContext
let time = new Date('2026-11-20T14:30:00Z')
let app: Hono
let stands = true
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-file-routes-'))
  context = testContext(drizzle.mock(), { config: testConfig({ dataDir }), now: () => time })
  app = new Hono().route('/files', fileRoutes(context, { generations: async () => stands }))
  await fileStore(context).putBytes(KEY, Buffer.from(CONTENT), 'video/mp4')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const get = async (headers: Record<string, string> = {}, method = 'GET') =>
  app.request(fileAddress(context, KEY, GROUND), { headers, method })

describe('a stored file', () => {
  it('comes whole, for its owner’s browser alone to keep', async () => {
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(CONTENT)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'cache-control': expect.stringMatching(/^private, max-age=\d{4,5}, no-transform$/),
    })
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=0-', 206, CONTENT, 'bytes 0-9/10'],
    ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, CONTENT, null],
    ['lines=1-2', 200, CONTENT, null],
    ['bytes=5-2', 200, CONTENT, null],
  ])('asked for %s answers %i', async (range, status, body, contentRange) => {
    const answer = await get({ range })
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ])
  })

  it('is sent on only to who has the same beginning of it', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ range: 'bytes=2-4', 'if-range': etag })).status).toBe(206)
    expect((await get({ range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200)
    const known = await get({ 'if-none-match': `"x", ${etag}` })
    expect([known.status, await known.text()]).toEqual([304, ''])
  })

  it('is told of without being sent', async () => {
    const answer = await get({}, 'HEAD')
    expect([answer.status, await answer.text(), answer.headers.get('content-length')]).toEqual([
      200,
      '',
      '10',
    ])
  })

  it('is saved under a name of any letters', async () => {
    const answer = await app.request(fileAddress(context, KEY, GROUND, { downloadName: 'Żółw "x"\r\n.mp4' }))
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="Zow x.mp4"; filename*=UTF-8\'\'%C5%BB%C3%B3%C5%82w%20%22x%22%0D%0A.mp4',
    )
  })

  it('is found at no other address', async () => {
    const good = fileAddress(context, KEY, GROUND)
    const { search } = new URL(good, 'https://iskra.example')
    for (const address of [
      `/files/${KEY}`,
      `/files/generations/abc/other.mp4${search}`,
      `/files/generations/abc/../abc/film.mp4x${search}`,
      `/files/..%2f..%2fetc%2fpasswd${search}`,
      `/files/${search}`,
      fileAddress(context, 'generations/abc/none.mp4', GROUND),
      fileAddress(context, 'secrets/abc/film.mp4', GROUND),
    ]) {
      expect((await app.request(address)).status).toBe(404)
    }
  })

  it('is gone from an address whose grant is gone, with the same code', async () => {
    stands = false
    const answer = await get({ range: 'bytes=2-4' })
    stands = true
    expect(answer.status).toBe(410)
    expect(await answer.json()).toMatchObject({ error: { code: 'LINK_INVALID' } })
  })

  it('is gone from an address that has run out, with a code that says so', async () => {
    const address = fileAddress(context, KEY, GROUND)
    time = new Date(time.getTime() + 8 * 60 * 60_000)
    const answer = await app.request(address)
    expect(answer.status).toBe(410)
    expect(await answer.json()).toMatchObject({ error: { code: 'LINK_INVALID' } })
  })
})
