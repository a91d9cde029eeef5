import { expect, test, vi } from 'vitest'
import { FakeCaches } from '#support/fakeCaches.ts'
import { CACHED_AT_HEADER } from '#offline/cachedAnswer.ts'
import { createBoundedCache } from './boundedCache.ts'

const DAY = 86_400_000

function setUp(limits: { maxEntries?: number; maxBytes?: number; maxAgeMs?: number } = {}, quota = Infinity) {
  const caches = new FakeCaches({ quota })
  let time = Date.parse('2026-11-20T12:40:00.000Z')
  const onDiskFull = vi.fn<() => void>()
  const cache = createBoundedCache({
    name: 'pictures',
    limits: { maxEntries: 1_000, maxBytes: 1_000_000, maxAgeMs: 100 * DAY, ...limits },
    caches,
    now: () => new Date(time),
    onDiskFull,
  })
  const count = async () => (await (await caches.open('pictures')).keys()).length
  return { caches, cache, count, onDiskFull, pass: (ms: number) => (time += ms) }
}

test('an answer is kept with its age and without the headers of its journey', async () => {
  const { cache } = setUp()
  await cache.put(
    '/a',
    new Response('abc', {
      headers: { vary: 'Accept', 'content-encoding': 'br', 'content-type': 'text/plain' },
    }),
  )
  const kept = await cache.match('/a')
  expect(await kept?.text()).toBe('abc')
  expect(kept?.headers.get(CACHED_AT_HEADER)).toBe('2026-11-20T12:40:00.000Z')
  expect(kept?.headers.get('content-type')).toBe('text/plain')
  expect(kept?.headers.has('vary')).toBe(false)
  expect(kept?.headers.has('content-encoding')).toBe(false)
})

test('what was used lately outlives what was not', async () => {
  const { cache, pass } = setUp({ maxEntries: 2 })
  await cache.put('/old-but-used', new Response('1'))
  await cache.put('/unused', new Response('2'))
  pass(2 * DAY)
  await cache.match('/old-but-used')
  await cache.put('/new', new Response('3'))
  await cache.trim()
  expect(await cache.match('/unused')).toBeUndefined()
  expect(await (await cache.match('/old-but-used'))?.text()).toBe('1')
  expect(await cache.match('/new')).toBeDefined()
})

test('no answer waits for its use to be written down', async () => {
  const { caches, cache, pass } = setUp()
  await cache.put('/a', new Response('1'))
  pass(2 * DAY)
  const written = vi
    .spyOn(await caches.open('pictures'), 'put')
    .mockReturnValue(new Promise<void>(() => undefined))
  expect(await (await cache.match('/a'))?.text()).toBe('1')
  await vi.waitFor(() => expect(written).toHaveBeenCalledOnce())
})

test('a use that is being written down never takes the place of a newer answer', async () => {
  const { caches, cache, pass } = setUp()
  await cache.put('/a', new Response('1'))
  pass(2 * DAY)
  const kept = await caches.open('pictures')
  const put = kept.put.bind(kept)
  const slow = vi.spyOn(kept, 'put').mockImplementationOnce(async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return put(...given)
  })
  await cache.match('/a')
  await cache.put('/a', new Response('2'))
  expect(slow).toHaveBeenCalledTimes(2)
  expect(await (await cache.match('/a'))?.text()).toBe('2')
})

test('a use does not make an answer younger', async () => {
  const { cache, pass } = setUp({ maxAgeMs: 3 * DAY })
  await cache.put('/a', new Response('1'))
  pass(2 * DAY)
  expect((await cache.match('/a'))?.headers.get(CACHED_AT_HEADER)).toBe('2026-11-20T12:40:00.000Z')
  pass(2 * DAY)
  await cache.trim()
  expect(await cache.match('/a')).toBeUndefined()
})

test('trims by itself every so many puts', async () => {
  const { cache, count } = setUp({ maxEntries: 5 })
  for (let index = 0; index < 60; index++) await cache.put(`/${index}`, new Response('x'))
  expect(await count()).toBeLessThanOrEqual(5 + 20)
})

test('a full disk costs the less used half, and the new answer is kept', async () => {
  const { cache, count, onDiskFull, pass } = setUp({}, 100)
  for (let index = 0; index < 10; index++) {
    await cache.put(`/${index}`, new Response('x'.repeat(10)))
    pass(1)
  }
  await cache.put('/new', new Response('x'.repeat(10)))
  expect(await count()).toBe(6)
  expect(await cache.match('/new')).toBeDefined()
  expect(await cache.match('/0')).toBeUndefined()
  expect(onDiskFull).not.toHaveBeenCalled()
})

test('a disk that stays full is reported, and nothing throws', async () => {
  const { cache, onDiskFull } = setUp({}, 100)
  await cache.put('/huge', new Response('x'.repeat(200)))
  expect(onDiskFull).toHaveBeenCalledOnce()
  expect(await cache.match('/huge')).toBeUndefined()
})

test('a cache that fails has nothing, and no read throws', async () => {
  const { caches, cache } = setUp()
  await cache.put('/a', new Response('1'))
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('Unexpected internal error', 'UnknownError'))
  expect(await cache.match('/a')).toBeUndefined()
  expect(await cache.matchVersions('/a')).toEqual([])
})
