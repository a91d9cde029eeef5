import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageRequest, RenderPage } from '#domain/rendering/pageRendering.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { openRenderer } from './openRenderer.ts'

/** A page whose addresses say what becomes of their rendering. */
const RENDERER = `
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const held = []
function askWithoutWaiting(storefront) {
  const screen = {}
  held.push(new WeakRef(screen))
  void storefront('query Product', {}).then(() => screen)
}

export async function renderPage({ address, storefront, publicRead, signal }) {
  if (address === '/throws') throw new Error('no such screen')
  if (address === '/ends') process.exit(3)
  if (address === '/for-ever') for (;;);
  if (address === '/waits') await new Promise((resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if (address === '/static') return { html: address, structuredData: [] }
  if (address === '/leaves') {
    askWithoutWaiting(storefront)
    void pause(1).then(() => askWithoutWaiting(storefront))
    return { html: address, structuredData: [] }
  }
  if (address === '/held') {
    while (held.length < 2) await pause(1)
    await pause(1)
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
    return { html: String(held.filter((screen) => screen.deref() !== undefined).length), structuredData: [] }
  }
  const { name } = await storefront('query Product', { handle: address })
  const { status, said } = await publicRead('/api/v1' + address)
  return { html: [name, status, said].join(' '), structuredData: [{ name }] }
}
`

let dist: string
let render: RenderPage

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'iskra-renderer-'))
  await mkdir(join(dist, '.server'))
  await writeFile(join(dist, '.server', 'renderPage.js'), RENDERER)
  render = await openRenderer(dist)
})

afterEach(async () => {
  vi.useRealTimers()
  await rm(dist, { recursive: true, force: true })
})

function requestOf(address: string, more: Partial<PageRequest> = {}): PageRequest {
  return {
    address,
    language: 'pl',
    origin: 'https://iskra.test',
    config: DEFAULT_RUNTIME_CONFIG,
    isOpenToAnyone: true,
    plain: null,
    signal: new AbortController().signal,
    storefront: async (_document, { handle }) => ({ name: `of ${String(handle)}` }),
    publicRead: async (path) => ({ status: 200, said: path }),
    ...more,
  }
}

test('screens that are rendered at once each read their own answers', async () => {
  const addresses = Array.from({ length: 20 }, (_, number) => `/${number}`)
  const rendered = await Promise.all(addresses.map((address) => render(requestOf(address))))
  expect(rendered).toEqual(
    addresses.map((address) => ({
      html: `of ${address} 200 /api/v1${address}`,
      structuredData: [{ name: `of ${address}` }],
    })),
  )
})

test('what a service refuses is refused in the screen, and a screen that throws rejects with its words', async () => {
  const refusing = requestOf('/1', { storefront: () => Promise.reject(new Error('no store')) })
  await expect(render(refusing)).rejects.toThrow('no store')
  await expect(render(requestOf('/throws'))).rejects.toThrow('no such screen')
  expect((await render(requestOf('/static'))).html).toBe('/static')
})

test('a rendering that is given up ends', async () => {
  const givenUp = new AbortController()
  const waiting = render(requestOf('/waits', { signal: givenUp.signal }))
  givenUp.abort()
  await expect(waiting).rejects.toThrow('abort')
})

test('a screen that is rendered is not held by questions that it didn’t wait for', async () => {
  const unanswered = requestOf('/leaves', { storefront: () => new Promise<never>(() => undefined) })
  expect((await render(unanswered)).html).toBe('/leaves')
  expect((await render(requestOf('/held'))).html).toBe('0')
})

test('where the thread ends, what it was at is refused and the next screen has a new one', async () => {
  await expect(render(requestOf('/ends'))).rejects.toThrow('ended')
  expect((await render(requestOf('/static'))).html).toBe('/static')
})

test('a screen that takes for ever holds up the others until its thread is replaced, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const givenUp = new AbortController()
  const endless = render(requestOf('/for-ever', { signal: givenUp.signal }))
  const behindIt = render(requestOf('/static'))
  givenUp.abort()
  const refusals = [endless, behindIt].map((one) => expect(one).rejects.toThrow('held up'))
  await vi.runAllTimersAsync()
  await Promise.all(refusals)
  expect((await render(requestOf('/static'))).html).toBe('/static')
})

test('a build that nothing renders is told at once', async () => {
  await rm(join(dist, '.server'), { recursive: true })
  await expect(openRenderer(dist)).rejects.toThrow('renderPage.js')
})
