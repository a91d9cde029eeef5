import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { WHOLE_BYTES } from '#domain/files/parts.ts'
import { setLogLevel } from '#domain/log.ts'
import { sendPrintFile } from './printCalls.ts'
import { sendParts } from './sendParts.ts'

beforeAll(() => setLogLevel('silent'))

const PARTS = 'https://iskra.example/files/arriving/one'
const WHOLE = 'https://iskra.example/files/prints/one/picture'

/** A request's fate: it arrives and is answered, arrives with its answer lost, or doesn't arrive. */
type Fate = 'answered' | 'answer lost' | 'lost'

const told = (status: number, bytes: number) =>
  new Response(null, { status, headers: { 'upload-offset': String(bytes) } })
const answering = (answer: Response) => ({ fetch: () => Promise.resolve(answer) })

/** A server that stores what it receives. Requests meet these fates in order; then all succeed. */
function serverOver(fates: readonly Fate[]) {
  const left = [...fates]
  const state = { arrived: new Uint8Array(), sentBytes: 0, finished: '' }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const fate = left.shift() ?? 'answered'
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    const answer = await answerTo(request)
    if (fate === 'answer lost') throw new TypeError('Failed to fetch')
    return answer
  }
  async function answerTo(request: Request): Promise<Response> {
    const there = state.arrived.length
    if (request.method === 'PUT') {
      const file = (await request.formData()).get('file')
      state.finished = `${request.headers.get('upload-length') ?? 'no'} ${file instanceof File ? file.size : 'no'}`
      return new Response(null, { status: 204 })
    }
    if (request.method === 'PATCH') {
      const part = new Uint8Array(await request.arrayBuffer())
      state.sentBytes += part.length
      if (Number(request.headers.get('upload-offset')) !== there) return told(409, there)
      state.arrived = Uint8Array.from([...state.arrived, ...part])
    }
    return told(204, state.arrived.length)
  }
  return { fetch, state }
}

const contentOf = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31) % 253)

describe('a file in parts', () => {
  it('arrives as it is, wherever and however often the line is cut, and little is sent twice', async () => {
    const fate = fc.constantFrom<Fate>('answered', 'answer lost', 'lost')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 12 }),
        fc.integer({ min: 1, max: 900_000 }),
        async (fates, length) => {
          const { fetch, state } = serverOver(fates)
          const content = contentOf(length)
          const percents: number[] = []
          for (let tries = 0; tries <= fates.length; tries += 1) {
            const onProgress = (percent: number) => void percents.push(percent)
            const isThere = await sendParts(PARTS, new Blob([content]), { fetch, onProgress }).then(
              () => true,
              (error: unknown) => {
                expect(error).toMatchObject({ code: 'UPLOAD_NETWORK_ERROR', kind: 'unreachable' })
                return false
              },
            )
            if (isThere) break
          }
          expect(state.arrived).toEqual(content)
          expect(state.sentBytes).toBe(length)
          expect(percents.at(-1)).toBe(100)
        },
      ),
      { numRuns: 20 },
    )
  })

  it('goes on behind what somebody else sends at the same time', async () => {
    const { fetch, state } = serverOver([])
    const content = contentOf(WHOLE_BYTES * 2)
    let isFirst = true
    await sendParts(PARTS, new Blob([content]), {
      fetch: async (input, init) => {
        if (init?.method === 'PATCH' && isFirst) {
          isFirst = false
          state.arrived = content.slice(0, 1_000)
        }
        return fetch(input, init)
      },
    })
    expect(state.arrived).toEqual(content)
  })

  it('ends by its signal, by a refusal, and by what doesn’t take files', async () => {
    const file = new Blob([contentOf(10)])
    const { fetch } = serverOver([])
    await expect(sendParts(PARTS, file, { fetch, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'UPLOAD_CANCELLED',
    })
    const refused = Response.json({ error: { code: 'LINK_INVALID', message: 'Gone' } }, { status: 410 })
    await expect(sendParts(PARTS, file, answering(refused))).rejects.toMatchObject({
      code: 'LINK_INVALID',
      status: 410,
    })
    await expect(sendParts(PARTS, file, answering(new Response('<html>')))).rejects.toMatchObject({
      code: 'UPLOAD_FAILED',
    })
    const standsStill = { status: 204, headers: { 'upload-offset': '0' } }
    await expect(sendParts(PARTS, file, answering(new Response(null, standsStill)))).rejects.toMatchObject({
      code: 'UPLOAD_FAILED',
    })
  })
})

describe('the file of a print', () => {
  it.each([
    ['a small one goes whole', WHOLE_BYTES, 0, `no ${WHOLE_BYTES}`],
    [
      'a large one in parts, with an empty file in its place',
      WHOLE_BYTES + 1,
      WHOLE_BYTES + 1,
      `${WHOLE_BYTES + 1} 0`,
    ],
  ])('%s', async (_, length, sentBytes, finished) => {
    const { fetch, state } = serverOver([])
    await sendPrintFile({ whole: WHOLE, parts: PARTS }, new Blob([contentOf(length)]), { fetch })
    expect(state).toMatchObject({ sentBytes, finished })
  })
})
