import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { passkeyChallengeSchema } from '#domain/account/passkey.ts'
import { passkeys } from '#server/accounts/passkeys/tables.ts'
import type { ServerContext } from '#server/platform/context.ts'
import {
  type ApiAnswer,
  apiClient,
  linkToken,
  makeUser,
  PASSWORD,
  tokensIn,
} from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { ENDPOINT_ACCESS, type Endpoint } from '#support/endpointAccess.gen.ts'
import { CALLS, ENDPOINTS, makeOwner } from '#support/endpointCalls.ts'
import { makeSoftPasskey } from '#support/softAuthenticator.ts'

const MINUTE = 60_000
const NEW_PASSWORD = 'szary deszcz nad Wisla'

/** Acts that a stolen access token must not do by itself. */
const NEED_PROOF: readonly Endpoint[] = [
  'POST /api/v1/account/passkeys/options',
  'POST /api/v1/account/passkeys',
  'DELETE /api/v1/account/passkeys/{id}',
  'POST /api/v1/account/email',
  'GET /api/v1/account/export',
  'DELETE /api/v1/account',
  'PUT /api/v1/admin/users/{id}/roles',
  'POST /api/v1/admin/users/{id}/corrections',
  'POST /api/v1/admin/users/{id}/refunds',
  'POST /api/v1/admin/users/{id}/returns',
  'POST /api/v1/admin/affiliate-codes',
  'POST /api/v1/admin/affiliate-codes/{code}/end',
  'POST /api/v1/admin/newsletter/{id}/send',
  'POST /api/v1/admin/newsletter/{id}/continue',
]

/** A user who has just signed in with their password, as a thief would find them. */
async function signedIn(freshContext: (changes: { now: () => Date }) => Promise<ServerContext>) {
  const clock = { time: new Date('2026-11-20T12:40:00Z').getTime() }
  const context = await freshContext({ now: () => new Date(clock.time) })
  const call = apiClient(context)
  const user = await makeUser(context, { roles: ['user', 'admin'] })
  const logIn = async (password = PASSWORD) =>
    tokensIn(await call('POST /api/v1/auth/login', { body: { email: user.email, password } }))
  const { access_token: token, refresh_token } = await logIn()
  const prove = (body: object, as = token) => call('POST /api/v1/auth/prove', { token: as, body })
  return { clock, context, call, user, token, refresh_token, logIn, prove }
}

function challengeIn({ body }: ApiAnswer) {
  const { challenge_id: id, options } = z.parse(passkeyChallengeSchema, body)
  return { id, challenge: z.parse(z.object({ challenge: z.string() }), options).challenge }
}

describeOnDatabase('a recent proof', (freshContext) => {
  it('is what the table asks of everything that lasts', () => {
    const declared = ENDPOINTS.filter((name) => {
      const access = ENDPOINT_ACCESS[name]
      return 'recentProof' in access && access.recentProof
    })
    expect(declared.toSorted()).toEqual([...NEED_PROOF].toSorted())
  })

  it.each(NEED_PROOF)('is needed for %s, and a token alone is none', async (name) => {
    const { clock, context, call, token, prove } = await signedIn(freshContext)
    const owner = await makeOwner(context)
    const { body, ...asked } = CALLS[name].call(owner, context)
    const bare = { ...asked, token, ...(body === undefined ? {} : { body: withoutPassword(body) }) }
    const refused = await call(name, bare)
    expect(refused).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' })

    expect((await prove({ current_password: PASSWORD })).status).toBe(204)
    clock.time += 5 * MINUTE + 1
    expect((await call(name, bare)).code).toBe('PROOF_REQUIRED')
    await prove({ current_password: PASSWORD })
    clock.time += 5 * MINUTE
    expect((await call(name, bare)).code).not.toBe('PROOF_REQUIRED')
  })

  it('is given by the present password, also in the body of the call that needs it, but by no wrong one', async () => {
    const { call, token, prove } = await signedIn(freshContext)
    const wrong = [{ field: 'current_password', code: 'wrong' }]
    expect((await prove({ current_password: 'nie to haslo' })).problems).toEqual(wrong)
    const ask = (current_password: string) =>
      call('POST /api/v1/account/email', { token, body: { email: 'nowa@example.pl', current_password } })
    expect((await ask('nie to haslo')).problems).toEqual(wrong)
    expect((await call('GET /api/v1/account/export', { token })).code).toBe('PROOF_REQUIRED')
    expect((await ask(PASSWORD)).status).toBe(202)
    expect((await call('GET /api/v1/account/export', { token })).status).toBe(200)
  })

  it('belongs to one sign-in, through its refreshes, and to no other', async () => {
    const { call, token, refresh_token, logIn, prove } = await signedIn(freshContext)
    const other = await logIn()
    await prove({ current_password: PASSWORD })
    const next = tokensIn(await call('POST /api/v1/auth/refresh', { body: { refresh_token } }))
    const exportAs = (as: string) => call('GET /api/v1/account/export', { token: as })
    expect((await exportAs(token)).status).toBe(200)
    expect((await exportAs(next.access_token)).status).toBe(200)
    expect((await exportAs(other.access_token)).code).toBe('PROOF_REQUIRED')
  })

  it('is given by a passkey of the account on a challenge for it, once, and by nobody else’s', async () => {
    const { context, call, token, logIn, prove } = await signedIn(freshContext)
    const device = makeSoftPasskey(context.config.publicOrigin)
    await prove({ current_password: PASSWORD })
    const made = challengeIn(await call('POST /api/v1/account/passkeys/options', { token }))
    const body = { challenge_id: made.id, name: 'Telefon', response: device.register(made.challenge) }
    expect((await call('POST /api/v1/account/passkeys', { token, body })).status).toBe(201)

    const stranger = await makeUser(context)
    const strangers = tokensIn(
      await call('POST /api/v1/auth/login', { body: { email: stranger.email, password: PASSWORD } }),
    )
    const ask = async (as: string) =>
      challengeIn(await call('POST /api/v1/auth/prove/options', { token: as }))
    const theirs = await ask(strangers.access_token)
    const stolen = { challenge_id: theirs.id, response: device.signIn(theirs.challenge) }
    expect((await prove(stolen, strangers.access_token)).code).toBe('PASSKEY_NOT_RECOGNISED')

    const again = await logIn()
    const mine = await ask(again.access_token)
    const proof = { challenge_id: mine.id, response: device.signIn(mine.challenge) }
    expect((await prove(proof, again.access_token)).status).toBe(204)
    expect((await prove(proof, again.access_token)).code).toBe('CHALLENGE_INVALID')
    expect((await call('GET /api/v1/account/export', { token: again.access_token })).status).toBe(200)
  })
})

describeOnDatabase('passkeys', (freshContext) => {
  async function withPasskeys(count: number) {
    const person = await signedIn(freshContext)
    const { context, user, prove } = person
    await context.database.insert(passkeys).values(
      Array.from({ length: count }, (_, at) => ({
        id: `passkey-${at}`,
        userId: user.id,
        credentialId: `credential-${at}`,
        publicKey: 'key',
        counter: 0,
        transports: [],
        isSynced: false,
        name: 'Klucz',
        createdAt: context.now(),
      })),
    )
    await prove({ current_password: PASSWORD })
    const left = () => context.database.$count(passkeys, eq(passkeys.userId, user.id))
    return { ...person, count: left }
  }

  it('are ten at most', async () => {
    const { context, call, token, count } = await withPasskeys(9)
    const options = () => call('POST /api/v1/account/passkeys/options', { token })
    const made = await Promise.all([options(), options()])
    const answers = await Promise.all(
      made.map((answer) => {
        const { id, challenge } = challengeIn(answer)
        const device = makeSoftPasskey(context.config.publicOrigin)
        const body = { challenge_id: id, name: 'Klucz', response: device.register(challenge) }
        return call('POST /api/v1/account/passkeys', { token, body })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await count()).toBe(10)
    expect((await options()).code).toBe('TOO_MANY_PASSKEYS')
  })

  it('are gone once the password was set anew by a letter', async () => {
    const { context, call, user, count } = await withPasskeys(2)
    await call('POST /api/v1/auth/forgot-password', { body: { email: user.email, language: 'pl' } })
    const body = { token: await linkToken(context, 'reset-password'), new_password: NEW_PASSWORD }
    expect((await call('POST /api/v1/auth/reset-password', { body })).status).toBe(204)
    expect(await count()).toBe(0)
  })

  it('go with a change of the password when asked, and stay otherwise', async () => {
    const { call, token, count } = await withPasskeys(2)
    const change = (current_password: string, new_password: string, remove_passkeys?: boolean) =>
      call('POST /api/v1/auth/change-password', {
        token,
        body: { current_password, new_password, remove_passkeys },
      })
    expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(204)
    expect(await count()).toBe(2)
    expect((await change(NEW_PASSWORD, PASSWORD, true)).status).toBe(204)
    expect(await count()).toBe(0)
  })
})

function withoutPassword(body: unknown): object {
  const { current_password: _left, ...rest } = z.looseObject({}).parse(body)
  return rest
}
