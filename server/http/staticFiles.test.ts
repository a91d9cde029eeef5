import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageFiles } from '#server/http/page/pageFiles.ts'
import { acceptsEncoding } from '#server/platform/web/acceptsEncoding.ts'
import { parseRange } from '#server/platform/web/byteRange.ts'
import { loadTestPage, TEST_SCRIPT } from '#support/testPage.ts'
import { answerWithFile } from './staticFiles.ts'

const SCRIPT = '/assets/index-AAAA1111.js'

let files: PageFiles
beforeAll(async () => {
  files = (await loadTestPage()).files
})

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const file = files.get(path)
  if (file === undefined) throw new Error(`no file ${path}`)
  return answerWithFile(new Request(`http://localhost${path}`, { headers, method }), file)
}

async function bytes(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

describe('a file of the page', () => {
  it('comes in the smallest form that the client takes', async () => {
    const brotli = await ask(SCRIPT, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(TEST_SCRIPT)
    const gzip = await ask(SCRIPT, { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(TEST_SCRIPT)
    const plain = await ask(SCRIPT)
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(await plain.text()).toBe(TEST_SCRIPT)
  })

  it('says how long its body is, and that it depends on what the client takes', async () => {
    const answer = await ask(SCRIPT, { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-length')).toBe(String((await bytes(answer)).length))
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  })

  it.each([
    [SCRIPT, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/index-BBBB2222.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/icons/icon-192.png', 'image/png', 'public, max-age=86400'],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
  ])('%s is %s, %s', async (path, type, caching) => {
    const answer = await ask(path)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe(caching)
  })

  it('is not sent again to who has it', async () => {
    const first = await ask(SCRIPT, { 'accept-encoding': 'br' })
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(SCRIPT, { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await ask(SCRIPT, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('has a tag of its own in each form', async () => {
    const [plain, brotli] = await Promise.all([ask(SCRIPT), ask(SCRIPT, { 'accept-encoding': 'br' })])
    expect(plain.headers.get('etag')).not.toBe(brotli.headers.get('etag'))
  })

  it('is told of without its body', async () => {
    const answer = await ask(SCRIPT, {}, 'HEAD')
    expect(answer.headers.get('content-length')).toBe(String(TEST_SCRIPT.length))
    expect(await answer.text()).toBe('')
  })

  it("keeps the build's own notes and the compressed copies to itself", () => {
    expect([...files.keys()].filter((path) => /\.vite|\.br$|\.gz$/.test(path))).toEqual([])
  })
})

describe('a part of a file', () => {
  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, TEST_SCRIPT.length],
    ['bytes=-20', TEST_SCRIPT.length - 20, TEST_SCRIPT.length],
    ['bytes=10-999999', 10, TEST_SCRIPT.length],
  ])('%s is sent as it is asked for, never compressed', async (range, start, end) => {
    const answer = await ask(SCRIPT, { range, 'accept-encoding': 'br' })
    expect(answer.status).toBe(206)
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${TEST_SCRIPT.length}`)
    expect(answer.headers.get('content-length')).toBe(String(end - start))
    expect(await answer.text()).toBe(TEST_SCRIPT.slice(start, end))
  })

  it('outside of the file there is none', async () => {
    const answer = await ask(SCRIPT, { range: 'bytes=999999-' })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe(`bytes */${TEST_SCRIPT.length}`)
  })

  it.each(['bytes=0-1,5-6', 'bytes=9-3', 'lines=1-2', 'bytes=-', 'nonsense'])(
    '%s is answered with the whole',
    async (range) => {
      const answer = await ask(SCRIPT, { range })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(TEST_SCRIPT)
    },
  )

  it('of a file that has changed since is answered with the whole', async () => {
    const etag = (await ask(SCRIPT)).headers.get('etag') ?? ''
    expect((await ask(SCRIPT, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await ask(SCRIPT, { range: 'bytes=0-9', 'if-range': '"old"' })).status).toBe(200)
  })

  it('never reaches out of the file, whatever is asked for', () => {
    const number = fc.oneof(fc.constant(''), fc.nat().map(String), fc.bigInt({ min: 0n }).map(String))
    fc.assert(
      fc.property(number, number, fc.nat(1_000_000), (first, last, size) => {
        const part = parseRange(`bytes=${first}-${last}`, size)
        if (typeof part === 'string') return
        expect(part.start).toBeGreaterThanOrEqual(0)
        expect(part.end).toBeGreaterThanOrEqual(part.start)
        expect(part.end).toBeLessThan(size)
      }),
    )
  })
})

describe('what a client takes', () => {
  it.each([
    ['gzip, br', true],
    ['*', true],
    ['BR', true],
    ['br;q=0.1', true],
    ['br;q=0', false],
    ['gzip, *;q=0', false],
    ['br;q=0, *', false],
    ['gzip', false],
    ['', false],
    [null, false],
  ])('%j takes brotli: %s', (header, expected) => {
    expect(acceptsEncoding(header, 'br')).toBe(expected)
  })
})
