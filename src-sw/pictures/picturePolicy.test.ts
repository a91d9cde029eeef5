import { expect, test, vi } from 'vitest'
import { FAKE_ORIGIN, FakeCaches } from '#support/fakeCaches.ts'
import { createBoundedCache } from '../caches/boundedCache.ts'
import { createPackStore } from '../packs/packStore.ts'
import { createPicturePolicy, isPicture, mayCachePicture, pictureKey } from './picturePolicy.ts'

const PICTURE = `${FAKE_ORIGIN}/media/products/kartka/1-ab.jpg?width=320`
const picture = (content: string, headers: Record<string, string> = {}) =>
  new Response(content, { headers: { 'content-type': 'image/avif', vary: 'Accept', ...headers } })

/** A request as a page's picture element makes it; Node knows neither destinations nor modes of elements. */
function pictureRequest(url: string, { mode = 'cors', destination = 'image' } = {}): Request {
  const request = new Request(url, { headers: { accept: 'image/avif,*/*' } })
  Object.defineProperty(request, 'destination', { value: destination })
  Object.defineProperty(request, 'mode', { value: mode })
  return request
}

function setUp(fetch: (request: Request) => Promise<Response>) {
  const caches = new FakeCaches()
  const limits = { maxEntries: 10, maxBytes: 100_000, maxAgeMs: 1e12 }
  const cache = createBoundedCache({
    name: 'pictures',
    limits,
    caches,
    now: () => new Date(),
    onDiskFull: () => undefined,
  })
  const store = createPackStore(caches)
  const fetched = vi.fn<(request: Request) => Promise<Response>>(fetch)
  const policy = createPicturePolicy({
    fetch: fetched,
    origin: FAKE_ORIGIN,
    cache,
    matchPacks: store.match,
    matchPackVersions: (key) => store.match(key, { ignoreSearch: true }),
  })
  const ask = async (request = pictureRequest(PICTURE)) => {
    const pending: Promise<unknown>[] = []
    const response = await policy.answer(request, (work) => pending.push(work))
    await Promise.all(pending)
    return response
  }
  return { ask, caches, fetched, store }
}

test('a picture is fetched once', async () => {
  const { ask, fetched } = setUp(async () => picture('a'))
  expect(await (await ask()).text()).toBe('a')
  expect(await (await ask()).text()).toBe('a')
  expect(fetched).toHaveBeenCalledOnce()
})

test('what `Accept` was doesn’t matter to the key', async () => {
  const { ask, fetched } = setUp(async () => picture('a'))
  await ask()
  const other = pictureRequest(`${PICTURE}#part`)
  other.headers.set('accept', 'image/webp')
  expect(await (await ask(other)).text()).toBe('a')
  expect(fetched).toHaveBeenCalledOnce()
  expect(pictureKey(`${PICTURE}#part`)).toBe(PICTURE)
})

test('without a network the largest other width of the same picture serves', async () => {
  let online = true
  const { ask } = setUp(async (request) =>
    online ? picture(new URL(request.url).search.repeat(4)) : Promise.reject(new TypeError('cut')),
  )
  await ask(pictureRequest(PICTURE.replace('320', '160')))
  await ask(pictureRequest(PICTURE.replace('320', '1280')))
  online = false
  expect(await (await ask()).text()).toBe('?width=1280'.repeat(4))
  expect((await ask(pictureRequest(`${FAKE_ORIGIN}/media/products/inna/1-ab.jpg?width=320`))).type).toBe(
    'error',
  )
})

test('a pack’s picture serves although the runtime cache has none', async () => {
  const { ask, store, fetched } = setUp(async () => Promise.reject(new TypeError('cut')))
  const pack = await store.open('shop')
  await pack.put(PICTURE, picture('packed'))
  expect(await (await ask()).text()).toBe('packed')
  expect(fetched).not.toHaveBeenCalled()
})

test('a picture of another origin is asked for readably', async () => {
  const { ask, fetched, caches } = setUp(async () => picture('cdn'))
  await ask(pictureRequest('https://cdn.example/1.jpg', { mode: 'no-cors' }))
  expect(fetched.mock.calls[0]?.[0]).toMatchObject({ mode: 'cors', credentials: 'omit' })
  expect(fetched.mock.calls[0]?.[0].headers.get('accept')).toBe('image/avif,*/*')
  expect(caches.bytes()).toBe(3)
})

test('a content network without CORS gets the page’s own request, and nothing is kept', async () => {
  const opaque = new Response(null)
  Object.defineProperty(opaque, 'type', { value: 'opaque' })
  Object.defineProperty(opaque, 'status', { value: 0 })
  const { ask, caches } = setUp(async (request) =>
    request.mode === 'cors' ? Promise.reject(new TypeError('cors')) : opaque,
  )
  expect((await ask(pictureRequest('https://cdn.example/1.jpg', { mode: 'no-cors' }))).type).toBe('opaque')
  expect(caches.bytes()).toBe(0)
})

test.each([
  ['a missing picture', new Response('no', { status: 404 })],
  ['a part', new Response('part', { status: 206, headers: { 'content-type': 'image/png' } })],
  ['an HTML page', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a private picture', picture('p', { 'cache-control': 'private, max-age=60' })],
  ['a picture not to be stored', picture('p', { 'cache-control': 'no-store' })],
])('%s is not kept', (_, response) => {
  expect(mayCachePicture(response)).toBe(false)
})

test('only pictures are pictures', () => {
  expect(isPicture(pictureRequest(PICTURE), FAKE_ORIGIN)).toBe(true)
  expect(isPicture(pictureRequest(PICTURE, { destination: '' }), FAKE_ORIGIN)).toBe(true)
  expect(isPicture(pictureRequest(PICTURE, { destination: 'document' }), FAKE_ORIGIN)).toBe(false)
  expect(isPicture(pictureRequest(`${FAKE_ORIGIN}/api/v1/gallery/1.png`), FAKE_ORIGIN)).toBe(false)
  expect(
    isPicture(pictureRequest('https://cdn.example/video.mp4', { destination: 'video' }), FAKE_ORIGIN),
  ).toBe(false)
})
