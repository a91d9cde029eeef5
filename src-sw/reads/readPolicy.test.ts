import { expect, test, vi } from 'vitest'
import { CACHED_AT_HEADER } from '#offline/cachedAnswer.ts'
import { FAKE_ORIGIN, FakeCaches } from '#support/fakeCaches.ts'
import { createBoundedCache } from '../caches/boundedCache.ts'
import { createPackStore } from '../packs/packStore.ts'
import { catalogueKey, catalogueKeyOf, looksLikeStorefrontCall } from '../catalogue/catalogueCall.ts'
import { worthOfAnswer } from '../catalogue/worthOfAnswer.ts'
import { isGonePublicRead } from './publicRead.ts'
import { createReadPolicy } from './readPolicy.ts'

const ENDPOINT = `${FAKE_ORIGIN}/api/storefront/2026-04/graphql.json`
const QUERY = 'query Product($handle: String!) { product(handle: $handle) { id } }'

function call(query = QUERY, headers: Record<string, string> = {}, url = ENDPOINT): Request {
  const body = JSON.stringify({ query, variables: { handle: 'kartka' } })
  return new Request(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

const findsOne: () => Promise<Response> = async () => found('1')
const packed = (at: string) =>
  Response.json({ data: { product: { id: 'pack' } } }, { headers: { [CACHED_AT_HEADER]: at } })
const found = (id: string) => Response.json({ data: { product: { id } } })

function setUp(fetch: (request: Request) => Promise<Response>, endpoint = ENDPOINT) {
  const caches = new FakeCaches()
  let time = new Date('2026-11-20T12:40:00.000Z')
  const now = () => time
  const limits = { maxEntries: 10, maxBytes: 100_000, maxAgeMs: 1e12 }
  const cache = createBoundedCache({ name: 'catalogue', limits, caches, now, onDiskFull: () => undefined })
  const store = createPackStore(caches)
  const fetched = vi.fn<(request: Request) => Promise<Response>>(fetch)
  const policy = createReadPolicy({
    fetch: fetched,
    cache,
    matchPacks: store.match,
    keyOf: (request) => catalogueKeyOf(request, async () => endpoint),
    worthOf: worthOfAnswer,
    isGone: isGonePublicRead,
    now,
    wait: (milliseconds) => {
      const waited = Promise.withResolvers<void>()
      waits.push({ milliseconds, end: waited.resolve })
      return waited.promise
    },
  })
  const waits: { milliseconds: number; end: () => void }[] = []
  /** Ends the patience of the last call once it waits. */
  const runOutOfPatience = async () => {
    const waiting = await vi.waitUntil(() => waits.shift())
    waiting.end()
    return waiting.milliseconds
  }
  const pass = (at: string) => (time = new Date(at))
  const pending: Promise<unknown>[] = []
  const settled = async () => {
    // Work that is kept alive may keep more work alive.
    for (const work of pending) await work
  }
  const ask = async (request = call()) => policy.answer(request, (work) => pending.push(work))
  return { ask, caches, fetched, pass, runOutOfPatience, store, settled }
}

test('takes the network’s answer and keeps it for when there is none', async () => {
  let online = true
  const { ask, pass, settled } = setUp(async () =>
    online ? found('1') : Promise.reject(new TypeError('cut')),
  )
  const fresh = await ask()
  expect(fresh.headers.has(CACHED_AT_HEADER)).toBe(false)
  await settled()
  online = false
  pass('2026-11-20T15:00:00.000Z')
  const kept = await ask()
  expect(kept.headers.get(CACHED_AT_HEADER)).toBe('2026-11-20T12:40:00.000Z')
  expect(await kept.json()).toEqual({ data: { product: { id: '1' } } })
})

test('what is gone by the service’s own answer is not kept for the time without a network either', async () => {
  const answers = [
    found('1'),
    new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
    null,
    Response.json({ error: { code: 'NOT_FOUND' } }, { status: 404 }),
    null,
  ]
  const { ask, settled } = setUp(async () => {
    const answer = answers.shift() ?? null
    return answer ?? Promise.reject(new TypeError('cut'))
  })
  await ask()
  await settled()
  // The page of a gateway says nothing about the thing.
  expect((await ask()).status).toBe(404)
  await settled()
  expect(await (await ask()).json()).toEqual({ data: { product: { id: '1' } } })
  expect((await ask()).status).toBe(404)
  await settled()
  expect((await ask()).type).toBe('error')
})

test('without a network and without a kept answer it is a network error', async () => {
  const { ask } = setUp(async () => Promise.reject(new TypeError('cut')))
  expect((await ask()).type).toBe('error')
})

test.each([
  ['a server error', async () => new Response('down', { status: 503 })],
  ['a flood warning', async () => Response.json({}, { status: 429 })],
  ['a captive portal', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['broken JSON', async () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  ['GraphQL errors', async () => Response.json({ data: null, errors: [{ message: 'Throttled' }] })],
])('%s is not kept, and a kept answer serves instead', async (_, broken) => {
  let answer = findsOne
  const { ask, settled } = setUp(async () => answer())
  await ask()
  await settled()
  answer = broken
  expect(await (await ask()).json()).toEqual({ data: { product: { id: '1' } } })
  await settled()
  expect(await (await ask()).json()).toEqual({ data: { product: { id: '1' } } })
})

test.each([
  ['a refusal', async () => Response.json({ errors: 'no' }, { status: 401 }), 401],
  ['"not found"', async () => Response.json({ data: { product: null } }), 200],
])('%s is passed on although an answer is kept', async (_, refused, status) => {
  let answer = findsOne
  const { ask, settled } = setUp(async () => answer())
  await ask()
  await settled()
  answer = refused
  const response = await ask()
  expect(response.status).toBe(status)
  expect(response.headers.has(CACHED_AT_HEADER)).toBe(false)
})

test('a slow network gives way to a kept answer, is still kept, and then gets less patience', async () => {
  const answers = [found('1')]
  const slow = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const { ask, runOutOfPatience, settled } = setUp(
    async () => answers.shift() ?? slow[0]?.promise ?? Response.error(),
  )
  await ask()
  await settled()
  const first = ask()
  expect(await runOutOfPatience()).toBe(2_500)
  expect(await (await first).json()).toEqual({ data: { product: { id: '1' } } })
  const second = ask()
  expect(await runOutOfPatience()).toBe(700)
  expect(await (await second).json()).toEqual({ data: { product: { id: '1' } } })
  slow[0]?.resolve(found('2'))
  await settled()
  slow.shift()
  const third = ask()
  await runOutOfPatience()
  expect(await (await third).json()).toEqual({ data: { product: { id: '2' } } })
})

test('a slow network without a kept answer is waited for', async () => {
  const slow = Promise.withResolvers<Response>()
  const { ask } = setUp(() => slow.promise)
  const answer = ask()
  slow.resolve(found('1'))
  expect((await answer).status).toBe(200)
})

test('of the kept answers the newest serves, a pack’s too', async () => {
  let online = true
  const { ask, store, settled } = setUp(async () =>
    online ? found('runtime') : Promise.reject(new TypeError('cut')),
  )
  await ask()
  await settled()
  online = false
  const key = await catalogueKey(ENDPOINT, JSON.stringify({ query: QUERY, variables: { handle: 'kartka' } }))
  const pack = await store.open('shop')
  await pack.put(key ?? '', packed('2026-11-19T00:00:00.000Z'))
  expect(await (await ask()).json()).toEqual({ data: { product: { id: 'runtime' } } })
  await pack.put(key ?? '', packed('2026-11-20T13:00:00.000Z'))
  expect(await (await ask()).json()).toEqual({ data: { product: { id: 'pack' } } })
})

test.each([
  ['a mutation', call('mutation Add { cartCreate { cart { id } } }')],
  ['the cart', call('query Cart { cart(id: "1") { id } }')],
  ['a customer’s call', call(QUERY, { authorization: 'Bearer x' })],
  ['another service', call(QUERY, {}, 'https://elsewhere.example/graphql.json')],
])('%s is passed through and never kept', async (_, request) => {
  const { ask, caches, fetched, settled } = setUp(async () => found('1'))
  await ask(request.clone())
  await settled()
  expect(fetched).toHaveBeenCalledOnce()
  expect(caches.bytes()).toBe(0)
})

test('a real store’s address is taken from the configuration', async () => {
  const store = 'https://shop.example/api/2026-04/graphql.json'
  const { ask, caches, settled } = setUp(async () => found('1'), store)
  await ask(call(QUERY, {}, store))
  await settled()
  expect(caches.bytes()).toBeGreaterThan(0)
})

test('only POSTs to a GraphQL address are looked at', () => {
  expect(looksLikeStorefrontCall(call())).toBe(true)
  expect(looksLikeStorefrontCall(new Request(ENDPOINT))).toBe(false)
  expect(looksLikeStorefrontCall(new Request(`${FAKE_ORIGIN}/api/checkout`, { method: 'POST' }))).toBe(false)
})
