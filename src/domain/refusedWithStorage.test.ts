import { afterEach, expect, it, vi } from 'vitest'

class Refused {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

function browserWith(channel: typeof Refused | undefined) {
  vi.stubGlobal('BroadcastChannel', channel ?? BroadcastChannel)
  class Navigator {}
  Object.defineProperty(Navigator.prototype, 'locks', { value: {}, configurable: true })
  vi.stubGlobal('Navigator', Navigator)
  return Navigator.prototype
}

it('leaves no channels and no locks where they are refused, so that storage in memory can do without', async () => {
  const navigator = browserWith(Refused)
  await import('./refusedWithStorage.ts')
  expect('BroadcastChannel' in globalThis).toBe(false)
  expect('locks' in navigator).toBe(false)
  await expect(import('dexie')).resolves.toBeDefined()
})

it('leaves them alone where there are some', async () => {
  const navigator = browserWith(undefined)
  await import('./refusedWithStorage.ts')
  expect('BroadcastChannel' in globalThis).toBe(true)
  expect('locks' in navigator).toBe(true)
})
