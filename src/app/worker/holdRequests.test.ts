import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdRequests } from './holdRequests.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(new Response('served'))),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('what is asked for after the update was taken waits for the reload, and is answered where none comes', async () => {
  const { fetch } = globalThis
  holdRequests()
  holdRequests()
  const answer = globalThis.fetch('/config.json')
  await vi.advanceTimersByTimeAsync(34_000)
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await (await answer).text()).toBe('served')
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/config.json')
  expect(globalThis.fetch).toBe(fetch)
})
