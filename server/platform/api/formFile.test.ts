import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveFormFile } from './formFile.ts'

const RUNS = process.env['LONG'] === undefined ? 60 : 3_000
const MOST = 1_000

let folder: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iskra-form-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function streamed(body: ReadableStream, contentType: string): Request {
  // Node's types don't know the browser's name for this.
  const init = { method: 'POST', body, headers: { 'content-type': contentType }, duplex: 'half' }
  return new Request('https://iskra.example/', init)
}

/** A request of these bytes, in pieces as they are cut. */
function requestOf(body: Uint8Array, contentType: string, cuts: readonly number[] = []): Request {
  const places = [0, ...cuts.filter((cut) => cut < body.length).toSorted((one, other) => one - other)]
  const pieces = places.map((place, index) => body.slice(place, places[index + 1]))
  const stream = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(piece)
    },
  })
  return streamed(stream, contentType)
}

async function receive(request: Request, most = MOST) {
  const path = join(folder, String((count += 1)))
  const described = await receiveFormFile(request, path, most)
  return { ...described, content: await readFile(path) }
}

async function encoded(form: FormData) {
  const { body, headers } = new Response(form)
  return {
    bytes: new Uint8Array(await new Response(body).arrayBuffer()),
    type: headers.get('content-type') ?? '',
  }
}

const file = (content: BlobPart, name = 'kotek.png', type = 'image/png') =>
  new File([content], name, { type })

const raw = (lines: string, type = 'multipart/form-data; boundary=b') => requestOf(Buffer.from(lines), type)

describe('a file in form data', () => {
  it('arrives as it was sent, however it is cut up on the way', async () => {
    const tricky = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc
        .array(fc.constantFrom('\r\n', '--', '-', '\r', '\n', '----', 'x'))
        .map((parts) => Buffer.from(parts.join(''))),
    )
    await fc.assert(
      fc.asyncProperty(tricky, fc.array(fc.nat(900)), fc.boolean(), async (content, cuts, isLast) => {
        const form = new FormData()
        if (isLast) form.set('album', 'koty')
        form.set('file', file(content))
        if (!isLast) form.set('album', 'koty\r\n--')
        const { bytes, type } = await encoded(form)
        const received = await receive(requestOf(bytes, type, cuts))
        expect(received).toMatchObject({
          filename: 'kotek.png',
          mediaType: 'image/png',
          bytes: content.length,
        })
        expect(received.content.equals(content)).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })

  it('keeps its name, whatever letters that has', async () => {
    const form = new FormData()
    form.set('file', file('x', 'Żółw "mój"; name=x.png'))
    const { bytes, type } = await encoded(form)
    expect(await receive(requestOf(bytes, type))).toMatchObject({ filename: 'Żółw "mój"; name=x.png' })
  })

  it.each([
    ['no form data', raw('{}', 'application/json')],
    ['no boundary', raw('--b\r\n', 'multipart/form-data')],
    ['nothing in it', raw('--b--\r\n')],
    ['nothing at all', raw('')],
    ['no file in it', raw('--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n')],
    ['its end missing', raw('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx')],
    ['endless headers', raw(`--b\r\n${'X: y\r\n'.repeat(3_000)}\r\n`)],
    [
      'two files',
      raw(
        `${'--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n'.repeat(2)}--b--\r\n`,
      ),
    ],
  ])('is refused with %s', async (_, request) => {
    await expect(receive(request)).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })

  it('is refused as soon as it is too large', async () => {
    let sent = 0
    const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n')
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(sent === 0 ? head : Buffer.alloc(100))
        sent += 1
      },
    })
    const request = streamed(endless, 'multipart/form-data; boundary=b')
    await expect(receive(request)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    expect(sent).toBeLessThan(40)
  })

  it('is refused unread when it says that it is too large', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '9999999' }
    const request = new Request('https://iskra.example/', { method: 'POST', body: 'x', headers })
    await expect(receive(request)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    expect(request.bodyUsed).toBe(false)
  })

  it('is refused with more around it than a form has', async () => {
    const field = `--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n${'y'.repeat(40_000)}\r\n`
    await expect(receive(raw(field.repeat(3)))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  it('is refused when its sender goes away', async () => {
    const gone = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    const request = streamed(gone, 'multipart/form-data; boundary=b')
    await expect(receive(request)).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })
})
