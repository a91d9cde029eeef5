import { afterEach, expect, test, vi } from 'vitest'
import { SILENT_AFTER_MS } from '#domain/browser/answerWithin.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { FakeCaches } from '#support/fakeCaches.ts'
import { createConfigPolicy } from './config.ts'

const document = (endpoint: string) =>
  Response.json({ storefront: { endpoint, publicToken: 't', apiVersion: '2026-04' } })

const works: () => Promise<Response> = async () => document('https://a.example')

afterEach(() => {
  vi.useRealTimers()
})

function setUp(fetch: () => Promise<Response>) {
  const fetched = vi.fn<() => Promise<Response>>(fetch)
  const policy = createConfigPolicy({ fetch: fetched, caches: new FakeCaches(), now: () => new Date() })
  const answer = async () => {
    const pending: Promise<unknown>[] = []
    const response = await policy.answer((work) => pending.push(work))
    await Promise.all(pending)
    return response
  }
  return { policy, answer, fetched }
}

test('the kept document at once, the newer one next time', async () => {
  const documents = ['https://a.example', 'https://b.example', 'https://c.example']
  const { policy, answer } = setUp(async () => document(documents.shift() ?? ''))
  expect(await (await answer()).json()).toMatchObject({ storefront: { endpoint: 'https://a.example' } })
  expect(await (await answer()).json()).toMatchObject({ storefront: { endpoint: 'https://a.example' } })
  expect((await policy.current()).storefront.endpoint).toBe('https://b.example')
})

test.each([
  ['no network', async () => Promise.reject(new TypeError('cut'))],
  ['an error', async () => new Response('down', { status: 503 })],
  ['a captive portal', async () => new Response('<html>')],
])('%s leaves what is kept as it is', async (_, broken) => {
  let fetch = works
  const { policy, answer } = setUp(async () => fetch())
  await answer()
  fetch = broken
  await answer()
  expect((await policy.current()).storefront.endpoint).toBe('https://a.example')
})

test('cut off before it ever got one, the worker goes by the embedded services', async () => {
  const { policy, answer } = setUp(async () => Promise.reject(new TypeError('cut')))
  expect((await answer()).type).toBe('error')
  expect(await policy.current()).toEqual(DEFAULT_RUNTIME_CONFIG)
})

test('no answer waits for what a cache that never answers would keep', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const caches = new FakeCaches()
  vi.spyOn(caches, 'open').mockReturnValue(new Promise(() => undefined))
  const policy = createConfigPolicy({ fetch: works, caches, now: () => new Date() })
  const current = policy.current()
  const answer = policy.answer(() => undefined)
  await vi.advanceTimersByTimeAsync(2 * SILENT_AFTER_MS)
  expect((await current).storefront.endpoint).toBe('https://a.example')
  expect(await (await answer).json()).toMatchObject({ storefront: { endpoint: 'https://a.example' } })
})
