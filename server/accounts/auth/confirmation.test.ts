import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { EMPTY_BILLING } from '#domain/account/billing.ts'
import { emailLinkSchema } from '#domain/account/emailLink.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { accountBilling } from '#server/platform/users/tables.ts'
import { users } from '#server/platform/users/tables.ts'
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

const EMAIL = 'zofia@example.pl'
const ATTACKERS = 'haslo kogos zupelnie innego'
const NEW_PASSWORD = 'szary deszcz nad Wisla'

const register = (call: ApiClient, password: string) =>
  call('POST /api/v1/auth/register', {
    body: {
      email: EMAIL,
      password,
      display_name: '',
      language: 'pl',
      accepts_terms: true,
      accepts_notifications: true,
    },
  })

const logIn = (call: ApiClient, password: string) =>
  call('POST /api/v1/auth/login', { body: { email: EMAIL, password } })

const confirm = (call: ApiClient, link: string, given: { token?: string; password?: string } = {}) =>
  call('POST /api/v1/auth/verify-email', {
    query: { token: link },
    ...(given.token === undefined ? {} : { token: given.token }),
    ...(given.password === undefined ? {} : { body: { current_password: given.password } }),
  })

const look = (call: ApiClient, link: string, token?: string) =>
  call('POST /api/v1/auth/verify-email/look', { body: { token: link }, token })

const decline = (call: ApiClient, link: string) =>
  call('POST /api/v1/auth/verify-email/decline', { body: { token: link } })

const people = ({ database }: ServerContext) =>
  database.select({ id: users.id, verifiedAt: users.verifiedAt }).from(users)

/** The attacker registers the victim's address first, then the victim does. Each has a link of their own. */
async function bothRegistered(context: ServerContext, call: ApiClient) {
  await register(call, ATTACKERS)
  const attackers = await linkToken(context, 'verify-email')
  await register(call, PASSWORD)
  return { attackers, victims: await linkToken(context, 'verify-email') }
}

/** An account whose owner has asked to move it to the victim's address. */
async function moving(context: ServerContext) {
  const call = apiClient(context)
  const attacker = await makeUser(context, { email: 'obcy@example.pl' })
  const { access_token: token } = await signIn(context, attacker)
  const body = { email: EMAIL, current_password: PASSWORD }
  await call('POST /api/v1/account/email', { token, body })
  return { call, token, attacker, link: await linkToken(context, 'confirm-new-email') }
}

describeOnDatabase('confirming an address', (freshContext) => {
  describe('that a stranger registered first', () => {
    it('is not done by the letter alone: the account’s password or session belongs to it', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const { attackers } = await bothRegistered(context, call)
      const { access_token: token } = await signIn(context, await makeUser(context))

      expect(await confirm(call, attackers)).toMatchObject({ status: 403, code: 'PASSWORD_REQUIRED' })
      expect((await confirm(call, attackers, { token })).code).toBe('PASSWORD_REQUIRED')
      expect((await confirm(call, attackers, { password: PASSWORD })).problems).toEqual([
        { field: 'current_password', code: 'wrong' },
      ])
      // It lost nothing: neither the links nor the victim's own account.
      expect((await people(context)).filter(({ verifiedAt }) => verifiedAt === null)).toHaveLength(2)
      expect((await logIn(call, PASSWORD)).status).toBe(200)
    })

    it('with one’s own link and password removes the stranger’s account', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const { attackers, victims } = await bothRegistered(context, call)
      expect((await confirm(call, victims, { password: PASSWORD })).status).toBe(204)
      expect(await people(context)).toHaveLength(1)
      expect((await logIn(call, ATTACKERS)).code).toBe('INVALID_CREDENTIALS')
      expect((await logIn(call, PASSWORD)).status).toBe(200)
      expect((await confirm(call, attackers, { password: ATTACKERS })).code).toBe('LINK_INVALID')
    })

    it('with one’s own session needs no password', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      await register(call, PASSWORD)
      const { access_token: token } = tokensIn(await logIn(call, PASSWORD))
      expect((await confirm(call, await linkToken(context, 'verify-email'), { token })).status).toBe(204)
      expect((await call('GET /api/v1/auth/me', { token })).body).toMatchObject({ is_verified: true })
    })

    it('can be answered with “not me”, which removes that account alone', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      const { attackers } = await bothRegistered(context, call)
      expect((await decline(call, attackers)).status).toBe(204)
      expect(await people(context)).toHaveLength(1)
      expect((await logIn(call, PASSWORD)).status).toBe(200)
      expect((await decline(call, attackers)).code).toBe('LINK_INVALID')
    })

    it('by a new password takes the account over: of the stranger nothing opens it and nothing stays', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      await register(call, ATTACKERS)
      const attackers = tokensIn(await logIn(call, ATTACKERS))
      const body = { ...EMPTY_BILLING, company: 'Obca Firma' }
      await call('PUT /api/v1/account/billing', { token: attackers.access_token, body })
      await call('POST /api/v1/auth/forgot-password', { body: { email: EMAIL, language: 'pl' } })
      const reset = { token: await linkToken(context, 'reset-password'), new_password: NEW_PASSWORD }
      expect((await call('POST /api/v1/auth/reset-password', { body: reset })).status).toBe(204)
      expect((await call('GET /api/v1/auth/me', { token: attackers.access_token })).status).toBe(401)
      expect((await logIn(call, ATTACKERS)).code).toBe('INVALID_CREDENTIALS')
      expect((await logIn(call, NEW_PASSWORD)).status).toBe(200)
      expect(await context.database.select().from(accountBilling)).toEqual([])
    })
  })

  describe('the letter', () => {
    it('tells when the account was made, and what to do about one that isn’t one’s own', async () => {
      const now = new Date('2026-11-20T12:40:00Z')
      const context = await freshContext({ now: () => now })
      await register(apiClient(context), PASSWORD)
      expect(await waitingLetters(context)).toMatchObject([{ kind: 'verify-email', registeredAt: now }])
    })

    it('is told of before anything is pressed, and whether a password is needed', async () => {
      const now = new Date('2026-11-20T12:40:00Z')
      const context = await freshContext({ now: () => now })
      const call = apiClient(context)
      await register(call, PASSWORD)
      const link = await linkToken(context, 'verify-email')
      const { access_token: token } = tokensIn(await logIn(call, PASSWORD))
      const asked_at = now.toISOString()
      expect(emailLinkSchema.parse((await look(call, link)).body)).toEqual({
        purpose: 'verify',
        email: EMAIL,
        asked_at,
        is_own: false,
      })
      expect((await look(call, link, token)).body).toMatchObject({ is_own: true })
      // After as many looks as mail programs take, it is still valid.
      expect((await look(call, `${link}A`)).code).toBe('LINK_INVALID')
      expect((await confirm(call, link, { token })).status).toBe(204)
      expect((await look(call, link)).code).toBe('LINK_INVALID')
    })

    it('of somebody signed in is sent again for their own account, and the link stays theirs', async () => {
      const context = await freshContext()
      const call = apiClient(context)
      await register(call, PASSWORD)
      const { access_token: token } = tokensIn(await logIn(call, PASSWORD))
      await register(call, ATTACKERS)
      await call('POST /api/v1/auth/resend-verification', { token, body: { email: EMAIL } })
      expect((await confirm(call, await linkToken(context, 'verify-email'), { token })).status).toBe(204)
      expect(await people(context)).toHaveLength(1)
    })
  })

  describe('of an account that moves to it', () => {
    it('needs that account as well: its session or its password', async () => {
      const context = await freshContext()
      const { call, token, link } = await moving(context)
      const victim = await makeUser(context, { email: EMAIL, verifiedAt: null })
      const victims = await signIn(context, victim)
      expect((await confirm(call, link)).code).toBe('PASSWORD_REQUIRED')
      expect((await confirm(call, link, { token: victims.access_token })).code).toBe('PASSWORD_REQUIRED')
      expect(await people(context)).toHaveLength(2)
      expect((await confirm(call, link, { token })).status).toBe(204)
    })

    it('can be answered with “not me”: the account stays where it was', async () => {
      const context = await freshContext()
      const { call, token, attacker, link } = await moving(context)
      expect((await decline(call, link)).status).toBe(204)
      expect((await confirm(call, link, { token })).code).toBe('LINK_INVALID')
      const [kept] = await context.database.select().from(users).where(eq(users.id, attacker.id))
      expect(kept?.email).toBe('obcy@example.pl')
    })
  })

  it('never removes an account whose address is confirmed', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    await register(call, PASSWORD)
    const first = await linkToken(context, 'verify-email')
    await call('POST /api/v1/auth/resend-verification', { body: { email: EMAIL } })
    const second = await linkToken(context, 'verify-email')
    expect((await confirm(call, first, { password: PASSWORD })).status).toBe(204)
    expect((await decline(call, second)).code).toBe('LINK_INVALID')
    expect(await people(context)).toHaveLength(1)
  })
})
