import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { apiClient, makeUser, PASSWORD, signIn } from '#support/accountFixture.ts'
import { describeOnEachDatabase } from '#support/describeOnEachDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { rateLimits } from './tables.ts'
import { throttle } from './throttle.ts'

const { auth, ...others } = testConfig()
const asSet = { ...others, auth: { ...auth, throttleFactor: 1 } }

describeOnEachDatabase('too many tries', (freshContext) => {
  it('at one account are refused, known or not, with the time to wait', async () => {
    const context = await freshContext({ config: asSet })
    const call = apiClient(context)
    const { email: known } = await makeUser(context)
    for (const email of [known, 'nikt@example.pl']) {
      // What counts is how often, not how dear each is.
      for (let tries = 0; tries < 20; tries += 1) await throttle(context, 'sign-in of account', email)
      const answer = await call('POST /api/v1/auth/login', { body: { email, password: PASSWORD } })
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
    for (let tries = 0; tries < 19; tries += 1) await throttle(context, 'sign-in of account', email)
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await call('POST /api/v1/auth/login', { body: { email, password: PASSWORD } })).status).toBe(
        200,
      )
    }
  })

  it('at the present password are refused, also to whoever holds the session', async () => {
    const context = await freshContext({ config: asSet })
    const user = await makeUser(context)
    const { access_token: token } = await signIn(context, user)
    for (let tries = 0; tries < 20; tries += 1) await throttle(context, 'current password', user.id)
    const body = { current_password: PASSWORD, new_password: 'szary deszcz nad Wisla' }
    expect((await apiClient(context)('POST /api/v1/auth/change-password', { token, body })).status).toBe(429)
  })

  it('from one network are refused together, from another not', async () => {
    const context = await freshContext({ config: asSet })
    const from = (address: string) => throttle(context, 'registration from address', address)
    for (let tries = 0; tries < 60; tries += 1) {
      await from(tries % 2 === 0 ? `2001:db8:1:2::${tries}` : `2001:db8:1:2:${tries}::1`)
    }
    await expect(from('2001:db8:1:2:ffff::9')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await from('2001:db8:1:3::1')
    await from('10.0.0.1')
  })

  it('are counted by names that tell nobody who it was', async () => {
    const context = await freshContext({ config: asSet })
    await throttle(context, 'sign-in of account', 'zofia@example.pl')
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
