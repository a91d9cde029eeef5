import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { users } from '#server/platform/users/tables.ts'
import {
  apiClient,
  type ApiClient,
  linkToken,
  makeUser,
  PASSWORD,
  signIn,
  waitingLetters,
} from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'

const NEW_PASSWORD = 'szary deszcz nad Wisla'
const HOUR = 3_600_000

const canLogIn = async (call: ApiClient, { email }: Pick<UserRow, 'email'>, password: string) =>
  (await call('POST /api/v1/auth/login', { body: { email, password } })).status === 200

const isSignedIn = async (call: ApiClient, { access_token: token }: { access_token: string }) =>
  (await call('GET /api/v1/auth/me', { token })).status === 200

/** As the person who made the account would: by the letter's link, with the password. */
const follow = (call: ApiClient, token: string) =>
  call('POST /api/v1/auth/verify-email', { query: { token }, body: { current_password: PASSWORD } })

const kindsOf = async (context: ServerContext) => (await waitingLetters(context)).map(({ kind }) => kind)

describeOnDatabase('an account', (freshContext) => {
  describe('changing the password', () => {
    it('needs the present one, ends every other session and is told by letter', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const user = await makeUser(context)
      const [here, elsewhere] = [await signIn(context, user), await signIn(context, user)]
      const change = (current_password: string, new_password: string) =>
        call('POST /api/v1/auth/change-password', {
          token: here.access_token,
          body: { current_password, new_password },
        })

      expect((await change('nie to haslo', NEW_PASSWORD)).problems).toEqual([
        { field: 'current_password', code: 'wrong' },
      ])
      expect((await change(PASSWORD, PASSWORD)).problems).toEqual([{ field: 'new_password', code: 'same' }])
      expect((await change(PASSWORD, 'qwertyuiop')).problems).toEqual([
        { field: 'new_password', code: 'weak' },
      ])
      expect(await isSignedIn(call, elsewhere)).toBe(true)

      expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(204)
      expect(await isSignedIn(call, here)).toBe(true)
      expect(await isSignedIn(call, elsewhere)).toBe(false)
      expect(await canLogIn(call, user, PASSWORD)).toBe(false)
      expect(await canLogIn(call, user, NEW_PASSWORD)).toBe(true)
      expect(await kindsOf(context)).toEqual(['password-changed'])
    })
  })

  describe('a forgotten password', () => {
    it('is set anew by a letter, once, within an hour; every session ends', async () => {
      const clock = { time: new Date('2026-11-20T12:40:00Z').getTime() }
      const context = await freshContext({ now: () => new Date(clock.time) })
      const call = apiClient(context)
      const user = await makeUser(context)
      const session = await signIn(context, user)
      const forget = async () => {
        const answer = await call('POST /api/v1/auth/forgot-password', {
          body: { email: user.email.toUpperCase(), language: 'en' },
        })
        expect(answer).toMatchObject({ status: 202, body: { status: 'accepted' } })
        return linkToken(context, 'reset-password')
      }
      const reset = (token: string, new_password = NEW_PASSWORD) =>
        call('POST /api/v1/auth/reset-password', { body: { token, new_password } })

      const token = await forget()
      expect(await waitingLetters(context)).toMatchObject([{ to: user.email, language: 'en' }])
      // An unacceptable password leaves the link valid.
      expect((await reset(token, 'qwertyuiop')).problems).toEqual([{ field: 'new_password', code: 'weak' }])
      expect((await reset(token)).status).toBe(204)
      expect(await isSignedIn(call, session)).toBe(false)
      expect(await canLogIn(call, user, NEW_PASSWORD)).toBe(true)
      expect((await reset(token)).code).toBe('LINK_INVALID')
      expect(await kindsOf(context)).toEqual(['reset-password', 'password-changed'])

      clock.time += HOUR
      const late = await forget()
      clock.time += HOUR
      expect((await reset(late)).code).toBe('LINK_INVALID')
    })

    it('makes every other link for it useless', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const { email } = await makeUser(context)
      const body = { email, language: 'pl' }
      await call('POST /api/v1/auth/forgot-password', { body })
      const first = await linkToken(context, 'reset-password')
      await call('POST /api/v1/auth/forgot-password', { body })
      const second = await linkToken(context, 'reset-password')
      const reset = (token: string) =>
        call('POST /api/v1/auth/reset-password', { body: { token, new_password: NEW_PASSWORD } })
      const answers = await Promise.all([first, second, first, second].map(reset))
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    })

    it('of an unconfirmed account confirms its address, which only the letter could reach', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const user = await makeUser(context, { verifiedAt: null })
      await call('POST /api/v1/auth/forgot-password', { body: { email: user.email, language: 'pl' } })
      const token = await linkToken(context, 'reset-password')
      await call('POST /api/v1/auth/reset-password', { body: { token, new_password: NEW_PASSWORD } })
      const [kept] = await context.database.select().from(users)
      expect(kept?.verifiedAt).not.toBeNull()
    })
  })

  describe('changing the address', () => {
    const NEW_EMAIL = 'nowa@example.pl'
    const ask = (call: ApiClient, token: string, changes: Record<string, string> = {}) =>
      call('POST /api/v1/account/email', {
        token,
        body: { email: NEW_EMAIL, current_password: PASSWORD, ...changes },
      })

    it('counts from the moment the letter to the new one is answered; the old one is told', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const user = await makeUser(context)
      const { access_token: token } = await signIn(context, user)
      expect((await ask(call, token, { current_password: 'nie to' })).problems).toEqual([
        { field: 'current_password', code: 'wrong' },
      ])
      expect((await ask(call, token, { email: 'nowa' })).problems).toEqual([
        { field: 'email', code: 'email' },
      ])
      expect((await ask(call, token, { email: user.email.toUpperCase() })).problems).toEqual([
        { field: 'email', code: 'same' },
      ])
      expect(await ask(call, token)).toMatchObject({ status: 202, body: { status: 'accepted' } })
      expect(await call('GET /api/v1/auth/me', { token })).toMatchObject({ body: { email: user.email } })

      expect((await follow(call, await linkToken(context, 'confirm-new-email'))).status).toBe(204)
      expect(await call('GET /api/v1/auth/me', { token })).toMatchObject({
        body: { email: NEW_EMAIL, is_verified: true },
      })
      expect((await waitingLetters(context)).map(({ kind, to }) => [kind, to])).toEqual([
        ['confirm-new-email', NEW_EMAIL],
        ['email-changed', user.email],
      ])
      expect(await canLogIn(call, user, PASSWORD)).toBe(false)
      expect(await canLogIn(call, { email: NEW_EMAIL }, PASSWORD)).toBe(true)
    })

    it('to one that somebody has looks the same and changes nothing', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      await makeUser(context, { email: NEW_EMAIL })
      const { access_token: token } = await signIn(context, await makeUser(context))
      expect(await ask(call, token)).toMatchObject({ status: 202, body: { status: 'accepted' } })
      expect(await waitingLetters(context)).toMatchObject([{ kind: 'account-exists', to: NEW_EMAIL }])
    })

    it('to one that somebody has confirmed meanwhile comes too late', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const user = await makeUser(context)
      const { access_token: token } = await signIn(context, user)
      await ask(call, token)
      await makeUser(context, { email: NEW_EMAIL })
      expect((await follow(call, await linkToken(context, 'confirm-new-email'))).code).toBe('LINK_INVALID')
      expect(await call('GET /api/v1/auth/me', { token })).toMatchObject({ body: { email: user.email } })
    })

    it('that was asked for is off once another is, or once the password was set anew', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const user = await makeUser(context)
      const { access_token: token } = await signIn(context, user)
      await ask(call, token, { email: 'pierwsza@example.pl' })
      const first = await linkToken(context, 'confirm-new-email')
      await ask(call, token)
      const second = await linkToken(context, 'confirm-new-email')
      expect((await follow(call, first)).code).toBe('LINK_INVALID')

      await call('POST /api/v1/auth/forgot-password', { body: { email: user.email, language: 'pl' } })
      const body = { token: await linkToken(context, 'reset-password'), new_password: NEW_PASSWORD }
      expect((await call('POST /api/v1/auth/reset-password', { body })).status).toBe(204)
      expect((await follow(call, second)).code).toBe('LINK_INVALID')
    })

    it('of two people to the same one is for whoever answers first', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const links: string[] = []
      for (let person = 0; person < 2; person += 1) {
        const { access_token: token } = await signIn(context, await makeUser(context))
        await ask(call, token)
        links.push(await linkToken(context, 'confirm-new-email'))
      }
      const answers = await Promise.all(links.map((link) => follow(call, link)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410])
      expect(
        await context.database.select().from(users).where(eq(users.emailFolded, NEW_EMAIL)),
      ).toHaveLength(1)
    })
  })
})
