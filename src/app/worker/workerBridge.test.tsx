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

it('whoever saves data has no worker until they ask for what needs one', async () => {
  vi.stubEnv('DEV', false)
  const register = vi.fn<() => Promise<ServiceWorkerRegistration>>(() => new Promise(() => undefined))
  const container = Object.assign(new EventTarget(), {
    controller: null,
    ready: new Promise(() => undefined),
    register,
    getRegistration: () => Promise.resolve(undefined),
  })
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: { value: container },
      connection: { value: { saveData: true } },
    }),
  )
  const { startWorker } = await import('./workerBridge.ts')
  const { workerLine } = await import('#offline/workerLine.ts')
  await startWorker()
  const line = await workerLine()
  expect(line?.isThere()).toBe(false)
  expect(await line?.registerOutboxSync()).toBe(false)
  expect(register).not.toHaveBeenCalled()
  void line?.ask({ type: 'remove-pack', id: 'shop' })
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce())
  expect(line?.isThere()).toBe(true)
})
