import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { passkeyChallengeSchema, passkeySchema } from '#domain/account/passkey.ts'
import { passkeyChallenges, passkeys } from '#server/accounts/passkeys/tables.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { sessions, users } from '#server/platform/users/tables.ts'
import {
  type ApiAnswer,
  apiClient,
  makeUser,
  signInWithProof,
  tokensIn,
  waitingLetters,
} from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { makeSoftPasskey } from '#support/softAuthenticator.ts'

const MINUTE = 60_000
const optionsSchema = z.object({ challenge: z.string() })

function challengeIn({ body }: ApiAnswer): { id: string; challenge: string } {
  const { challenge_id: id, options } = z.parse(passkeyChallengeSchema, body)
  return { id, challenge: optionsSchema.parse(options).challenge }
}

/** A signed-in user, a device, and what both do with passkeys. */
async function atTheDevice(freshContext: (changes: { now: () => Date }) => Promise<ServerContext>) {
  const clock = { time: new Date('2026-11-20T12:40:00Z').getTime() }
  const context = await freshContext({ now: () => new Date(clock.time) })
  const call = apiClient(context)
  const user = await makeUser(context, { email: 'zofia@example.pl' })
  const { access_token: token } = await signInWithProof(context, user)
  const device = makeSoftPasskey(context.config.publicOrigin)
  const newChallenge = async (as = token) =>
    challengeIn(await call('POST /api/v1/account/passkeys/options', { token: as }))
  const add = async (response: unknown, challenge_id: string, as = token) =>
    call('POST /api/v1/account/passkeys', { token: as, body: { challenge_id, name: 'Telefon', response } })
  const loginChallenge = async () => challengeIn(await call('POST /api/v1/auth/passkeys/options'))
  const logIn = (response: unknown, challenge_id: string) =>
    call('POST /api/v1/auth/passkeys/login', { body: { challenge_id, response, device: 'Telefon Zofii' } })
  /** Adds the device's passkey correctly. */
  const addOne = async () => {
    const { id, challenge } = await newChallenge()
    return z.parse(passkeySchema, (await add(device.register(challenge), id)).body)
  }
  return { clock, context, call, user, token, device, newChallenge, add, addOne, loginChallenge, logIn }
}

describeOnDatabase('a passkey', (freshContext) => {
  it('is asked for by name and made for this origin, findable without a name typed', async () => {
    const { call, token, addOne, device } = await atTheDevice(freshContext)
    await addOne()
    const answer = await call('POST /api/v1/account/passkeys/options', { token })
    expect(answer.body).toMatchObject({
      options: {
        rp: { name: 'Iskra', id: 'localhost' },
        user: { name: 'zofia@example.pl' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ id: device.id, transports: ['internal', 'hybrid'] }],
      },
    })
  })

  it('is added, told of by letter, and signs in', async () => {
    const { context, call, user, token, device, addOne, loginChallenge, logIn } =
      await atTheDevice(freshContext)
    const added = await addOne()
    expect(added).toMatchObject({ name: 'Telefon', is_synced: true, last_used_at: null })
    expect(await waitingLetters(context)).toMatchObject([{ kind: 'passkey-added', to: 'zofia@example.pl' }])

    const { id, challenge } = await loginChallenge()
    const tokens = tokensIn(await logIn(device.signIn(challenge, { userHandle: user.id }), id))
    const me = await call('GET /api/v1/auth/me', { token: tokens.access_token })
    expect(me.body).toMatchObject({ id: user.id })
    const [session] = await context.database.select().from(sessions).where(eq(sessions.method, 'passkey'))
    expect(session).toMatchObject({ device: 'Telefon Zofii', userId: user.id })
    expect((await call('GET /api/v1/account/passkeys', { token })).body).toMatchObject({
      passkeys: [{ id: added.id, last_used_at: '2026-11-20T12:40:00.000Z' }],
    })
  })

  it('tells nobody by its challenge who has an account', async () => {
    const { call } = await atTheDevice(freshContext)
    const { body } = await call('POST /api/v1/auth/passkeys/options')
    expect(body).toMatchObject({ options: { rpId: 'localhost', userVerification: 'required' } })
    expect(JSON.stringify(body)).not.toContain('allowCredentials')
  })

  it('uses a challenge once, also when it fails, and of many at once one gets in', async () => {
    const { addOne, device, loginChallenge, logIn } = await atTheDevice(freshContext)
    await addOne()
    const first = await loginChallenge()
    const response = device.signIn(first.challenge)
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(response, first.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'CHALLENGE_INVALID')).toHaveLength(3)

    const second = await loginChallenge()
    expect((await logIn(device.signIn('AAAA'), second.id)).code).toBe('PASSKEY_NOT_RECOGNISED')
    expect((await logIn(device.signIn(second.challenge), second.id)).code).toBe('CHALLENGE_INVALID')
  })

  it('has a challenge of five minutes to be made, of fifteen to sign in, and of one person', async () => {
    const { clock, context, device, add, newChallenge, loginChallenge, logIn } =
      await atTheDevice(freshContext)
    const adam = await makeUser(context)
    const { access_token: adams } = await signInWithProof(context, adam)
    const taken = await newChallenge()
    expect((await add(device.register(taken.challenge), taken.id, adams)).code).toBe('CHALLENGE_INVALID')
    expect((await logIn(device.signIn(taken.challenge), taken.id)).code).toBe('CHALLENGE_INVALID')
    const login = await loginChallenge()
    expect((await add(device.register(login.challenge), login.id)).code).toBe('CHALLENGE_INVALID')

    clock.time += 5 * MINUTE
    expect((await add(device.register(taken.challenge), taken.id)).code).toBe('CHALLENGE_INVALID')
    clock.time += 10 * MINUTE
    expect((await logIn(device.signIn(login.challenge), login.id)).code).toBe('CHALLENGE_INVALID')
    clock.time += 1
    await loginChallenge()
    expect(await context.database.select().from(passkeyChallenges)).toHaveLength(1)
  })

  it('is refused when the person did not show that it is them, or the page is another', async () => {
    const { context, device, add, addOne, newChallenge, loginChallenge, logIn } =
      await atTheDevice(freshContext)
    for (const changes of [{ isVerified: false }, { origin: 'https://iskra.example.evil' }]) {
      const made = await newChallenge()
      expect((await add(device.register(made.challenge, changes), made.id)).code).toBe(
        'PASSKEY_NOT_RECOGNISED',
      )
    }
    await addOne()
    for (const changes of [
      { isVerified: false },
      { origin: 'http://localhost:9999' },
      { userHandle: 'somebody else' },
    ]) {
      const { id, challenge } = await loginChallenge()
      expect((await logIn(device.signIn(challenge, changes), id)).code).toBe('PASSKEY_NOT_RECOGNISED')
    }
    expect(await context.database.select().from(sessions)).toHaveLength(1)
  })

  it('is refused when it is a copy that counts backwards', async () => {
    const { device, addOne, loginChallenge, logIn } = await atTheDevice(freshContext)
    await addOne()
    const statuses: number[] = []
    for (const counter of [7, 7, 3, 8]) {
      const { id, challenge } = await loginChallenge()
      statuses.push((await logIn(device.signIn(challenge, { counter }), id)).status)
    }
    expect(statuses).toEqual([200, 401, 401, 200])
  })

  it('is nobody’s a second time', async () => {
    const { context, device, add, addOne, newChallenge } = await atTheDevice(freshContext)
    await addOne()
    const adam = await makeUser(context)
    const { access_token: adams } = await signInWithProof(context, adam)
    const { id, challenge } = await newChallenge(adams)
    expect((await add(device.register(challenge), id, adams)).code).toBe('PASSKEY_NOT_RECOGNISED')
    expect(await context.database.select().from(passkeys)).toHaveLength(1)
  })

  it('is named and removed by its owner alone, and then signs nobody in', async () => {
    const { context, call, token, device, addOne, loginChallenge, logIn } = await atTheDevice(freshContext)
    const path = { id: (await addOne()).id }
    const { access_token: adams } = await signInWithProof(context, await makeUser(context))
    const body = { name: ' Klucz w szufladzie ' }
    const rename = (as: string) => call('PATCH /api/v1/account/passkeys/{id}', { token: as, path, body })
    const remove = (as: string) => call('DELETE /api/v1/account/passkeys/{id}', { token: as, path })

    expect((await rename(adams)).code).toBe('NOT_FOUND')
    expect((await remove(adams)).code).toBe('NOT_FOUND')
    expect((await rename(token)).body).toMatchObject({ name: 'Klucz w szufladzie' })
    const { id, challenge } = await loginChallenge()
    expect((await remove(token)).status).toBe(204)
    expect((await remove(token)).code).toBe('NOT_FOUND')
    expect((await logIn(device.signIn(challenge), id)).code).toBe('PASSKEY_NOT_RECOGNISED')
  })

  it('goes with its account', async () => {
    const { context, user, addOne } = await atTheDevice(freshContext)
    await addOne()
    await context.database.delete(users).where(eq(users.id, user.id))
    expect(await context.database.select().from(passkeys)).toEqual([])
  })

  it('is nothing else than what a browser answers with', async () => {
    const { add, newChallenge, logIn } = await atTheDevice(freshContext)
    for (const response of [{}, { id: 'a', rawId: 'a', type: 'public-key', response: {} }, { id: '§' }]) {
      const { id } = await newChallenge()
      expect((await add(response, id)).code).toBe('INVALID_REQUEST')
      expect((await logIn(response, id)).code).toBe('INVALID_REQUEST')
    }
  })
})
