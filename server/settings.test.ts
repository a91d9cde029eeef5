import { afterAll, expect, it } from 'vitest'
import { EMPTY_BILLING } from '#domain/account/billing.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { apiClient, makeUser, signIn, tokensIn } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { generatorClient, makeDataDir, makeMaker } from '#support/generation/generatorFixture.ts'
import { testEngine } from '#support/generation/testEngine.ts'
import { testConfig } from '#support/testContext.ts'
import { changeDetails } from './shop/checkout/changeCheckout.ts'
import { payCheckout } from './shop/checkout/payCheckout.ts'
import { startGenerationWork } from './studio/generators/generationWork.ts'
import { takeJob } from './studio/generators/queue.ts'
import { issueInvoice } from './shop/orders/issueInvoice.ts'

const { dataDir, remove } = makeDataDir()
afterAll(remove)

const START = new Date('2026-11-20T12:40:00Z').getTime()

/** The effects of each setting, beyond being read. */
describeOnDatabase('a setting', (freshContext) => {
  const { auth, generators } = testConfig()

  /** How many letters of one network reach the shop before it is told to wait. */
  async function lettersThatPass(throttleFactor: number): Promise<number> {
    const call = apiClient(await freshContext({ config: testConfig({ auth: { ...auth, throttleFactor } }) }))
    const body = { email: 'kto@example.pl', order_number: '', message: 'Pytanie o zamówienie.' }
    let passed = 0
    while ((await call('POST /api/v1/contact', { body })).status !== 429) passed += 1
    return passed
  }

  it('of an access token’s life is how long a token counts', async () => {
    const clock = { time: START }
    const config = testConfig({ auth: { ...auth, accessTokenSeconds: 60 } })
    const context = await freshContext({ config, now: () => new Date(clock.time) })
    const { access_token: token, expires_in } = await signIn(context, await makeUser(context))
    expect(expires_in).toBe(60)
    const call = apiClient(context)
    clock.time += 59_000
    expect((await call('GET /api/v1/auth/me', { token })).status).toBe(200)
    clock.time += 2_000
    expect((await call('GET /api/v1/auth/me', { token })).status).toBe(401)
  })

  it('of the grace is how long a lost answer to a refresh can be asked for again', async () => {
    const clock = { time: START }
    const config = testConfig({ auth: { ...auth, refreshGraceSeconds: 5 } })
    const context = await freshContext({ config, now: () => new Date(clock.time) })
    const call = apiClient(context)
    const { refresh_token } = await signIn(context, await makeUser(context))
    const refresh = () => call('POST /api/v1/auth/refresh', { body: { refresh_token } })
    const next = tokensIn(await refresh())
    // The new token is used, so that the answer is known to have arrived.
    await call('GET /api/v1/auth/me', { token: next.access_token })
    clock.time += 5_000
    expect(tokensIn(await refresh()).refresh_token).toBe(next.refresh_token)
    clock.time += 1_000
    expect((await refresh()).status).toBe(401)
  })

  it('of the throttle multiplies how often something may be tried', async () => {
    const once = await lettersThatPass(1)
    expect(once).toBeGreaterThan(0)
    expect(await lettersThatPass(2)).toBe(once * 2)
  })

  it('of a lease is after how long a silent worker’s job is another’s', async () => {
    const clock = { time: START }
    const config = testConfig({ dataDir, generators: { ...generators, leaseSeconds: 7 } })
    const context = await freshContext({ config, now: () => new Date(clock.time) })
    const engines = [testEngine()]
    await generatorClient(context, engines).start(await makeMaker(context))
    const first = await takeJob(context, engines)
    clock.time += 7_000
    expect(await takeJob(context, engines)).toBeNull()
    clock.time += 1_000
    const second = await takeJob(context, engines)
    expect(second?.id).toBe(first?.id)
    expect(second?.lease).not.toBe(first?.lease)
  })

  it('of no workers leaves every generation to processes of their own', async () => {
    const config = testConfig({ dataDir, generators: { ...generators, workers: 0 } })
    const context = await freshContext({ config })
    const work = startGenerationWork(context)
    const engine = 'iskra-obraz'
    const start = await generatorClient(context, [testEngine({ id: engine })]).start(
      await makeMaker(context),
      { engine },
    )
    expect(start.status).toBeLessThan(300)
    await work.stop()
    expect(await context.database.select({ status: generations.status }).from(generations)).toEqual([
      { status: 'pending' },
    ])
  })

  it('of who sells is what stands on an invoice', async () => {
    const seller = {
      name: 'Iskra sp. z o.o.',
      address: 'Łąkowa 7, 00-950 Warszawa',
      taxId: '5261040828',
      email: 'biuro@iskra.example',
      phone: '600 100 200',
      register: 'KRS 0000123456, kapitał zakładowy 5000 zł',
    }
    const context = await freshContext({ config: testConfig({ seller }) })
    const { token } = await makeCart(context, [{ price: 1999, quantity: 1 }])
    const view = await changeDetails(context, token, BUYER)
    if (view?.state !== 'open') throw new Error('the checkout is not open')
    await payCheckout(context, token, payRequest(view), 'the-only-try')
    const buyer = {
      ...EMPTY_BILLING,
      company: 'Piekarnia',
      address: 'Mała 1',
      postcode: '00950',
      city: 'Łódź',
    }
    expect((await issueInvoice(context, token, buyer))?.seller).toEqual(seller)
  })
})
