import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { setLogLevel } from '#domain/log.ts'
import type { UploadRequest } from './productApi.ts'
import { fakeUploads } from './testing/fakeUploads.ts'
import { cut, refusal, scriptedService } from './testing/scriptedService.ts'

beforeAll(() => setLogLevel('silent'))

const answer = z.object({ id: z.string() })
// Any endpoint will do: an upload doesn't depend on its address.
const ENDPOINT = 'POST /api/v1/account/passkeys'

/** An upload that was begun, and its outcome. */
async function begin(
  over: Partial<UploadRequest<typeof answer>> = {},
  options: Parameters<typeof scriptedService>[1] = {},
) {
  const uploads = fakeUploads()
  const service = scriptedService([], { createRequest: uploads.createRequest, ...options })
  const percents: number[] = []
  const onProgress = (percent: number) => void percents.push(percent)
  const file = new Blob(['0123456789'], { type: 'image/png' })
  const result = service.api
    .upload(ENDPOINT, { file, fileName: 'kotek.png', fields: { album: 'koty' }, answer, onProgress, ...over })
    .catch((error: unknown) => error)
  await service.clock.advance(0)
  return { ...service, ...uploads, percents, result }
}

describe('an upload', () => {
  it('sends the file as form data with the token and tells how far it got, in percent', async () => {
    const { latest, percents, result } = await begin({ idempotencyKey: 'key-1' })
    const request = latest()
    expect(request.address).toBe('POST /api/v1/account/passkeys')
    expect(Object.fromEntries(request.headers)).toEqual({
      Accept: 'application/json',
      Authorization: 'Bearer access-1',
      'Idempotency-Key': 'key-1',
    })
    const file = request.body?.get('file')
    expect(file).toMatchObject({ name: 'kotek.png', size: 10, type: 'image/png' })
    expect(request.body?.get('album')).toBe('koty')
    for (const loaded of [0, 1, 1.4, 9.99, 10]) request.progress(loaded, 10)
    request.progress(0, 0)
    request.answer(201, { id: '7' })
    expect(await result).toEqual({ id: '7' })
    expect(percents).toEqual([0, 10, 14, 99, 100])
  })

  it('takes as long as something moves', async () => {
    const { latest, clock, result } = await begin()
    for (const loaded of [1, 2, 3]) {
      await clock.advance(29_000)
      latest().progress(loaded, 10)
    }
    await clock.advance(29_000)
    latest().answer(201, { id: '7' })
    expect(await result).toEqual({ id: '7' })
  })
})

describe('the upload errors', () => {
  it('“Upload cancelled” by its signal, whenever that comes', async () => {
    const leaving = new AbortController()
    const { latest, result } = await begin({ signal: leaving.signal })
    leaving.abort()
    expect(await result).toMatchObject({ code: 'UPLOAD_CANCELLED', message: 'Upload cancelled' })
    expect(latest().isAborted).toBe(true)

    const before = await begin({ signal: AbortSignal.abort() })
    expect(await before.result).toMatchObject({ code: 'UPLOAD_CANCELLED' })
    expect(before.requests).toEqual([])
  })

  it('“Network error during upload”, with its one attempt', async () => {
    const { latest, requests, clock, result } = await begin()
    latest().cut()
    await clock.runOut()
    expect(await result).toMatchObject({
      code: 'UPLOAD_NETWORK_ERROR',
      message: 'Network error during upload',
      kind: 'unreachable',
    })
    expect(requests).toHaveLength(1)
  })

  it('is sent again when it carries a key', async () => {
    const { latest, requests, clock, result } = await begin({ idempotencyKey: 'key-1' })
    latest().cut()
    await clock.advance(1_000)
    expect(requests).toHaveLength(2)
    latest().answer(201, { id: '7' })
    expect(await result).toEqual({ id: '7' })
  })

  it.each<[unknown, string, string]>([
    [{ detail: 'Za duży plik' }, 'Za duży plik', 'UPLOAD_FAILED'],
    [{ error: { code: 'WRONG_TYPE', message: 'Not a picture' } }, 'Not a picture', 'WRONG_TYPE'],
    ['<html>', 'Upload failed', 'UPLOAD_FAILED'],
  ])('the server’s detail, or “Upload failed”: %j', async (body, message, code) => {
    const { latest, result } = await begin()
    latest().answer(415, body)
    expect(await result).toMatchObject({ message, code, status: 415 })
  })

  it.each(['<html>', '', { name: 'no id' }])('“Failed to parse upload response”: %j', async (body) => {
    const { latest, result } = await begin()
    latest().answer(200, body)
    expect(await result).toMatchObject({
      code: 'UPLOAD_ANSWER_INVALID',
      message: 'Failed to parse upload response',
    })
  })

  it('“Request timeout” when nothing moves any more', async () => {
    const { latest, clock, result } = await begin()
    await clock.advance(30_000)
    expect(await result).toMatchObject({ code: 'TIMEOUT', message: 'Request timeout' })
    expect(latest().isAborted).toBe(true)
  })
})

describe('a refused token', () => {
  it('is refreshed, and the file sent again', async () => {
    const { latest, requests, clock, tokens, result } = await begin()
    latest().answer(401, {})
    await clock.advance(0)
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ])
    latest().answer(201, { id: '7' })
    expect(await result).toEqual({ id: '7' })
    expect(tokens.expired).toBe(0)
  })

  it('is “Unauthorized” and ends the session when it is refused again', async () => {
    const { latest, clock, tokens, result } = await begin()
    latest().answer(401, {})
    await clock.advance(0)
    latest().answer(401, {})
    expect(await result).toMatchObject({ code: 'UNAUTHORIZED', message: 'Unauthorized', status: 401 })
    expect(tokens).toMatchObject({ stored: null, expired: 1 })
  })

  it('is “Unauthorized” and ends the session when the refresh is refused', async () => {
    const { latest, tokens, result } = await begin({}, { refreshes: [refusal(401, 'SESSION_EXPIRED')] })
    latest().answer(401, {})
    expect(await result).toMatchObject({ code: 'UNAUTHORIZED', message: 'Unauthorized' })
    expect(tokens).toMatchObject({ stored: null, expired: 1 })
  })

  it('is a network error, and no end, when the refresh is lost', async () => {
    const { latest, clock, tokens, result } = await begin({}, { refreshes: [cut] })
    latest().answer(401, {})
    await clock.runOut()
    expect(await result).toMatchObject({ code: 'UPLOAD_NETWORK_ERROR' })
    expect(tokens.expired).toBe(0)
  })
})
