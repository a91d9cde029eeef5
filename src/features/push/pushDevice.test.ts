import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noProductApi } from '#api/session/testing/fixedSession.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { provideWorkerLine } from '#offline/workerLine.ts'
import { turnPushOn } from './pushDevice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fails where the push service never answers', async () => {
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  vi.stubGlobal('PushManager', Object)
  provideWorkerLine({
    ask: () => Promise.reject(new Error('not asked')),
    listen: () => () => undefined,
    isThere: () => true,
    registerOutboxSync: async () => false,
    pushManager: async () => ({
      subscribe: () => new Promise(() => undefined),
      getSubscription: async () => null,
      permissionState: async () => 'granted',
    }),
  })
  const services = { config: { ...DEFAULT_RUNTIME_CONFIG, pushKey: 'klucz' }, productApi: noProductApi }
  const words = { title: 'Gotowe', body: 'Zobacz' }
  const texts = { completed: words, restocked: words, failed: words }
  const told = vi.fn<(error: unknown) => void>()
  const turning = turnPushOn(services, 'ola', texts).catch(told)
  await vi.advanceTimersByTimeAsync(60_000)
  await turning
  expect(told).toHaveBeenCalledExactlyOnceWith(new Error('the push service does not answer'))
})
