import { expect, test, vi } from 'vitest'
import { FAKE_ORIGIN, FakeCaches } from '#support/fakeCaches.ts'
import { createBoundedCache } from '../caches/boundedCache.ts'
import { createWordsPolicy, isWords } from './wordsPolicy.ts'

const words = (hash: string) => new Request(`${FAKE_ORIGIN}/assets/polishWords-${hash}.bin`)

function setUp(fetch: () => Promise<Response>) {
  const cache = createBoundedCache({
    name: 'words',
    limits: { maxEntries: 2, maxBytes: 1e9, maxAgeMs: 1e12 },
    caches: new FakeCaches(),
    now: () => new Date(),
    onDiskFull: () => undefined,
  })
  const fetched = vi.fn<() => Promise<Response>>(fetch)
  const policy = createWordsPolicy({ fetch: fetched, cache })
  const ask = async (request: Request) => {
    const pending: Promise<unknown>[] = []
    const response = await policy.answer(request, (work) => pending.push(work))
    await Promise.all(pending)
    return response
  }
  return { ask, cache, fetched }
}

test('the dictionary is fetched once, and those of other builds go', async () => {
  const { ask, cache, fetched } = setUp(async () => new Response('słowa'))
  await ask(words('a1'))
  expect(await (await ask(words('a1'))).text()).toBe('słowa')
  expect(fetched).toHaveBeenCalledOnce()
  await ask(words('b2'))
  expect(await cache.keys()).toEqual([words('b2').url])
})

test('what is no answer is not kept', async () => {
  const { ask, cache } = setUp(async () => new Response('', { status: 503 }))
  expect((await ask(words('a1'))).status).toBe(503)
  expect(await cache.keys()).toEqual([])
})

test('only the file of words is the dictionary', () => {
  expect(isWords(words('Ab_3-x'), FAKE_ORIGIN)).toBe(true)
  expect(isWords(new Request(`${FAKE_ORIGIN}/assets/start-Ab.js`), FAKE_ORIGIN)).toBe(false)
  expect(isWords(words('a1'), 'https://elsewhere.example')).toBe(false)
})
