import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearLog, logEntries, setLogLevel } from '#domain/log.ts'
import { profileSchema } from '#domain/account/profile.ts'
import { exampleTokens } from './testing/memoryTokens.ts'
import {
  cut,
  json,
  refusal,
  type ScriptedService,
  scriptedService,
  silence,
} from './testing/scriptedService.ts'

// Specification part 2, sections 4 and 9: the handling of a 401.

beforeAll(() => setLogLevel('silent'))
afterAll(() => setLogLevel('warn'))

const answer = profileSchema
const ANNA = { display_name: 'Anna', username: 'anna', bio: '', is_public: true }
const PROFILE = 'GET /api/v1/account/profile'
const REFRESH = 'POST /api/v1/auth/refresh'
const stale = refusal(401, 'UNAUTHORIZED')
const over = refusal(401, 'SESSION_EXPIRED')
const fresh = json(exampleTokens({ access_token: 'access-2', refresh_token: 'refresh-2' }))

const read = ({ api }: ScriptedService, signal?: AbortSignal) => api.call(PROFILE, { answer, signal })
const whats = ({ sent }: ScriptedService) => sent.map(({ what }) => what)
const bearers = ({ sent }: ScriptedService) => sent.map(({ request }) => request.headers.get('Authorization'))

describe('a refused token', () => {
  it('is refreshed once, and the request made again with the new one', async () => {
    const service = scriptedService([stale, json(ANNA)])
    expect(await service.outcome(read(service))).toEqual(ANNA)
    expect(whats(service)).toEqual([PROFILE, REFRESH, PROFILE])
    expect(bearers(service)).toEqual(['Bearer access-1', null, 'Bearer access-2'])
    expect(await service.sent[1]?.request.json()).toEqual({ refresh_token: 'refresh-1' })
    expect(service.tokens.stored).toMatchObject({ access_token: 'access-2', refresh_token: 'refresh-2' })
  })

  it('is refreshed for a write without a key, too: what was refused was not done', async () => {
    const service = scriptedService([stale, json(ANNA)])
    const call = service.api.call('PATCH /api/v1/account/profile', { body: {}, answer })
    expect(await service.outcome(call)).toEqual(ANNA)
  })

  it('is refreshed once for all who wait, and those who come meanwhile wait with them', async () => {
    const service = scriptedService([stale, stale, stale, json(ANNA)], {
      refreshes: [async (request) => (await later(service, 500), fresh(request))],
    })
    const calls = [read(service), read(service), read(service)]
    await service.clock.advance(100)
    calls.push(read(service))
    await service.clock.advance(100)
    expect(whats(service)).toEqual([PROFILE, PROFILE, PROFILE, REFRESH])
    expect(await service.outcome(Promise.all(calls))).toEqual([ANNA, ANNA, ANNA, ANNA])
    expect(whats(service)).toHaveLength(8)
  })

  it('is refreshed once: what is refused again stays refused, and the session goes on', async () => {
    const service = scriptedService([stale])
    expect(await service.outcome(read(service))).toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
    expect(whats(service)).toEqual([PROFILE, REFRESH, PROFILE])
    expect(service.tokens.expired).toBe(0)
  })

  it('is not refreshed when the 401 is about what the request says', async () => {
    const service = scriptedService([refusal(401, 'INVALID_CREDENTIALS')])
    expect(await service.outcome(read(service))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    const anonymous = scriptedService([stale])
    await anonymous.outcome(anonymous.api.call(PROFILE, { answer, isAnonymous: true }))
    const guest = scriptedService([stale], { signedIn: null })
    await guest.outcome(read(guest))
    expect([...whats(service), ...whats(anonymous), ...whats(guest)]).toEqual([PROFILE, PROFILE, PROFILE])
  })

  it('gives way to the tokens that another tab has stored by then', async () => {
    const service = scriptedService([
      (request) => (
        service.tokens.signIn(exampleTokens({ access_token: 'theirs' }), signInOf(service)),
        stale(request)
      ),
      json(ANNA),
    ])
    expect(await service.outcome(read(service))).toEqual(ANNA)
    expect(bearers(service)).toEqual(['Bearer access-1', 'Bearer theirs'])
  })

  it('may still be refreshed when the tokens of another tab are refused, too', async () => {
    const service = scriptedService([
      (request) => {
        service.tokens.signIn(exampleTokens({ access_token: 'theirs' }), signInOf(service))
        return stale(request)
      },
      stale,
      json(ANNA),
    ])
    expect(await service.outcome(read(service))).toEqual(ANNA)
    expect(bearers(service)).toEqual(['Bearer access-1', 'Bearer theirs', null, 'Bearer access-2'])
  })
})

describe('a refresh', () => {
  it('that is refused ends the session, once, and nobody asks again', async () => {
    const service = scriptedService([stale], { refreshes: [over] })
    const outcome = await service.outcome(Promise.allSettled([read(service), read(service)]))
    const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'UNAUTHORIZED' }) }
    expect(outcome).toEqual([refused, refused])
    expect(service.tokens).toMatchObject({ stored: null, expired: 1 })
    await service.outcome(read(service))
    expect(whats(service)).toEqual([PROFILE, PROFILE, REFRESH, PROFILE])
  })

  it.each([
    [400, { detail: 'Invalid refresh token' }],
    [403, { error: { code: 'FORBIDDEN', message: 'Blocked' } }],
    [422, { detail: [{ msg: 'Malformed' }] }],
  ])('that the service itself refuses with a %i ends the session', async (status, body) => {
    const service = scriptedService([stale], { refreshes: [json(body, status)] })
    expect(await service.outcome(read(service))).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(service.tokens.expired).toBe(1)
  })

  it('without a refresh token ends the session unasked', async () => {
    const service = scriptedService([stale], { signedIn: exampleTokens({ refresh_token: '' }) })
    expect(await service.outcome(read(service))).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(service.tokens.expired).toBe(1)
    expect(whats(service)).toEqual([PROFILE])
  })

  it('that the network loses is tried once more after a second', async () => {
    const service = scriptedService([stale, json(ANNA)], { refreshes: [cut, fresh] })
    const begun = service.clock.now()
    expect(await service.outcome(read(service))).toEqual(ANNA)
    expect(service.sent.map(({ what, at }) => [what, at - begun])).toEqual([
      [PROFILE, 0],
      [REFRESH, 0],
      [REFRESH, 1_000],
      [PROFILE, 1_000],
    ])
  })

  it.each([
    ['the network loses twice', cut, 'NETWORK_ERROR', 2],
    ['the service is too slow for', silence, 'TIMEOUT', 2],
    ['an overloaded service puts off', refusal(503, 'SERVICE_UNAVAILABLE'), 'SERVICE_UNAVAILABLE', 1],
    ['a throttling service puts off', refusal(429, 'TOO_MANY_REQUESTS'), 'TOO_MANY_REQUESTS', 1],
    ['a gateway knows nothing of', refusal(404, 'NOT_FOUND'), 'INVALID_ANSWER', 1],
    ['a gateway forbids', () => new Response('<html>', { status: 403 }), 'INVALID_ANSWER', 1],
    ['a hotel’s page answers', () => new Response('<html>Zaloguj się do sieci'), 'INVALID_ANSWER', 1],
  ])('that %s ends no session', async (_, failure, code, times) => {
    const service = scriptedService([stale, stale, json(ANNA)], {
      refreshes: [...Array(times).fill(failure), fresh],
    })
    expect(await service.outcome(read(service))).toMatchObject({ code })
    expect(service.tokens).toMatchObject({ expired: 0, stored: { refresh_token: 'refresh-1' } })
    await service.clock.advance(5_000)
    expect(await service.outcome(read(service))).toEqual(ANNA)
  })

  it('that failed is not tried again for 5 s: further 401s are rejected with its failure', async () => {
    const service = scriptedService([stale], { refreshes: [refusal(503, 'SERVICE_UNAVAILABLE')] })
    await service.outcome(read(service))
    await service.clock.advance(4_999)
    expect(await service.outcome(read(service))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(whats(service).filter((what) => what === REFRESH)).toHaveLength(1)
    await service.clock.advance(1)
    await service.outcome(read(service))
    expect(whats(service).filter((what) => what === REFRESH)).toHaveLength(2)
  })

  it('that failed is not tried again before the time the service asked for', async () => {
    const busy = refusal(429, 'TOO_MANY_REQUESTS', { 'Retry-After': '30' })
    const service = scriptedService([stale], { refreshes: [busy] })
    await service.outcome(read(service))
    await service.clock.advance(29_000)
    await service.outcome(read(service))
    expect(whats(service).filter((what) => what === REFRESH)).toHaveLength(1)
  })

  it('that failed keeps nobody back who has signed in anew', async () => {
    const service = scriptedService([stale, json(ANNA)], { refreshes: [refusal(503, 'SERVICE_UNAVAILABLE')] })
    await service.outcome(read(service))
    service.tokens.signIn(exampleTokens({ access_token: 'anew', refresh_token: 'anew' }))
    expect(await service.outcome(read(service))).toEqual(ANNA)
  })

  it('without a network, as far as the browser knows, is not tried twice', async () => {
    const service = scriptedService([stale], { refreshes: [cut], isOffline: () => true })
    expect(await service.outcome(read(service))).toMatchObject({ code: 'NETWORK_ERROR' })
    expect(whats(service)).toEqual([PROFILE, REFRESH])
  })

  it('goes on for the others when one screen is left', async () => {
    const leaving = new AbortController()
    const service = scriptedService([stale, stale, json(ANNA)], {
      refreshes: [async (request) => (await later(service, 500), fresh(request))],
    })
    const left = read(service, leaving.signal).catch((error: unknown) => error)
    const stays = read(service)
    await service.clock.advance(100)
    leaving.abort('left')
    expect(await left).toBe('left')
    expect(await service.outcome(stays)).toEqual(ANNA)
  })
})

describe('a token near its end', () => {
  const soon = exampleTokens({ expires_in: 600 })

  it('is refreshed before it is used', async () => {
    const service = scriptedService([json(ANNA)], { signedIn: soon })
    await service.clock.advance(569_999)
    await service.outcome(read(service))
    await service.clock.advance(1)
    await service.outcome(Promise.all([read(service), read(service)]))
    expect(whats(service)).toEqual([PROFILE, REFRESH, PROFILE, PROFILE])
    expect(bearers(service)).toEqual(['Bearer access-1', null, 'Bearer access-2', 'Bearer access-2'])
  })

  it('is refreshed nearer to it where tokens live shorter', async () => {
    const service = scriptedService([json(ANNA)], { signedIn: exampleTokens({ expires_in: 10 }) })
    await service.clock.advance(8_999)
    await service.outcome(read(service))
    await service.clock.advance(1)
    await service.outcome(read(service))
    expect(whats(service)).toEqual([PROFILE, REFRESH, PROFILE])
  })

  it('serves on where no newer one is to be had', async () => {
    const service = scriptedService([json(ANNA)], { signedIn: soon, refreshes: [refusal(503, 'X')] })
    await service.clock.advance(580_000)
    expect(await service.outcome(read(service))).toEqual(ANNA)
    expect(bearers(service)).toEqual([null, 'Bearer access-1'])
  })

  it('is not sent once it has run out', async () => {
    const service = scriptedService([json(ANNA)], { signedIn: soon, refreshes: [cut] })
    await service.clock.advance(600_000)
    expect(await service.outcome(read(service))).toMatchObject({ code: 'NETWORK_ERROR' })
    expect(whats(service)).toEqual([REFRESH, REFRESH])
  })
})

describe('another person', () => {
  const theirs = exampleTokens({ access_token: 'theirs', refresh_token: 'theirs' })

  it('never carries on what somebody else began', async () => {
    const service = scriptedService([
      (request) => (service.tokens.signIn(theirs), stale(request)),
      json(ANNA),
    ])
    expect(await service.outcome(read(service))).toMatchObject({ code: 'SESSION_CHANGED' })
    expect(bearers(service)).toEqual(['Bearer access-1'])
  })

  it('keeps their own tokens when the answer to another’s refresh comes late', async () => {
    const service = scriptedService([stale], {
      refreshes: [(request) => (service.tokens.signIn(theirs), fresh(request))],
    })
    expect(await service.outcome(read(service))).toMatchObject({ code: 'SESSION_CHANGED' })
    expect(service.tokens.stored).toMatchObject(theirs)
  })

  it('waits for no refresh but their own', async () => {
    const halted = Promise.withResolvers<Response>()
    const service = scriptedService([stale, stale, json(ANNA)], { refreshes: [() => halted.promise, fresh] })
    const before = read(service).catch((error: unknown) => error)
    await service.clock.advance(100)
    service.tokens.signIn(theirs)
    const after = read(service)
    await service.clock.advance(100)
    expect(await after).toEqual(ANNA)
    halted.resolve(await over(new Request('https://iskra.example')))
    expect(await before).toMatchObject({ code: 'SESSION_CHANGED' })
  })

  it('keeps their session when another’s is found to be over', async () => {
    const service = scriptedService([stale], {
      refreshes: [(request) => (service.tokens.signIn(theirs), over(request))],
    })
    expect(await service.outcome(read(service))).toMatchObject({ code: 'SESSION_CHANGED' })
    expect(service.tokens).toMatchObject({ expired: 0, stored: theirs })
  })

  it('finds nobody signed in after a sign-out during a refresh', async () => {
    const service = scriptedService([stale], {
      refreshes: [(request) => ((service.tokens.stored = null), fresh(request))],
    })
    expect(await service.outcome(read(service))).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(service.tokens).toMatchObject({ expired: 0, stored: null })
  })
})

it('never logs a token', async () => {
  clearLog()
  for (const refreshes of [[over], [cut], [refusal(503, 'X')]]) {
    const service = scriptedService([stale], { refreshes })
    await service.outcome(read(service))
  }
  expect(logEntries()).toHaveLength(3)
  expect(JSON.stringify(logEntries())).not.toMatch(/access-|refresh-/)
})

function later({ clock }: ScriptedService, milliseconds: number): Promise<void> {
  return new Promise((resolve) => clock.after(milliseconds, resolve))
}

function signInOf({ tokens }: ScriptedService): string | undefined {
  return tokens.stored?.signInId
}
