import { afterEach, expect, it, vi } from 'vitest'

const STORAGE = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  if (STORAGE !== undefined) Object.defineProperty(globalThis, 'localStorage', STORAGE)
  vi.unstubAllGlobals()
  vi.resetModules()
})

function browserThat(storage: () => unknown) {
  Object.defineProperty(globalThis, 'localStorage', { get: storage, configurable: true })
  vi.stubGlobal('BroadcastChannel', class {})
  class Navigator {}
  Object.defineProperty(Navigator.prototype, 'locks', { value: {}, configurable: true })
  vi.stubGlobal('Navigator', Navigator)
  return Navigator.prototype
}

it('leaves no channels and no locks where storage is refused: they are refused too', async () => {
  const navigator = browserThat(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await import('./refusedWithStorage.ts')
  expect('BroadcastChannel' in globalThis).toBe(false)
  expect('locks' in navigator).toBe(false)
})

it('leaves them alone where there is storage', async () => {
  const navigator = browserThat(() => ({}))
  await import('./refusedWithStorage.ts')
  expect('BroadcastChannel' in globalThis).toBe(true)
  expect('locks' in navigator).toBe(true)
})
