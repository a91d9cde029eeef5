import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { revocationOf } from '#domain/account/revocation.ts'
import type { Tokens } from '#domain/account/tokens.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { sessions } from '#server/platform/users/tables.ts'
import { apiClient, type ApiClient, makeUser, signIn, tokensIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { refreshSession } from './refreshSession.ts'

const LONG = process.env['LONG'] !== undefined
const LOST_ANSWERS = LONG ? 1000 : 12
const MINUTE = 60_000
const HOUR = 60 * MINUTE

if (LONG) vi.setConfig({ testTimeout: 900_000 })

const START = new Date('2026-11-20T12:40:00Z').getTime()

/** A context whose clock the test sets, and a signed-in user. */
async function signedIn(freshContext: (changes: { now: () => Date }) => Promise<ServerContext>) {
  const clock = { time: START }
  const context = await freshContext({ now: () => new Date(clock.time) })
  const user = await makeUser(context)
  return { clock, context, user, call: apiClient(context), tokens: await signIn(context, user) }
}

const refresh = (call: ApiClient, { refresh_token }: Tokens) =>
  call('POST /api/v1/auth/refresh', { body: { refresh_token } })

const isSignedIn = async (call: ApiClient, { access_token: token }: Tokens) =>
  (await call('GET /api/v1/auth/me', { token })).status === 200

const generations = async ({ database }: ServerContext) =>
  (await database.select({ generation: sessions.generation }).from(sessions)).map((row) => row.generation)

describeOnDatabase('a session', (freshContext) => {
  it('goes on by one pair of tokens at each refresh', async () => {
    const { call, context, tokens } = await signedIn(freshContext)
    const next = tokensIn(await refresh(call, tokens))
    expect(next.refresh_token).not.toBe(tokens.refresh_token)
    expect(next).toMatchObject({ token_type: 'bearer', expires_in: 600 })
    expect(await isSignedIn(call, next)).toBe(true)
    expect(await generations(context)).toEqual([2])
  })

  it('is rotated once by 100 parallel refreshes with one token', async () => {
    const { call, context, tokens } = await signedIn(freshContext)
    let { refresh_token } = tokens
    for (let round = 1; round <= (LONG ? 50 : 1); round += 1) {
      const body = { refresh_token }
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => call('POST /api/v1/auth/refresh', { body })),
      )
      const given = new Set(answers.map((answer) => tokensIn(answer).refresh_token))
      expect(given.size).toBe(1)
      expect(await generations(context)).toEqual([round + 1])
      refresh_token = [...given][0] ?? ''
    }
  })

  it('survives answers that were lost, one or several after another', async () => {
    const { call, context, clock, tokens } = await signedIn(freshContext)
    let held = tokens
    for (let lost = 0; lost < LOST_ANSWERS; lost += 1) {
      // Lost once, twice or three times; repeated at once, after a while, or after a night without a network.
      for (let times = 0; times <= lost % 3; times += 1) {
        await refresh(call, held)
        clock.time += [200, 5 * MINUTE, 7 * HOUR][(lost + times) % 3] ?? 0
      }
      held = tokensIn(await refresh(call, held))
      expect(await isSignedIn(call, held)).toBe(true)
      clock.time += 10 * MINUTE
    }
    expect(await generations(context)).toEqual([LOST_ANSWERS + 1])
  })

  it('gives the same pair again within the grace, also to a second tab that comes late', async () => {
    const { call, clock, context, tokens } = await signedIn(freshContext)
    const next = tokensIn(await refresh(call, tokens))
    expect(await isSignedIn(call, next)).toBe(true)
    clock.time += MINUTE
    const again = tokensIn(await refresh(call, tokens))
    expect(again.refresh_token).toBe(next.refresh_token)
    expect(await isSignedIn(call, again)).toBe(true)
    expect(await generations(context)).toEqual([2])
  })

  it('gives it to a second tab that comes late, too, when the answer was lost long before', async () => {
    const { call, clock, tokens } = await signedIn(freshContext)
    await refresh(call, tokens)
    clock.time += 7 * HOUR
    const next = tokensIn(await refresh(call, tokens))
    expect(await isSignedIn(call, next)).toBe(true)
    clock.time += MINUTE
    expect(tokensIn(await refresh(call, tokens)).refresh_token).toBe(next.refresh_token)
    clock.time += 1
    expect((await refresh(call, tokens)).code).toBe('SESSION_EXPIRED')
  })

  it('ends for everybody when a used token comes back after the grace, each time', async () => {
    const { call, clock, context, user } = await signedIn(freshContext)
    for (let round = 0; round < (LONG ? 200 : 6); round += 1) {
      const stolen = await signIn(context, user)
      let held = stolen
      for (let times = 0; times <= round % 3; times += 1) held = tokensIn(await refresh(call, held))
      expect(await isSignedIn(call, held)).toBe(true)
      clock.time += MINUTE + 1

      expect((await refresh(call, stolen)).code).toBe('SESSION_EXPIRED')
      expect((await refresh(call, held)).code).toBe('SESSION_EXPIRED')
      expect(await isSignedIn(call, held)).toBe(false)
    }
  })

  it('ends when the one before last comes back, however soon', async () => {
    const { call, tokens } = await signedIn(freshContext)
    const second = tokensIn(await refresh(call, tokens))
    const third = tokensIn(await refresh(call, second))
    expect((await refresh(call, tokens)).code).toBe('SESSION_EXPIRED')
    expect((await refresh(call, third)).code).toBe('SESSION_EXPIRED')
  })

  it('waits a day for an answer that nobody got, and no longer', async () => {
    const { call, clock, context, user, tokens } = await signedIn(freshContext)
    const other = await signIn(context, user)
    await refresh(call, tokens)
    await refresh(call, other)
    clock.time += 24 * HOUR
    expect((await refresh(call, tokens)).status).toBe(200)
    clock.time += 1
    expect((await refresh(call, other)).code).toBe('SESSION_EXPIRED')
  })

  it('ends after sixty days in which nobody used it', async () => {
    const { call, clock, tokens } = await signedIn(freshContext)
    clock.time += 60 * 24 * HOUR - 1
    const next = tokensIn(await refresh(call, tokens))
    clock.time += 60 * 24 * HOUR
    expect((await refresh(call, next)).code).toBe('SESSION_EXPIRED')
  })

  it('of another person or device is not touched by any of that', async () => {
    const { call, clock, context, user, tokens } = await signedIn(freshContext)
    const elsewhere = await signIn(context, user)
    await refresh(call, tokens)
    await refresh(call, tokens)
    clock.time += 25 * HOUR
    expect((await refresh(call, tokens)).code).toBe('SESSION_EXPIRED')
    expect((await refresh(call, elsewhere)).status).toBe(200)
  })

  it('is known by a token that this server has made, and by no other', async () => {
    const { call, context, tokens } = await signedIn(freshContext)
    const [id = '', generation, seal = ''] = tokens.refresh_token.split('.')
    const forged = [
      '',
      'token',
      `${id}.${generation}.${'A'.repeat(43)}`,
      `${id}.2.${seal}`,
      `${id}.1.${seal}A`,
      `${id.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}.1.${seal}`,
      `${id}.01.${seal}`,
    ]
    for (const refresh_token of forged) expect(await refreshSession(context, refresh_token)).toBeNull()
    // A guess ends no session.
    expect((await refresh(call, tokens)).status).toBe(200)

    const otherServer = {
      ...context,
      config: { ...context.config, auth: { ...context.config.auth, secret: 'x' } },
    }
    expect(await refreshSession(otherServer, tokens.refresh_token)).toBeNull()
  })

  it('keeps nothing in the database that would let anybody in', async () => {
    const { context, tokens } = await signedIn(freshContext)
    const kept = JSON.stringify(await context.database.select().from(sessions))
    const seal = tokens.refresh_token.split('.')[2] ?? ''
    expect(kept).not.toContain(seal)
    expect(kept).not.toContain(tokens.access_token)
  })

  describe('is ended', () => {
    it('by signing out, with either token, also one that was used or has run out', async () => {
      const { call, clock, context, user, tokens } = await signedIn(freshContext)
      const byAccess = await signIn(context, user)
      const byRefresh = await signIn(context, user)
      const next = tokensIn(await refresh(call, tokens))

      await call('POST /api/v1/auth/logout', { token: byAccess.access_token })
      expect(await isSignedIn(call, byAccess)).toBe(false)
      clock.time += HOUR
      for (const { refresh_token } of [byRefresh, tokens]) {
        const answer = await call('POST /api/v1/auth/logout', { body: { refresh_token } })
        expect(answer.status).toBe(204)
        expect(answer.headers.get('clear-site-data')).toBe('"cache"')
      }
      expect(await context.database.select().from(sessions)).toEqual([])
      expect((await refresh(call, next)).code).toBe('SESSION_EXPIRED')
    })

    it('by what a device keeps that signed out without a network, which is good for nothing else', async () => {
      const { call, context, tokens } = await signedIn(freshContext)
      const revocation = (await revocationOf(tokens.refresh_token)) ?? ''
      await refresh(call, tokens)
      expect(await refreshSession(context, revocation)).toBeNull()
      expect(await generations(context)).toEqual([2])
      const signOut = () => call('POST /api/v1/auth/logout', { body: { revocation } })
      expect((await signOut()).status).toBe(204)
      expect(await generations(context)).toEqual([])
      expect((await signOut()).status).toBe(204)
    })

    it('by no sign-out of somebody who has no token of it', async () => {
      const { call, context, tokens } = await signedIn(freshContext)
      const [id = ''] = tokens.refresh_token.split('.')
      const guesses = [
        { refresh_token: `${id}.1.${'A'.repeat(43)}` },
        { revocation: `${id}.1.${'0'.repeat(64)}` },
        { revocation: (await revocationOf(`${id}.2.${'A'.repeat(43)}`)) ?? '' },
        {},
      ]
      for (const body of guesses) {
        expect((await call('POST /api/v1/auth/logout', { body })).status).toBe(204)
      }
      expect(await generations(context)).toEqual([1])
    })
  })

  describe('has access tokens', () => {
    it('that count for ten minutes', async () => {
      const { call, clock, tokens } = await signedIn(freshContext)
      clock.time += 599_000
      expect(await isSignedIn(call, tokens)).toBe(true)
      clock.time += 1_000
      const late = await call('GET /api/v1/auth/me', { token: tokens.access_token })
      expect(late).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
      expect(late.headers.get('www-authenticate')).toBe('Bearer')
    })

    it('that nobody else can make or change', async () => {
      const { call, tokens } = await signedIn(freshContext)
      const [header = '', payload = '', signature = ''] = tokens.access_token.split('.')
      const unsigned = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
      const forged = [
        `${header}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
        `${unsigned}.${payload}.`,
        `${unsigned}.${payload}.${signature}`,
        tokens.refresh_token,
      ]
      for (const token of forged) {
        expect((await call('GET /api/v1/auth/me', { token })).code).toBe('UNAUTHORIZED')
      }
    })

    it('that are worth nothing from the moment the session or the user is gone', async () => {
      const { call, context, tokens } = await signedIn(freshContext)
      await context.database.delete(sessions).where(eq(sessions.generation, 1))
      expect(await isSignedIn(call, tokens)).toBe(false)
    })
  })
})
