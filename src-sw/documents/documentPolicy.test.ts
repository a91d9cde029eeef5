import { expect, test, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG, type RuntimeConfig } from '#domain/runtimeConfig.ts'
import type { RenderedExtent } from '#domain/rendering/pageRendering.ts'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { FAKE_ORIGIN, FakeCaches } from '#support/fakeCaches.ts'
import { createBoundedCache } from '../caches/boundedCache.ts'
import { withConfig } from '../withConfig.ts'
import { createDocumentPolicy } from './documentPolicy.ts'

const MINUTE = 60_000

interface Served {
  readonly words?: string
  readonly extent?: RenderedExtent
  readonly language?: 'pl' | 'en'
  readonly build?: string
  readonly config?: RuntimeConfig
  readonly status?: number
  readonly cacheControl?: string
}

/** A document as the server renders it. */
function served(given: Served = {}): Response {
  const {
    words = 'Sklep',
    extent = 'screen',
    language = 'pl',
    build = 'one',
    config = DEFAULT_RUNTIME_CONFIG,
  } = given
  const html = `<html lang="${language}"><head></head><body><div id="root" data-rendered="${extent}">${words}</div><script id="start" data-code="/assets/index-${build}.js"></script></body></html>`
  return new Response(withConfig(html, config), {
    status: given.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': given.cacheControl ?? 'no-cache',
      'content-security-policy': "default-src 'self'",
    },
  })
}

/** A device whose server can be changed, and its worker of one build or another. */
function setUp() {
  const caches = new FakeCaches()
  const device = {
    time: Date.parse('2026-11-20T12:40:00.000Z'),
    language: 'PL' as StorefrontLanguage | null,
    config: DEFAULT_RUNTIME_CONFIG as RuntimeConfig | null,
    server: async (): Promise<Response> => served(),
  }
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() => device.server())

  function worker(build: string) {
    const policy = createDocumentPolicy({
      fetch: fetched,
      origin: FAKE_ORIGIN,
      cache: createBoundedCache({
        name: 'documents',
        limits: { maxEntries: 20, maxBytes: 100_000, maxAgeMs: 1e12 },
        caches,
        now: () => new Date(device.time),
        onDiskFull: () => undefined,
      }),
      empty: () => caches.delete('documents'),
      build,
      isOfBuild: (address) => address.includes(`-${build}.`),
      language: async () => device.language,
      config: async () => device.config,
      now: () => new Date(device.time),
      wait: async () => undefined,
    })
    /** Opens an address; resolves with what is painted once what goes on behind has ended. */
    async function open(address: string): Promise<string | null> {
      const behind: Promise<unknown>[] = []
      const answer = await policy.answer({ url: FAKE_ORIGIN + address }, (work) => behind.push(work))
      const shown = answer === undefined ? null : /">([^<]*)<\/div>/.exec(await answer.text())?.[1]
      await Promise.all(behind)
      return shown ?? null
    }
    return { ...policy, open }
  }
  return { caches, device, fetched, worker }
}

const server = (given?: Served) => async () => served(given)

test('an address never seen has none; from then on it starts as it was rendered last', async () => {
  const { device, worker } = setUp()
  const { open } = worker('one')
  expect(await open('/sklep')).toBeNull()
  device.server = server({ words: 'Sklep, odnowiony' })
  device.time += 2 * MINUTE
  expect(await open('/sklep')).toBe('Sklep')
  device.server = () => Promise.reject(new TypeError('cut'))
  device.time += 2 * MINUTE
  expect(await open('/sklep?utm_source=list')).toBe('Sklep, odnowiony')
  expect(await open('/sklep')).toBe('Sklep, odnowiony')
  expect(await open('/o-nas')).toBeNull()
})

test('it says in itself since when and for which address it is kept, and keeps the policy it was served under', async () => {
  const { worker } = setUp()
  const policy = worker('one')
  await policy.renew(new URL('/sklep?utm_source=list&sort=cena&q=%22%3E', FAKE_ORIGIN), 'PL')
  const kept = await policy.answer(
    { url: `${FAKE_ORIGIN}/sklep?q=%22%3E&sort=cena&lang=pl` },
    () => undefined,
  )
  expect(kept?.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(await kept?.text()).toMatch(
    /^<html data-cached-at="2026-11-20T12:40:00.000Z" data-cached-for="\/sklep\?q=%22%3E&amp;sort=cena" lang="pl">/,
  )
})

test('what is kept tells its language, and nothing does where nothing is kept', async () => {
  const { worker } = setUp()
  const policy = worker('one')
  expect(await policy.renew(new URL('/sklep', FAKE_ORIGIN), null)).toBe('PL')
  expect(await policy.renew(new URL('/koszyk', FAKE_ORIGIN), null)).toBeNull()
})

test('it is not asked for again within a minute', async () => {
  const { device, fetched, worker } = setUp()
  const { open } = worker('one')
  await open('/sklep')
  device.time += MINUTE
  await open('/sklep')
  expect(fetched).toHaveBeenCalledOnce()
  device.time += 1
  await open('/sklep')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('the server is asked in this device’s language, without what makes no other page', async () => {
  const { fetched, worker } = setUp()
  await worker('one').open('/sklep?utm_source=list&sort=cena')
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe(`${FAKE_ORIGIN}/sklep?sort=cena`)
  expect(new Headers(init?.headers).get('accept-language')).toBe('pl')
  expect(init).toMatchObject({ credentials: 'same-origin', redirect: 'manual' })
})

test('each language has its own, and none is started in another', async () => {
  const { device, worker } = setUp()
  const { open } = worker('one')
  await open('/sklep')
  device.language = 'EN'
  device.server = server({ words: 'Shop', language: 'en' })
  expect(await open('/sklep')).toBeNull()
  expect(await open('/sklep')).toBe('Shop')
  expect(await open('/sklep?lang=pl')).toBe('Sklep')
  device.language = 'PL'
  expect(await open('/sklep')).toBe('Sklep')
  expect(await open('/sklep?lang=en-GB')).toBe('Shop')
  device.language = null
  expect(await open('/sklep')).toBeNull()
})

test.each<[string, Served]>([
  ['for one person', { cacheControl: 'private, no-cache' }],
  ['not to be stored', { cacheControl: 'no-store' }],
  ['a failure', { status: 503 }],
  ['not found', { status: 404 }],
  ['of another build', { build: 'two' }],
  ['a frame without its screen', { extent: 'frame' }],
])('what is %s is not kept', async (_, given) => {
  const { caches, device, worker } = setUp()
  device.server = server(given)
  await worker('one').open('/sklep')
  expect(caches.bytes()).toBe(0)
})

const NOT_IN_TIME = await served()
  .text()
  .then((html) => html.replace(/<div id="root"[^]*?<\/div>/, '<div id="root"></div>'))

test.each([
  ['the page of a hotel’s network', '<html>Zaloguj się do Wi-Fi</html>', 'text/html'],
  ['a screen that the server had no time to render', NOT_IN_TIME, 'text/html'],
  ['a file', '{}', 'application/json'],
])('%s is neither kept nor in the way of what is', async (_, body, type) => {
  const { device, worker } = setUp()
  const { open } = worker('one')
  await open('/sklep')
  device.server = async () => new Response(body, { headers: { 'content-type': type } })
  device.time += 2 * MINUTE
  await open('/sklep')
  expect(await open('/sklep')).toBe('Sklep')
})

test.each<[string, Served]>([
  ['is gone', { status: 404 }],
  ['is not for everybody any more', { cacheControl: 'private' }],
])('a page that %s is not started from again', async (_, given) => {
  const { caches, device, worker } = setUp()
  const { open } = worker('one')
  await open('/sklep')
  device.server = server(given)
  device.time += 2 * MINUTE
  await open('/sklep')
  expect(caches.bytes()).toBe(0)
})

test('a switch turned since makes another page of it', async () => {
  const { device, worker } = setUp()
  const { open } = worker('one')
  await open('/sklep')
  const features = { ...DEFAULT_RUNTIME_CONFIG.features, imageGeneration: false }
  device.config = { ...DEFAULT_RUNTIME_CONFIG, features }
  device.server = server({ words: 'Sklep bez obrazów', config: device.config })
  expect(await open('/sklep')).toBeNull()
  expect(await open('/sklep')).toBe('Sklep bez obrazów')
  device.config = null
  expect(await open('/sklep')).toBe('Sklep bez obrazów')
})

test('the number of a release that this device doesn’t have yet makes no other page of it', async () => {
  const { device, worker } = setUp()
  const { open } = worker('one')
  await open('/sklep')
  device.config = { ...DEFAULT_RUNTIME_CONFIG, version: '99.0.0' }
  device.server = server({ build: 'two', words: 'Sklep następny', config: device.config })
  expect(await open('/sklep')).toBe('Sklep')
})

test('two builds share nothing, and the next one has its documents before it takes over', async () => {
  const { device, worker } = setUp()
  const before = worker('one')
  await before.open('/sklep')
  await before.open('/o-nas')
  device.server = server({ words: 'Sklep następny', build: 'two' })
  const next = worker('two')
  expect(await next.answer({ url: `${FAKE_ORIGIN}/sklep` }, () => undefined)).toBeUndefined()
  await next.prepare()
  device.time += 2 * MINUTE
  expect(await before.open('/sklep')).toBe('Sklep')
  await next.dropOtherBuilds()
  expect(await before.open('/sklep')).toBeNull()
  expect(await next.open('/sklep')).toBe('Sklep następny')
  expect(await next.open('/o-nas')).toBe('Sklep następny')
})

test('what was kept a moment ago is asked for no second time, by no page and no update', async () => {
  const { device, fetched, worker } = setUp()
  await worker('one').open('/sklep')
  await worker('one').open('/o-nas')
  device.server = server({ words: 'Sklep następny', build: 'two' })
  const next = worker('two')
  const open = new URL('/sklep', FAKE_ORIGIN)
  await next.renew(open, 'PL')
  await next.prepare()
  expect(fetched).toHaveBeenCalledTimes(2 + 2)
  await next.keep(open, 'PL')
  expect(fetched).toHaveBeenCalledTimes(2 + 2)
  device.time += MINUTE + 1
  await next.keep(open, 'PL')
  expect(fetched).toHaveBeenCalledTimes(2 + 2 + 1)
})

test('what a server that was just started had no time for is asked for once more', async () => {
  const { device, fetched, worker } = setUp()
  await worker('one').open('/sklep')
  await worker('one').open('/o-nas')
  const answers = [new Response(NOT_IN_TIME, { headers: { 'content-type': 'text/html' } })]
  device.server = async () => answers.pop() ?? served({ words: 'Sklep następny', build: 'two' })
  const next = worker('two')
  await next.prepare()
  // Each once, and once more the one that was missing.
  expect(fetched).toHaveBeenCalledTimes(2 + 3)
  await next.dropOtherBuilds()
  for (const path of ['/sklep', '/o-nas']) expect(await next.open(path)).toBe('Sklep następny')
})

test('a network that is gone while the next build prepares is no reason not to install it', async () => {
  const { device, worker } = setUp()
  await worker('one').open('/sklep')
  device.server = () => Promise.reject(new TypeError('cut'))
  await expect(worker('two').prepare()).resolves.toBeUndefined()
})

test('a device that changes hands keeps nothing, nor what was on its way', async () => {
  const { caches, device, worker } = setUp()
  const policy = worker('one')
  await policy.open('/sklep')
  const arriving = Promise.withResolvers<Response>()
  device.server = () => arriving.promise
  const renewing = policy.renew(new URL('/o-nas', FAKE_ORIGIN), 'PL')
  await policy.forget()
  arriving.resolve(served())
  await renewing
  expect(caches.bytes()).toBe(0)
})
