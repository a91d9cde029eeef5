import { afterEach, expect, it, vi } from 'vitest'

const STORAGE = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  if (STORAGE !== undefined) Object.defineProperty(globalThis, 'localStorage', STORAGE)
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The browser’s. */
class Own extends EventTarget {}

function browserThat(storage: () => unknown) {
  Object.defineProperty(globalThis, 'localStorage', { get: storage, configurable: true })
  vi.stubGlobal('BroadcastChannel', Own)
  const prototype = { locks: {} }
  vi.stubGlobal('Navigator', { prototype })
  return prototype
}

it('leaves no locks where storage is refused, and channels that reach this page alone', async () => {
  const navigator = browserThat(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await import('./refusedWithStorage.ts')
  expect('locks' in navigator).toBe(false)

  const heard: unknown[] = []
  const [one, other, closed] = [0, 0, 0].map(() => new BroadcastChannel('iskra'))
  for (const channel of [one, other, closed, new BroadcastChannel('another')])
    channel?.addEventListener('message', ({ data }) => heard.push(data))
  // As Dexie listens.
  if (other !== undefined) Object.assign(other, { onmessage: ({ data }: MessageEvent) => heard.push(data) })
  const word = { told: 'once' }
  one?.postMessage(word)
  closed?.close()
  expect(heard).toEqual([])
  await vi.waitFor(() => expect(heard).toEqual([word, word]))
  expect(heard[0]).not.toBe(word)
})

it('leaves them alone where there is storage', async () => {
  const navigator = browserThat(() => ({}))
  await import('./refusedWithStorage.ts')
  expect(BroadcastChannel).toBe(Own)
  expect('locks' in navigator).toBe(true)
})
