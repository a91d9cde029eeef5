import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preferencesSchema } from '#domain/account/preferences.ts'
import { userSchema } from '#domain/account/user.ts'
import { newsletterReaders } from '#server/accounts/newsletter/tables.ts'
import { sessions, users } from '#server/platform/users/tables.ts'
import { removeExpired } from '#server/tables/removeExpired.ts'
import {
  apiClient,
  type ApiClient,
  linkToken,
  makeUser,
  PASSWORD,
  signIn,
  tokensIn,
  waitingLetters,
} from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { prepareDemoUsers } from './demoUsers.ts'
import { hashPassword } from './passwords.ts'
import { emailLinks } from './tables.ts'

const EMAIL = 'Zofia@example.pl'

function register(call: ApiClient, changes: Record<string, unknown> = {}) {
  return call('POST /api/v1/auth/register', {
    body: {
      email: EMAIL,
      password: PASSWORD,
      display_name: ' Zofia  Żuraw ',
      language: 'pl',
      accepts_terms: true,
      accepts_notifications: false,
      ...changes,
    },
  })
}

const logIn = (call: ApiClient, email = EMAIL, password = PASSWORD) =>
  call('POST /api/v1/auth/login', { body: { email, password, device: 'Test' } })

const verify = (call: ApiClient, token: string, query: Record<string, string> = {}) =>
  call('POST /api/v1/auth/verify-email', {
    query: { token, ...query },
    body: { current_password: PASSWORD },
  })

describeOnDatabase('accounts', (freshContext) => {
  describe('registering', () => {
    it('makes an account that may sign in and waits for its address to be confirmed', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const answer = await register(call)
      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject({
        email: EMAIL,
        roles: ['user'],
        role: 'user',
        is_verified: false,
        display_name: 'Zofia Żuraw',
        username: null,
        total_generations: 0,
        total_credits_used: 0,
      })
      expect(await waitingLetters(context)).toMatchObject([
        { kind: 'verify-email', to: EMAIL, language: 'pl' },
      ])

      const { access_token: token } = tokensIn(await logIn(call, ' zofia@EXAMPLE.pl'))
      expect(await call('GET /api/v1/auth/me', { token })).toMatchObject({ body: { is_verified: false } })
      const refused = await call('GET /api/v1/account/orders', { token })
      expect(refused).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' })
      expect(refused.headers.get('x-email-unverified')).toBe('true')

      expect((await verify(call, await linkToken(context, 'verify-email'))).status).toBe(204)
      expect(await call('GET /api/v1/auth/me', { token })).toMatchObject({ body: { is_verified: true } })
      expect((await call('GET /api/v1/account/orders', { token })).status).toBe(200)
    })

    it('says beside which fields what is wrong', async () => {
      const call = apiClient(await freshContext())
      const answer = await register(call, { email: 'zofia@', password: 'haslo12345', accepts_terms: false })
      expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
      expect(answer.problems).toEqual([
        { field: 'email', code: 'email' },
        { field: 'password', code: 'weak' },
        { field: 'accepts_terms', code: 'must_accept' },
      ])
      const long = await register(call, { display_name: 'Z'.repeat(81) })
      expect(long.problems).toEqual([{ field: 'display_name', code: 'too_long' }])
      expect((await register(call, { email: 7 })).code).toBe('INVALID_REQUEST')
    })

    it('takes an address in one form alone, and none that is more than an address', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      for (const email of [
        '<zofia@example.pl>',
        '"zofia"@example.pl',
        'zofia@example.pl\r\nBcc: adam@example.pl',
        'zоfia@example.pl',
      ]) {
        expect((await register(call, { email })).problems).toEqual([{ field: 'email', code: 'email' }])
      }
      await register(call, { email: 'ＺＯＦＩＡ＠example．pl' })
      await register(call, { email: 'zofia@ŻÓŁW.pl' })
      // Characters that come along with pasting are removed.
      await register(call, { email: 'ad\u200bam@example.pl\u202c' })
      expect((await waitingLetters(context)).map(({ to }) => to)).toEqual([
        'ZOFIA@example.pl',
        'zofia@xn--w-uga1v8h.pl',
        'adam@example.pl',
      ])
      expect((await logIn(call, 'zofia@example.pl')).status).toBe(200)
      expect((await logIn(call, 'zofia@żółw.pl')).status).toBe(200)
    })

    it('leaves alone whoever has an address from before the rule', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      for (const email of ['"zofia"@example.pl', 'zofia@żółw.pl', 'żaneta@example.pl']) {
        await makeUser(context, { email })
        expect((await logIn(call, email)).status).toBe(200)
        await call('POST /api/v1/auth/forgot-password', { body: { email, language: 'pl' } })
        const body = {
          token: await linkToken(context, 'reset-password'),
          new_password: 'dwie male krowy w sadzie',
        }
        expect((await call('POST /api/v1/auth/reset-password', { body })).status).toBe(204)
      }
    })

    it('keeps no password and no token that could be read', async () => {
      const context = await freshContext()
      await register(apiClient(context))
      const kept = JSON.stringify([
        await context.database.select().from(users),
        await context.database.select().from(emailLinks),
      ])
      expect(kept).not.toContain(PASSWORD)
      expect(kept).not.toContain(await linkToken(context, 'verify-email'))
    })

    it('stores the consent that its box names, and keeps to it once the address is proved', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const after = async (email: string, accepts_notifications: boolean, link: string) => {
        await register(call, { email, accepts_notifications })
        const before = await context.database.select().from(newsletterReaders)
        expect(before.filter((reader) => reader.email === email)).toEqual([])
        await verify(call, await linkToken(context, 'verify-email'), { accepts_notifications: link })
        const { access_token: token } = tokensIn(await logIn(call, email))
        const { body } = await call('GET /api/v1/account/preferences', { token })
        const { emailNotifications, marketingEmails } = preferencesSchema.parse(body)
        const readers = await context.database.select().from(newsletterReaders)
        return {
          notices: emailNotifications?.value,
          news: marketingEmails?.value,
          isReader: readers.some((reader) => reader.email === email),
        }
      }
      const jeden = await after('jeden@example.pl', true, 'true')
      expect(jeden).toEqual({ notices: undefined, news: true, isReader: true })
      const dwa = await after('dwa@example.pl', false, 'true')
      expect(dwa).toEqual({ notices: undefined, news: false, isReader: false })
      const trzy = await after('trzy@example.pl', true, 'false')
      expect(trzy).toEqual({ notices: false, news: false, isReader: false })
    })

    it('with an address that has an account looks the same, and tells its owner alone', async () => {
      const context = await freshContext()
      const owner = await makeUser(context, { email: EMAIL })
      const call = apiClient(context)
      const known = await register(call, { password: 'inne ale dobre haslo' })
      const unknown = await register(call, { email: 'nowa@example.pl' })
      expect(known.status).toBe(unknown.status)
      expect(Object.keys(userSchema.parse(known.body))).toEqual(Object.keys(userSchema.parse(unknown.body)))
      const letters = await waitingLetters(context)
      expect(letters.map(({ kind, to }) => [kind, to])).toEqual([
        ['account-exists', EMAIL],
        ['verify-email', 'nowa@example.pl'],
      ])
      // The owner's password still opens the owner's account.
      const { access_token: token } = tokensIn(await logIn(call))
      expect(await call('GET /api/v1/auth/me', { token })).toMatchObject({ body: { id: owner.id } })
    })

    it('by several with one address lets the one who confirms it have it, and removes the others', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      await register(call, { password: 'inne ale dobre haslo' })
      const stranger = tokensIn(await logIn(call, EMAIL, 'inne ale dobre haslo'))
      await register(call)
      await verify(call, await linkToken(context, 'verify-email'))
      expect(await context.database.select().from(users)).toHaveLength(1)
      expect((await call('GET /api/v1/auth/me', { token: stranger.access_token })).status).toBe(401)
      expect((await logIn(call, EMAIL, 'inne ale dobre haslo')).code).toBe('INVALID_CREDENTIALS')
      expect((await logIn(call)).status).toBe(200)
    })

    it('lets one of twenty links that are followed together win the address', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      for (let one = 0; one < 5; one += 1) await register(call)
      const tokens = (await waitingLetters(context)).flatMap((letter) =>
        'token' in letter ? [letter.token] : [],
      )
      const answers = await Promise.all(
        [...tokens, ...tokens, ...tokens, ...tokens].map((token) => verify(call, token)),
      )
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
      expect(answers.filter(({ code }) => code === 'LINK_INVALID')).toHaveLength(19)
      expect(await context.database.select().from(users)).toHaveLength(1)
    })
  })

  describe('the link that confirms an address', () => {
    it('is good once, for a week, and for nothing else', async () => {
      const clock = { time: new Date('2026-11-20T12:40:00Z').getTime() }
      const context = await freshContext({ now: () => new Date(clock.time) })
      const call = apiClient(context)
      await register(call)
      const token = await linkToken(context, 'verify-email')
      const reset = { token, new_password: 'zupelnie nowe haslo 7' }
      expect((await call('POST /api/v1/auth/reset-password', { body: reset })).code).toBe('LINK_INVALID')
      expect((await verify(call, `${token}A`)).code).toBe('LINK_INVALID')
      expect((await verify(call, token)).status).toBe(204)
      expect(await verify(call, token)).toMatchObject({ status: 410, code: 'LINK_INVALID' })

      await register(call, { email: 'pozno@example.pl' })
      const late = await linkToken(context, 'verify-email')
      clock.time += 7 * 24 * 3_600_000
      expect((await verify(call, late)).code).toBe('LINK_INVALID')
    })

    it('is sent again to whoever waits for it, and to nobody else', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      await makeUser(context, { email: 'gotowa@example.pl' })
      await makeUser(context, { email: EMAIL, verifiedAt: null })
      const resend = (email: string) => call('POST /api/v1/auth/resend-verification', { body: { email } })
      for (const email of [EMAIL, 'gotowa@example.pl', 'nikt@example.pl']) {
        expect(await resend(email)).toMatchObject({ status: 202, body: { status: 'accepted' } })
      }
      const sent = (await waitingLetters(context)).filter(({ kind }) => kind !== 'nothing')
      expect(sent.map(({ kind, to }) => [kind, to])).toEqual([['verify-email', EMAIL]])
    })

    it('is sent for the account of whoever asks, not for the last that was made with the address', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const first = await makeUser(context, { email: EMAIL, verifiedAt: null })
      await makeUser(context, { email: EMAIL, verifiedAt: null, createdAt: new Date(Date.now() + 1000) })
      const { access_token: token } = await signIn(context, first)
      await call('POST /api/v1/auth/resend-verification', { token, body: { email: EMAIL } })
      await verify(call, await linkToken(context, 'verify-email'))
      expect(await context.database.select({ id: users.id }).from(users)).toEqual([{ id: first.id }])
    })
  })

  describe('what has run out', () => {
    it('is cleaned up: unconfirmed accounts after a week, with all that is theirs', async () => {
      const clock = { time: new Date('2026-11-20T12:40:00Z').getTime() }
      const context = await freshContext({ now: () => new Date(clock.time) })
      const unconfirmed = await makeUser(context, { verifiedAt: null })
      const confirmed = await makeUser(context)
      await signIn(context, unconfirmed)
      await signIn(context, confirmed)
      await apiClient(context)('POST /api/v1/auth/forgot-password', {
        body: { email: confirmed.email, language: 'pl' },
      })
      clock.time += 7 * 24 * 3_600_000
      await removeExpired(context)
      expect(await context.database.select().from(users)).toHaveLength(2)
      clock.time += 1
      await removeExpired(context)
      expect(await context.database.select({ id: users.id }).from(users)).toEqual([{ id: confirmed.id }])
      expect(await context.database.select().from(emailLinks)).toEqual([])
      expect(
        await context.database.select().from(sessions).where(eq(sessions.userId, confirmed.id)),
      ).toHaveLength(1)
      clock.time += 60 * 24 * 3_600_000
      await removeExpired(context)
      expect(await context.database.select().from(sessions)).toEqual([])
    })
  })

  describe('the demo users', () => {
    let dataDir: string
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'iskra-demo-'))
    })
    afterAll(() => rm(dataDir, { recursive: true, force: true }))

    it('are made once, and sign in with what the start prints', async () => {
      const context = await freshContext({ config: testConfig({ dataDir }) })
      await prepareDemoUsers(context)
      expect(await context.database.$count(users)).toBe(2)

      const call = apiClient(context)
      const roles: unknown[] = []
      for (const body of await prepareDemoUsers(context)) {
        const { access_token: token } = tokensIn(await call('POST /api/v1/auth/login', { body }))
        roles.push((await call('GET /api/v1/auth/me', { token })).body)
      }
      expect(roles).toMatchObject([
        { email: 'demo@iskra.example', role: 'user', is_verified: true },
        {
          email: 'admin@iskra.example',
          role: 'admin',
          roles: ['user', 'admin'],
          is_verified: true,
        },
      ])
    })

    it('are not printed once somebody has changed the password', async () => {
      const context = await freshContext({ config: testConfig({ dataDir }) })
      await prepareDemoUsers(context)
      await context.database.update(users).set({ passwordHash: await hashPassword('inne haslo') })
      expect(await prepareDemoUsers(context)).toEqual([])
    })

    it('are not where people rely on the server', async () => {
      const context = await freshContext({ config: testConfig({ dataDir, hasDemoUsers: false }) })
      await prepareDemoUsers(context)
      expect(await context.database.$count(users)).toBe(0)
      expect(await prepareDemoUsers(context)).toEqual([])
    })
  })
})
