import { describe, expect, it, vi } from 'vitest'
import { ManualClock } from '../product/testing/manualClock.ts'
import { createSendRequest, NoAnswer, type Requested } from './request.ts'

const request: Requested = { method: 'GET', url: 'https://shop.example/thing', timeoutMs: 1_000 }

/** A `fetch` that answers nothing until its signal ends it. */
const silence: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
  })

const answering = (text: string, init?: ResponseInit): typeof fetch =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(text, init)))

const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

describe('a request', () => {
  it('resolves to what was answered, good or not', async () => {
    const onReachable = vi.fn<(reached: boolean) => void>()
    const good = createSendRequest({ fetch: answering('{"a":1}'), onReachable })
    expect(await good(request)).toMatchObject({ isOk: true, status: 200, said: { a: 1 } })
    const bad = createSendRequest({ fetch: answering('<html>', { status: 502 }), onReachable })
    expect(await bad(request)).toMatchObject({ isOk: false, status: 502, said: undefined })
    expect(onReachable.mock.calls).toEqual([[true], [true]])
  })

  it('carries JSON as such, and form data as the browser sends it', async () => {
    const fetch = answering('{}')
    const send = createSendRequest({ fetch })
    const form = new FormData()
    await send({ ...request, method: 'POST', body: { a: 1 }, headers: { Authorization: 'Bearer x' } })
    await send({ ...request, method: 'POST', body: form })
    const inits = vi.mocked(fetch).mock.calls.map(([, init]) => init)
    expect(inits[0]).toMatchObject({
      method: 'POST',
      cache: 'no-store',
      body: '{"a":1}',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', Authorization: 'Bearer x' },
    })
    expect(inits[1]?.body).toBe(form)
    expect(inits[1]?.headers).toEqual({ Accept: 'application/json' })
  })

  it('is given up after its time', async () => {
    const clock = new ManualClock(0)
    const onReachable = vi.fn<(reached: boolean) => void>()
    const ended = failure(createSendRequest({ fetch: silence, clock, onReachable })(request))
    await clock.advance(999)
    expect(onReachable).not.toHaveBeenCalled()
    await clock.advance(1)
    const error = await ended
    expect(error).toBeInstanceOf(NoAnswer)
    expect(error).toMatchObject({ isTimeout: true })
    expect(onReachable.mock.calls).toEqual([[false]])
  })

  it('tells a service out of reach from one that is slow', async () => {
    const send = createSendRequest({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await failure(send(request))).toMatchObject({ name: 'NoAnswer', isTimeout: false })
  })

  it('ends with the reason of its caller, and blames no service', async () => {
    const onReachable = vi.fn<(reached: boolean) => void>()
    const send = createSendRequest({ fetch: silence, onReachable })
    const stop = new AbortController()
    const ended = failure(send({ ...request, signal: stop.signal }))
    stop.abort('left')
    expect(await ended).toBe('left')
    expect(await failure(send({ ...request, signal: AbortSignal.abort('gone') }))).toBe('gone')
    expect(onReachable).not.toHaveBeenCalled()
  })

  it('leaves no timer behind', async () => {
    const clock = new ManualClock(0)
    const stopped = vi.fn<() => void>()
    const counting = { now: () => 0, after: vi.fn<typeof clock.after>(() => stopped) }
    await createSendRequest({ fetch: answering('{}'), clock: counting })(request)
    expect(stopped).toHaveBeenCalledTimes(1)
  })
})
