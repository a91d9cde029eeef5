import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { collectDiagnostics, type Diagnostics } from './diagnostics.ts'

const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows what is known where worker, caches, storage and server never answer', async () => {
  vi.stubGlobal('fetch', never)
  vi.stubGlobal('caches', { keys: never })
  Object.defineProperty(navigator, 'storage', {
    value: { estimate: never, persisted: never },
    configurable: true,
  })
  const shown = vi.fn<(diagnostics: Diagnostics) => void>()
  const worker = { state: 'starting', reason: null, isUpdateWaiting: false }
  void collectDiagnostics(DEFAULT_RUNTIME_CONFIG, { worker, reachability: 'unknown' }).then(shown)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown).toHaveBeenCalledOnce()
  })
  expect(shown.mock.calls[0]?.[0]).toMatchObject({
    server: null,
    caches: [],
    packs: [],
    storage: { usage: null, quota: null, isPersisted: null },
  })
  Reflect.deleteProperty(navigator, 'storage')
})
