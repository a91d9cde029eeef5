import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { rateLimits } from '#server/platform/throttle/tables.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { sessions, users } from '#server/platform/users/tables.ts'
import {
  type ApiAnswer,
  apiClient,
  type ApiClient,
  makeUser,
  PASSWORD,
  signIn,
} from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import {
  CURRENT_PASSWORD,
  REGISTRATION_FROM_ADDRESS,
  SIGN_IN_OF_ACCOUNT,
  SIGN_IN_OF_ACCOUNT_FROM_NETWORK,
  SIGN_IN_ON_KNOWN_DEVICE,
} from './limits.ts'
import { hashPassword } from './passwords.ts'
import { countTry } from './signInTries.ts'

const { auth, ...others } = testConfig()
const asSet = { ...others, auth: { ...auth, throttleFactor: 1 } }

const logIn = (call: ApiClient, email: string, password = PASSWORD, cookie?: string) =>
  call('POST /api/v1/auth/login', {
    body: { email, password },
    headers: cookie === undefined ? {} : { cookie },
  })

/** Wrong passwords from here, without their hashing: only their number counts. */
async function tryAt(context: ServerContext, email: string, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) {
    for (const claim of ['verified', 'unverified'] as const) {
      await countTry(context, { claim, user: null, account: foldEmail(email), address: '', device: null })
    }
  }
}

/** The cookie of an answer, as a browser sends it back. */
const cookieIn = ({ headers }: ApiAnswer) => headers.get('set-cookie')?.split(';')[0] ?? ''

describeOnDatabase('too many tries', (freshContext) => {
  it('at one account from one network are refused, known or not, with the time to wait', async () => {
    const context = await freshContext({ config: asSet })
    const call = apiClient(context)
    const { email: known } = await makeUser(context)
    for (const email of [known, 'nikt@example.pl']) {
      await tryAt(context, email, 20)
      const answer = await logIn(call, email)
      expect(answer).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
      const wait = Number(answer.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(14 * 60)
      expect(wait).toBeLessThanOrEqual(15 * 60)
    }
  })

  it('are forgotten with the right password', async () => {
    const context = await freshContext({ config: asSet })
    const call = apiClient(context)
    const { email } = await makeUser(context)
    await tryAt(context, email, 19)
    for (let tries = 0; tries < 3; tries += 1) expect((await logIn(call, email)).status).toBe(200)
  })

  it('are not forgotten by signing in to an account that only says to have the address', async () => {
    const context = await freshContext({ config: asSet })
    const call = apiClient(context)
    const { email } = await makeUser(context)
    await makeUser(context, {
      email,
      verifiedAt: null,
      passwordHash: await hashPassword('haslo napastnika'),
    })
    await tryAt(context, email, 19)
    expect((await logIn(call, email, 'haslo napastnika')).status).toBe(200)
    // The last try is used up by now: not even the right password is accepted.
    expect((await logIn(call, email)).status).toBe(429)
    // The twin counts by itself and reveals nothing of the other.
    expect((await logIn(call, email, 'haslo napastnika')).status).toBe(200)
  })

  it('of a stranger don’t lock the owner out of a device that has signed in before', async () => {
    const context = await freshContext({ config: asSet })
    const call = apiClient(context)
    const { email } = await makeUser(context)
    const cookie = cookieIn(await logIn(call, email))
    expect(cookie).not.toContain(email)
    await tryAt(context, email, 20)
    expect((await logIn(call, email)).status).toBe(429)
    const known = await logIn(call, email, PASSWORD, cookie)
    expect(known.status).toBe(200)
    expect(known.headers.get('set-cookie')).toMatch(
      /; Path=\/api\/v1\/auth; Max-Age=\d+; HttpOnly; SameSite=Strict/,
    )
    // A cookie with the signature of another nonce is invalid.
    const forged = `iskra_device=${'A'.repeat(22)}.${cookie.split('.').slice(1).join('.')}`
    expect((await logIn(call, email, PASSWORD, forged)).status).toBe(429)
  })

  it('on a known device have a count of their own, and it is known no more once the password is another', async () => {
    const context = await freshContext({ config: asSet })
    const call = apiClient(context)
    const user = await makeUser(context)
    const cookie = cookieIn(await logIn(call, user.email))
    const nonce = cookie.replace('iskra_device=', '').split('.')[0]
    const subject = `${user.id} ${nonce}`
    for (let tries = 0; tries < 20; tries += 1) await throttle(context, SIGN_IN_ON_KNOWN_DEVICE, subject)
    expect((await logIn(call, user.email, PASSWORD, cookie)).status).toBe(429)
    expect((await logIn(call, user.email)).status).toBe(200)

    await context.database.update(users).set({ passwordHash: await hashPassword(PASSWORD) })
    expect((await logIn(call, user.email, PASSWORD, cookie)).status).toBe(200)
  })

  it('of strangers from many networks are bounded together', async () => {
    const context = await freshContext({ config: asSet })
    const { email } = await makeUser(context)
    const account = `verified ${foldEmail(email)}`
    for (let tries = 0; tries < 60; tries += 1) await throttle(context, SIGN_IN_OF_ACCOUNT, account)
    expect((await logIn(apiClient(context), email)).status).toBe(429)
  })

  it('at the present password are refused to a sign-in in the wrong hands, but not to the owner’s others', async () => {
    const context = await freshContext({ config: asSet })
    const call = apiClient(context)
    const user = await makeUser(context)
    const { access_token: stolen } = await signIn(context, user)
    const [session] = await context.database.select().from(sessions)
    const counted = `${user.id} ${session?.id}`
    for (let tries = 0; tries < 20; tries += 1) await throttle(context, CURRENT_PASSWORD, counted)
    const change = (token: string) =>
      call('POST /api/v1/auth/change-password', {
        token,
        body: { current_password: PASSWORD, new_password: 'szary deszcz nad Wisla' },
      })
    expect((await change(stolen)).status).toBe(429)
    expect((await change((await signIn(context, user)).access_token)).status).toBe(204)
  })

  it('from one network are refused together, from another not', async () => {
    const context = await freshContext({ config: asSet })
    const from = (address: string) => throttle(context, REGISTRATION_FROM_ADDRESS, address)
    for (let tries = 0; tries < 60; tries += 1) {
      await from(tries % 2 === 0 ? `2001:db8:1:2::${tries}` : `2001:db8:1:2:${tries}::1`)
    }
    await expect(from('2001:db8:1:2:ffff::9')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await from('2001:db8:1:3::1')
    await from('10.0.0.1')
  })

  it('from a network of many networks are refused together, later', async () => {
    const context = await freshContext({ config: asSet })
    const from = (address: string) =>
      throttle(context, SIGN_IN_OF_ACCOUNT_FROM_NETWORK, { of: 'a', from: address })
    const tries = async (of: string) => {
      let made = 0
      for (; made < 1_000; made += 1) {
        const isRefused = await from(`${of}:${made.toString(16)}::1`).then(
          () => false,
          () => true,
        )
        if (isRefused) break
      }
      return made
    }
    expect(await tries('2001:db8:1')).toBe(20 * 16)
    await from('2001:db8:2::1')
  })

  it('are counted by names that tell nobody who it was', async () => {
    const context = await freshContext({ config: asSet })
    await throttle(context, SIGN_IN_OF_ACCOUNT, 'zofia@example.pl')
    expect(JSON.stringify(await context.database.select().from(rateLimits))).not.toContain('zofia')
  })

  it('cannot be made by breaking the counting: then nobody gets through', async () => {
    const context = await freshContext({ config: asSet })
    const { email } = await makeUser(context)
    await context.database.execute(sql`ALTER TABLE rate_limits RENAME TO rate_limits_away`)
    try {
      const answer = await apiClient(context)('POST /api/v1/auth/login', {
        body: { email, password: PASSWORD },
      })
      expect(answer).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
    } finally {
      await context.database.execute(sql`ALTER TABLE rate_limits_away RENAME TO rate_limits`)
    }
  })
})
