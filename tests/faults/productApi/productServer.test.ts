import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '#api/product/accountCalls.ts'
import * as admin from '#api/product/adminCalls.ts'
import * as auth from '#api/product/authCalls.ts'
import { createProductApi } from '#api/product/createProductApi.ts'
import { confirmNewsletter, joinNewsletter, leaveNewsletter } from '#api/product/newsletterCalls.ts'
import { refreshLock } from '#api/product/refreshLock.ts'
import { hastyClock } from '#api/product/testing/hastyClock.ts'
import { MemoryTokens } from '#api/product/testing/memoryTokens.ts'
import { WaitingLocks } from '#api/product/testing/waitingLocks.ts'
import { setLogLevel } from '#domain/log.ts'
import { productApi } from '#server/http/productApi/productApi.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { OpenDatabase } from '#server/platform/database/openDatabase.ts'
import { sessions, users } from '#server/platform/users/tables.ts'
import { linkToken, makeUser, PASSWORD, signIn, waitingLetters } from '#support/accountFixture.ts'
import { openTestDatabase } from '#support/openTestDatabase.ts'
import { testContext } from '#support/testContext.ts'

// The client and the server it is made for, in one process.

const ROUNDS = process.env['LONG'] === undefined ? 3 : 100
const START = Date.parse('2026-11-20T12:40:00Z')
const MINUTE = 60_000

let opened: OpenDatabase | null = null

beforeAll(async () => {
  setLogLevel('silent')
  opened = await openTestDatabase()
})

afterAll(async () => {
  setLogLevel('warn')
  await opened?.close()
})

/** A device, a server that both go by the time that the test sets, and somebody's account. */
async function openDevice() {
  if (opened === null) throw new Error('a device is opened inside of tests')
  const time = { now: START }
  const context = testContext(opened.database, { now: () => new Date(time.now) })
  const server = productApi(context)
  const network = { dropRefreshes: 0, sent: new Array<string>() }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(typeof input === 'string' ? `https://iskra.example${input}` : input, init)
    const { pathname } = new URL(request.url)
    network.sent.push(`${request.method} ${pathname}`)
    const answer = await server.request(request)
    if (!pathname.endsWith('/refresh') || network.dropRefreshes === 0) return answer
    network.dropRefreshes -= 1
    throw new TypeError('Failed to fetch')
  }
  const tokens = new MemoryTokens(() => time.now)
  const clock = hastyClock(() => time.now)
  const lock = refreshLock(new WaitingLocks(), clock)
  const tab = () => createProductApi({ base: '', tokens, fetch, lock, clock, isOffline: () => false })
  return { context, user: await makeUser(context), tab, tokens, network, time }
}

describe('client and server', () => {
  it(`ten tabs that meet a 401 together refresh once, ${ROUNDS} rounds, and are all answered`, async () => {
    const { context, user, tab, tokens, network, time } = await openDevice()
    tokens.signIn(await signIn(context, user))
    const tabs = Array.from({ length: 10 }, tab)
    for (let round = 1; round <= ROUNDS; round += 1) {
      // The device's clock stands still meanwhile: only the server knows that the token has run out.
      const { stored } = tokens
      time.now += 11 * MINUTE
      tokens.stored = stored && { ...stored, expiresAt: time.now + 10 * MINUTE }
      network.sent.length = 0
      const answers = await Promise.all(tabs.flatMap((api) => [auth.readMe(api), account.listSessions(api)]))
      expect(answers).toHaveLength(20)
      expect(network.sent.filter((what) => what.endsWith('/refresh'))).toHaveLength(1)
      expect(await generation(context, user)).toBe(round + 1)
    }
    expect(tokens.expired).toBe(0)
  }, 600_000)

  it(`lost answers to a refresh, ${ROUNDS} after another, sign nobody out`, async () => {
    const { context, user, tab, tokens, network, time } = await openDevice()
    tokens.signIn(await signIn(context, user))
    for (let round = 1; round <= ROUNDS; round += 1) {
      time.now += 11 * MINUTE
      network.dropRefreshes = round % 3
      const calls = await Promise.allSettled([tab(), tab()].map((api) => auth.readMe(api)))
      network.dropRefreshes = 0
      expect(calls.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    }
    expect(tokens.expired).toBe(0)
    expect(await auth.readMe(tab())).toMatchObject({ id: user.id })
  }, 600_000)

  it('a session that was ended elsewhere is over here, and told once', async () => {
    const { context, user, tab, tokens } = await openDevice()
    tokens.signIn(await signIn(context, user))
    await context.database.delete(sessions).where(eq(sessions.userId, user.id))
    const calls = await Promise.allSettled([tab(), tab()].map((api) => auth.readMe(api)))
    expect(calls).toMatchObject([{ reason: { code: 'UNAUTHORIZED' } }, { reason: { code: 'UNAUTHORIZED' } }])
    expect(tokens).toMatchObject({ stored: null, expired: 1 })
  })

  it('a wrong password is no reason to refresh, and a missing confirmation comes with its header', async () => {
    const { context, tab, tokens, network } = await openDevice()
    const api = tab()
    await expect(auth.logIn(api, { email: 'nikt@example.pl', password: 'x' })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
    tokens.signIn(await signIn(context, await makeUser(context, { verifiedAt: null })))
    await expect(account.saveProfile(api, { bio: 'Kot' })).rejects.toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      status: 403,
      details: 'true',
    })
    await expect(account.deleteAccount(api, { current_password: 'x' })).rejects.toMatchObject({
      problems: [{ field: 'current_password', code: 'wrong' }],
    })
    expect(network.sent.filter((what) => what.endsWith('/refresh'))).toEqual([])
  })

  it('every answer reads as the client expects it', async () => {
    const { context, user, tab, tokens } = await openDevice()
    const api = tab()
    const { email } = user
    const other = await makeUser(context)
    await makeUser(context, { roles: ['admin'] })
    tokens.signIn(await auth.logIn(api, { email, password: PASSWORD, device: 'Telefon' }))
    expect(await auth.readMe(api)).toMatchObject({ email, is_verified: true })

    const elsewhere = await signIn(context, user, 'Tablet')
    const [mine, theirs] = await account.listSessions(api)
    expect([mine, theirs]).toHaveLength(2)
    const ended = [mine, theirs].find((session) => session?.is_current === false)
    await account.endSession(api, ended?.id ?? '')
    await account.endOtherSessions(api)
    await auth.logOut(api, { refresh_token: elsewhere.refresh_token })

    expect(await account.listPasskeys(api)).toEqual([])
    await auth.prove(api, { current_password: PASSWORD })
    expect(await account.newPasskeyOptions(api)).toMatchObject({ challenge_id: expect.any(String) })
    expect(await auth.passkeyLoginOptions(api)).toMatchObject({ challenge_id: expect.any(String) })
    const theme = { value: 'light', changed_at: START } as const
    expect(await account.savePreferences(api, { theme, preferredGenerators: {} })).toMatchObject({ theme })
    expect(await account.readPreferences(api)).toMatchObject({ theme })
    const profile = await account.saveProfile(api, { username: 'anna-kot', bio: 'Kot', is_public: true })
    expect(await account.readProfile(api)).toEqual(profile)
    expect(await account.readPublicProfile(api, 'anna-kot')).toMatchObject({ bio: 'Kot' })
    const billing = { ...(await account.readBilling(api)), city: 'Gdynia' }
    expect(await account.saveBilling(api, billing)).toEqual(billing)
    expect(await account.listOrders(api)).toEqual({ orders: [], next: null })
    expect(JSON.stringify(await account.exportAccount(api))).toContain('Gdynia')

    const new_password = 'wieczorna herbata w Sopocie'
    await auth.changePassword(api, { current_password: PASSWORD, new_password })
    await account.changeEmail(api, { email: 'nowa@example.pl', current_password: new_password })
    await auth.verifyEmail(api, { token: await linkToken(context, 'confirm-new-email') })
    await auth.forgotPassword(api, { email: 'nowa@example.pl', language: 'pl' })
    await auth.resendVerification(api, { email })
    await joinNewsletter(api, { email, language: 'pl' })
    await confirmNewsletter(api, { token: await linkToken(context, 'newsletter-confirm') })
    await leaveNewsletter(api, { token: await unsubscribeToken(context) })

    await context.database
      .update(users)
      .set({ roles: ['user', 'admin'] })
      .where(eq(users.id, user.id))
    expect((await admin.findPeople(api, { q: other.email })).users).toHaveLength(1)
    const { id } = other
    const reason = 'Na prośbę tej osoby'
    const roles = ['admin' as const]
    const act = randomUUID()
    expect(await admin.saveRoles(api, { id, act, seen: 0, reason, roles })).toMatchObject({
      user: { id, role: 'admin' },
      lastAct: 1,
    })
    const corrected = { id, act: randomUUID(), seen: 1, reason, credits: 5 }
    expect(await admin.correctCredits(api, corrected)).toMatchObject({ lastAct: 2 })
    expect(await admin.readPerson(api, id)).toMatchObject({ lastAct: 2 })
    expect((await admin.listActs(api, {})).acts).toHaveLength(2)
    await account.deleteAccount(api, { current_password: new_password })
    await expect(auth.readMe(api)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

async function unsubscribeToken(context: ServerContext): Promise<string> {
  const welcome = (await waitingLetters(context)).find(({ kind }) => kind === 'newsletter-welcome')
  return welcome !== undefined && 'unsubscribeToken' in welcome ? welcome.unsubscribeToken : ''
}

async function generation({ database }: ServerContext, { id }: { id: string }): Promise<number | undefined> {
  const [session] = await database
    .select({ generation: sessions.generation })
    .from(sessions)
    .where(eq(sessions.userId, id))
  return session?.generation
}
