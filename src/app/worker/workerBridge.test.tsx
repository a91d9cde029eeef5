import { afterEach, expect, it, vi } from 'vitest'

interface Workers {
  active: object | null
  waiting: (EventTarget & { readonly scriptURL: string }) | null
}

/** A browser whose registration has these workers. */
function browserWith({ active, waiting }: Workers) {
  const registration = Object.assign(new EventTarget(), { active, waiting, installing: null })
  const getRegistration = vi.fn<() => Promise<typeof registration>>(() => Promise.resolve(registration))
  const container = Object.assign(new EventTarget(), {
    controller: active,
    ready: new Promise(() => undefined),
    register: () => Promise.resolve(registration),
    getRegistration,
  })
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container } }))
  return getRegistration
}

const worker = () =>
  Object.assign(new EventTarget(), { scriptURL: new URL('/sw.js', location.href).href, state: 'installed' })

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it.each([
  ['tells of a version that waits for the present one to go', worker(), true],
  ['does not take the first one, which is about to start, for a new version', null, false],
])('%s', async (_, active, expected) => {
  vi.stubEnv('DEV', false)
  const asked = browserWith({ active, waiting: worker() })
  const bridge = await import('./workerBridge.ts')
  const { workerStatus } = await import('./workerStatus.ts')
  void bridge.startWorker()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await Promise.allSettled(asked.mock.results.map(({ value }) => value))
  expect(workerStatus.getSnapshot().isUpdateWaiting).toBe(expected)
})
