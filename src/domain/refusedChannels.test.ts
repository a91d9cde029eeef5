import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('leaves no channels where every one is refused, so that storage in memory can do without', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  await import('./refusedChannels.ts')
  expect('BroadcastChannel' in globalThis).toBe(false)
  await expect(import('dexie')).resolves.toBeDefined()
})

it('leaves channels alone where there are some', async () => {
  await import('./refusedChannels.ts')
  expect('BroadcastChannel' in globalThis).toBe(true)
})
