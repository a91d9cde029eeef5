import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG, type RuntimeConfig } from '#domain/runtimeConfig.ts'
import { STOREFRONT_LANGUAGES, type StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { FAKE_ORIGIN, FakeCaches } from '#support/fakeCaches.ts'
import { createBoundedCache } from '../caches/boundedCache.ts'
import { withConfig } from '../withConfig.ts'
import { createDocumentPolicy } from './documentPolicy.ts'

/** What a document was rendered from, as its words say. */
interface Rendered {
  readonly build: number
  readonly language: StorefrontLanguage
  readonly switches: boolean
  readonly address: string
  /** How often this device had changed hands when it was asked for. */
  readonly hands: number
}

const ADDRESSES = ['/sklep', '/sklep?sort=cena', '/o-nas']

function configOf(switches: boolean): RuntimeConfig {
  return {
    ...DEFAULT_RUNTIME_CONFIG,
    features: { ...DEFAULT_RUNTIME_CONFIG.features, imageGeneration: switches },
  }
}

function documentOf(rendered: Rendered): Response {
  const { build, language, switches } = rendered
  const code = `<script id="start" data-code="/assets/index-${build}.js"></script>`
  const words = encodeURIComponent(JSON.stringify(rendered))
  const html = `<html lang="${language.toLowerCase()}"><head></head><body><div id="root" data-rendered="screen">${words}</div>${code}</body></html>`
  return new Response(withConfig(html, configOf(switches)), { headers: { 'content-type': 'text/html' } })
}

/** What can happen. Answers are on their way until they arrive or are lost, and anything else happens meanwhile. */
const KINDS = [
  'open',
  'arrive',
  'lose',
  'publish',
  'install',
  'takeOver',
  'speak',
  'turn',
  'learn',
  'signOut',
  'pass',
] as const
type Kind = (typeof KINDS)[number]

const step = fc.record({
  // Without pages that are opened nothing is seen.
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom<Kind>('open', 'arrive') },
    fc.constantFrom(...KINDS),
  ),
  address: fc.constantFrom(...ADDRESSES),
  language: fc.option(fc.constantFrom(...STOREFRONT_LANGUAGES)),
})
interface Step {
  readonly kind: Kind
  readonly address: string
  readonly language: StorefrontLanguage | null
}

/** A device, its workers and its server, with answers that arrive when they are let. */
function setUp() {
  const caches = new FakeCaches()
  const now = { time: Date.parse('2026-11-20T12:40:00.000Z') }
  const server = { build: 1, switches: true }
  const device = { language: 'PL' as StorefrontLanguage, switches: true, hands: 0 }
  let onTheirWay: { arrive(): void; lose(): void }[] = []

  function fetched(address: string, init: RequestInit): Promise<Response> {
    const spoken = new Headers(init.headers).get('accept-language')
    const rendered: Rendered = {
      ...server,
      language: spoken === 'en' ? 'EN' : 'PL',
      address: address.slice(FAKE_ORIGIN.length),
      hands: device.hands,
    }
    return new Promise((resolve, reject) => {
      onTheirWay.push({
        arrive: () => resolve(documentOf(rendered)),
        lose: () => reject(new TypeError('cut')),
      })
    })
  }

  function createWorker(build: number) {
    const policy = createDocumentPolicy({
      fetch: fetched,
      origin: FAKE_ORIGIN,
      cache: createBoundedCache({
        name: 'documents',
        limits: { maxEntries: 20, maxBytes: 1e6, maxAgeMs: 1e12 },
        caches,
        now: () => new Date(now.time),
        onDiskFull: () => undefined,
      }),
      empty: () => caches.delete('documents'),
      build: String(build),
      isOfBuild: (address) => address.includes(`-${build}.`),
      language: async () => device.language,
      config: async () => configOf(device.switches),
      now: () => new Date(now.time),
      wait: async () => undefined,
    })
    return { ...policy, build }
  }

  async function settle(how: 'arrive' | 'lose'): Promise<void> {
    const settled = onTheirWay
    onTheirWay = []
    for (const answer of settled) answer[how]()
    // Long enough for all that follows from it: everything here is in memory.
    await new Promise((resolve) => setTimeout(resolve, 2))
  }

  return { now, server, device, createWorker, settle }
}

/** Resolves with how many documents were served. */
async function walk(steps: readonly Step[]): Promise<number> {
  const { now, server, device, createWorker, settle } = setUp()
  let worker = createWorker(1)
  let next: ReturnType<typeof createWorker> | null = null

  let served = 0
  const does: Readonly<Record<Kind, (given: Step) => unknown>> = {
    async open({ address, language }) {
      const url = new URL(address, FAKE_ORIGIN)
      if (language !== null) url.searchParams.set('lang', language.toLowerCase())
      const answer = await worker.answer({ url: url.href }, () => undefined)
      if (answer === undefined) return
      served += 1
      const [, words = ''] = /data-rendered="screen">([^<]*)</.exec(await answer.text()) ?? []
      expect(JSON.parse(decodeURIComponent(words))).toEqual({
        build: worker.build,
        language: language ?? device.language,
        switches: device.switches,
        address,
        hands: device.hands,
      })
    },
    arrive: () => settle('arrive'),
    lose: () => settle('lose'),
    publish: () => (server.build += 1),
    install() {
      if (server.build === worker.build) return
      next = createWorker(server.build)
      void next.prepare()
    },
    async takeOver() {
      if (next === null) return
      await next.dropOtherBuilds()
      worker = next
      next = null
    },
    speak: ({ language }) => (device.language = language ?? 'PL'),
    turn: () => (server.switches = !server.switches),
    learn: () => (device.switches = server.switches),
    async signOut() {
      device.hands += 1
      await Promise.all([worker.forget(), next?.forget()])
    },
    pass: () => (now.time += 61_000),
  }
  for (const given of steps) await does[given.kind](given)
  return served
}

test('whatever is served is of this build, language, address, configuration and pair of hands', async () => {
  let served = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 50 }), async (steps) => {
      served += await walk(steps)
    }),
    { numRuns: 100 },
  )
  expect(served).toBeGreaterThan(0)
})
