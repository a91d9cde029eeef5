import { describe, expect, it } from 'vitest'
import { profileSchema } from '#domain/account/profile.ts'
import { changeEmail } from './accountCalls.ts'
import { BUILDER_TIMEOUT_MS } from './productApi.ts'
import { cut, halting, json, refusal, scriptedService, silence } from './testing/scriptedService.ts'

const answer = profileSchema
const ANNA = { display_name: 'Anna', username: 'anna', bio: '', is_public: true }
const PROFILE = 'GET /api/v1/account/profile'

describe('a request', () => {
  it('goes out with the token, past every cache, and its answer is read', async () => {
    const { api, sent, outcome } = scriptedService([json(ANNA)])
    expect(await outcome(api.call(PROFILE, { answer }))).toEqual(ANNA)
    expect(sent.map(({ what }) => what)).toEqual([PROFILE])
    expect(sent[0]?.request.headers.get('Authorization')).toBe('Bearer access-1')
    expect(sent[0]?.request.headers.get('Content-Type')).toBeNull()
    expect(sent[0]?.request.cache).toBe('no-store')
  })

  it('sends a body as JSON, and a key where it has one', async () => {
    const { api, sent, outcome } = scriptedService([json(ANNA)])
    await outcome(
      api.call('PATCH /api/v1/account/profile', { body: { bio: 'ż' }, idempotencyKey: 'key-1', answer }),
    )
    const request = sent[0]?.request
    expect(await request?.json()).toEqual({ bio: 'ż' })
    expect(request?.headers.get('Content-Type')).toBe('application/json')
    expect(request?.headers.get('Idempotency-Key')).toBe('key-1')
  })

  it('leaves the content type of form data to the browser', async () => {
    const { api, sent, outcome } = scriptedService([json(ANNA)])
    const body = new FormData()
    body.append('file', new Blob(['x']), 'x.txt')
    await outcome(api.call('PATCH /api/v1/account/profile', { body, answer }))
    expect(sent[0]?.request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('goes without a token when it is anonymous, or nobody is signed in', async () => {
    const { api, sent, outcome } = scriptedService([json(ANNA)])
    await outcome(api.call(PROFILE, { answer, isAnonymous: true }))
    const guest = scriptedService([json(ANNA)], { signedIn: null })
    await guest.outcome(guest.api.call(PROFILE, { answer }))
    for (const { request } of [...sent, ...guest.sent])
      expect(request.headers.has('Authorization')).toBe(false)
  })

  it('fails with INVALID_ANSWER when the answer isn’t what was agreed', async () => {
    for (const body of [json({ ...ANNA, bio: 7 }), () => new Response('<html>'), () => new Response(null)]) {
      const { api, outcome } = scriptedService([body])
      expect(await outcome(api.call(PROFILE, { answer }))).toMatchObject({
        code: 'INVALID_ANSWER',
        message: 'An unexpected error occurred',
        kind: 'broken',
      })
    }
  })
})

describe('time', () => {
  it.each([
    [undefined, 30_000],
    [BUILDER_TIMEOUT_MS, 120_000],
  ])('is up after %s ms', async (timeoutMs, milliseconds) => {
    const { api, clock, outcome } = scriptedService([silence])
    const begun = clock.now()
    expect(await outcome(api.call(PROFILE, { answer, timeoutMs }))).toMatchObject({
      code: 'TIMEOUT',
      message: 'Request timeout',
      status: null,
      kind: 'unreachable',
    })
    expect(clock.now() - begun).toBe(milliseconds)
  })

  it('is up while an answer is coming, too', async () => {
    const { api, outcome } = scriptedService([halting])
    expect(await outcome(api.call(PROFILE, { answer }))).toMatchObject({ code: 'TIMEOUT' })
  })
})

describe('repeating', () => {
  const failing = [
    cut,
    refusal(503, 'SERVICE_UNAVAILABLE'),
    refusal(429, 'TOO_MANY_REQUESTS', { 'Retry-After': '9' }),
  ]

  it('happens to a read, with the pauses of the request table', async () => {
    const { api, sent, clock, outcome } = scriptedService([...failing, json(ANNA)])
    const begun = clock.now()
    expect(await outcome(api.call(PROFILE, { answer }))).toEqual(ANNA)
    expect(sent.map(({ at }) => at - begun)).toEqual([0, 1_000, 3_000, 12_000])
  })

  it('honours a date in Retry-After', async () => {
    const date = new Date(Date.UTC(2026, 10, 20, 12, 0, 20)).toUTCString()
    const later = refusal(503, 'SERVICE_UNAVAILABLE', { 'Retry-After': date })
    const { api, sent, clock, outcome } = scriptedService([later, json(ANNA)])
    const begun = clock.now()
    await outcome(api.call(PROFILE, { answer }))
    expect(sent.map(({ at }) => at - begun)).toEqual([0, 20_000])
  })

  it('happens to a write that carries a key, with the same key', async () => {
    const { api, sent, outcome } = scriptedService([...failing, json(ANNA)])
    const call = api.call('PATCH /api/v1/account/profile', { body: {}, answer, idempotencyKey: 'key-1' })
    expect(await outcome(call)).toEqual(ANNA)
    expect(sent.map(({ request }) => request.headers.get('Idempotency-Key'))).toEqual(Array(4).fill('key-1'))
  })

  it('never happens to another write', async () => {
    for (const failure of failing) {
      const { api, sent, outcome } = scriptedService([failure, json(ANNA)])
      await outcome(changeEmail(api, { email: 'anna@example.pl', current_password: '…' }))
      expect(sent).toHaveLength(1)
    }
  })
})

describe('a screen that is left', () => {
  it('ends its request, and its pauses, with its own reason', async () => {
    for (const answers of [[silence], [cut]]) {
      const leaving = new AbortController()
      const { api, clock, sent } = scriptedService(answers)
      const call = api.call(PROFILE, { answer, signal: leaving.signal }).catch((error: unknown) => error)
      await clock.advance(500)
      leaving.abort('left')
      expect(await call).toBe('left')
      await clock.runOut()
      expect(sent).toHaveLength(1)
    }
  })

  it('asks for nothing when it was left before', async () => {
    const { api, sent, outcome } = scriptedService([json(ANNA)])
    expect(await outcome(api.call(PROFILE, { answer, signal: AbortSignal.abort('left') }))).toBe('left')
    expect(sent).toEqual([])
  })
})

it('tells after each attempt whether the service was reached', async () => {
  const told: boolean[] = []
  const onReachable = (reached: boolean) => void told.push(reached)
  const { api, outcome } = scriptedService([cut, refusal(503, 'X'), json(ANNA)], { onReachable })
  await outcome(api.call(PROFILE, { answer }))
  expect(told).toEqual([false, true, true])
})
