import { expect, test, vi } from 'vitest'
import { FAKE_ORIGIN, FakeCaches } from '#support/fakeCaches.ts'
import { createBoundedCache } from '../caches/boundedCache.ts'
import { createPrivateFilePolicy, isPrivateFile, privateFileKey } from './privateFilePolicy.ts'

const FILE = `${FAKE_ORIGIN}/files/generations/g1/preview.webp`
const signed = (signature: string) => `${FILE}?until=1795000000&sig=${signature}`
const picture = (content: string, headers: Record<string, string> = {}) =>
  new Response(content, { headers: { 'content-type': 'image/webp', ...headers } })

function fileRequest(url: string, { destination = 'image', method = 'GET', range = '' } = {}): Request {
  const request = new Request(url, { method, headers: range === '' ? {} : { range } })
  Object.defineProperty(request, 'destination', { value: destination })
  return request
}

function setUp(fetch: (request: Request) => Promise<Response>) {
  const caches = new FakeCaches()
  const cache = createBoundedCache({
    name: 'private',
    limits: { maxEntries: 10, maxBytes: 100_000_000, maxAgeMs: 1e12 },
    caches,
    now: () => new Date(),
    onDiskFull: () => undefined,
  })
  const fetched = vi.fn<(request: Request) => Promise<Response>>(fetch)
  const empty = () => caches.delete('private')
  const policy = createPrivateFilePolicy({ fetch: fetched, origin: FAKE_ORIGIN, cache, empty })
  const pending: Promise<unknown>[] = []
  const ask = (url: string) => policy.answer(fileRequest(url), (work) => pending.push(work))
  const settled = () => Promise.all(pending)
  return { ask, settled, policy, caches, fetched }
}

test('a file is fetched once, whatever its signature', async () => {
  const { ask, settled, fetched } = setUp(async () => picture('a'))
  expect(await (await ask(signed('one'))).text()).toBe('a')
  await settled()
  expect(await (await ask(signed('two'))).text()).toBe('a')
  expect(fetched).toHaveBeenCalledOnce()
  expect(privateFileKey(signed('one'))).toBe(FILE)
})

test('it is there without a network, and one that was never seen is an error', async () => {
  let isOnline = true
  const { ask, settled } = setUp(async () => {
    if (!isOnline) throw new TypeError('network')
    return picture('a')
  })
  await ask(signed('one'))
  await settled()
  isOnline = false
  expect(await (await ask(signed('two'))).text()).toBe('a')
  expect((await ask(`${FAKE_ORIGIN}/files/generations/g2/preview.webp`)).type).toBe('error')
})

test('nothing stays when the device changes hands', async () => {
  const { ask, settled, policy, caches } = setUp(async () => picture('a'))
  await ask(signed('one'))
  await settled()
  await policy.forget()
  expect(await caches.keys()).toEqual([])
})

test('a file that was on its way when the device changed hands is not kept', async () => {
  const answer = Promise.withResolvers<Response>()
  const { ask, settled, policy, caches } = setUp(() => answer.promise)
  const asked = ask(signed('one'))
  await policy.forget()
  answer.resolve(picture('a'))
  expect(await (await asked).text()).toBe('a')
  await settled()
  expect(await caches.match(FILE)).toBeUndefined()
})

test('a file that was being written when the device changed hands is removed', async () => {
  const { ask, settled, policy, caches } = setUp(async () => picture('a'))
  await ask(signed('one'))
  // Its writing has begun and isn't awaited yet.
  const forgetting = policy.forget()
  await Promise.all([forgetting, settled()])
  expect(await caches.match(FILE)).toBeUndefined()
})

test.each([
  ['one that has run out', () => new Response('gone', { status: 410 })],
  ['a sound', () => new Response('a', { headers: { 'content-type': 'audio/mpeg' } })],
  ['one that must not be stored', () => picture('a', { 'cache-control': 'private, no-store' })],
  ['a very large one', () => picture('a', { 'content-length': '20000000' })],
])('%s is handed on and not kept', async (_, answer) => {
  const { ask, settled, fetched } = setUp(async () => answer())
  await ask(signed('one'))
  await settled()
  await ask(signed('one'))
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('parts, other methods, other origins and videos are not its business', () => {
  expect(isPrivateFile(fileRequest(FILE), FAKE_ORIGIN)).toBe(true)
  expect(isPrivateFile(fileRequest(FILE, { destination: '' }), FAKE_ORIGIN)).toBe(true)
  expect(isPrivateFile(fileRequest(FILE, { destination: 'video' }), FAKE_ORIGIN)).toBe(false)
  expect(isPrivateFile(fileRequest(FILE, { range: 'bytes=0-' }), FAKE_ORIGIN)).toBe(false)
  expect(isPrivateFile(fileRequest(FILE, { method: 'PUT' }), FAKE_ORIGIN)).toBe(false)
  expect(isPrivateFile(fileRequest('https://other.example/files/a.webp'), FAKE_ORIGIN)).toBe(false)
  expect(isPrivateFile(fileRequest(`${FAKE_ORIGIN}/media/a.webp`), FAKE_ORIGIN)).toBe(false)
})
