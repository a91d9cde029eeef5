import { afterAll, beforeAll, expect, it } from 'vitest'
import { countedStockSchema } from '#domain/administration/stock.ts'
import { waitedForListSchema } from '#domain/restock/restockSchemas.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { pushMessages, pushSubscriptions } from '#server/platform/push/tables.ts'
import { sessions, type UserRow } from '#server/platform/users/tables.ts'
import { removeExpired } from '#server/tables/removeExpired.ts'
import {
  apiClient,
  linkToken,
  makeUser,
  PASSWORD,
  signInWithProof,
  waitingLetters,
} from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import type { LocalServer } from '#support/localServer.ts'
import { serveStandInShop } from '#support/standInShop.ts'
import { makeProduct, setStock, variantGid, variantId } from '#support/storefrontFixture.ts'
import { testConfig } from '#support/testContext.ts'
import { restockRequests } from './tables.ts'
import { restockNews } from './tellRestocked.ts'

const DAY_MS = 24 * 60 * 60_000
const tell = async (context: ServerContext) => (await restockNews(context).run(context)) ?? 0
const EMAIL = 'Zofia@example.pl'

async function setUp(freshContext: (changes?: Partial<ServerContext>) => Promise<ServerContext>) {
  const clock = { time: Date.UTC(2026, 10, 25, 9) }
  const context = await freshContext({ now: () => new Date(clock.time) })
  await makeProduct(context, {
    id: 1,
    title: 'Kubek',
    variants: [
      { price: 1_999, stock: 0, title: 'biały' },
      { price: 1_999, stock: 4, title: 'czarny' },
    ],
  })
  const call = apiClient(context)
  const ask = (email: string | null = EMAIL, token?: string, variant = variantGid(1)) =>
    call('POST /api/v1/restock', { token, body: { variantId: variant, email, language: 'pl' } })
  const rows = () => context.database.select().from(restockRequests)
  const news = async () => (await waitingLetters(context)).filter(({ kind }) => kind === 'restocked')
  const person = async (changes: Partial<UserRow> = {}) => {
    const user = await makeUser(context, changes)
    const { access_token: token } = await signInWithProof(context, user)
    return { user, token }
  }
  const waited = async (token: string) =>
    waitedForListSchema.parse((await call('GET /api/v1/account/restock', { token })).body).products
  return { context, clock, call, ask, rows, news, person, waited }
}

/** Pushes to this person reach a browser. */
async function addBrowser({ database, now }: ServerContext, userId: string): Promise<void> {
  const [session] = await database.select().from(sessions)
  await database.insert(pushSubscriptions).values({
    endpoint: 'https://push.example/1',
    userId,
    sessionId: session?.id ?? '',
    p256dh: 'key',
    auth: 'auth',
    createdAt: now(),
  })
}

describeOnDatabase('a letter about what is back', (freshContext) => {
  it('comes once to whoever has confirmed, when there are pieces again, and nothing is kept then', async () => {
    const { context, call, ask, rows, news } = await setUp(freshContext)
    expect(await ask()).toMatchObject({ status: 202, body: { outcome: 'letter' } })
    expect(await rows()).toEqual([])
    const [letter] = await waitingLetters(context)
    expect(letter).toMatchObject({ kind: 'restock-confirm', to: EMAIL, product: 'Kubek, biały' })
    const query = { token: await linkToken(context, 'restock-confirm') }
    for (let times = 0; times < 2; times += 1) {
      expect((await call('POST /api/v1/restock/confirm', { query })).status).toBe(204)
    }
    expect(await rows()).toMatchObject([{ emailFolded: 'zofia@example.pl', handle: 'produkt-1' }])
    expect(await tell(context)).toBe(0)
    expect(await news()).toEqual([])

    await setStock(context, variantId(1), 2)
    // Several servers at the same moment.
    const told = await Promise.all([1, 2, 3].map(() => tell(context)))
    expect(told.reduce((sum, times) => sum + times, 0)).toBe(1)
    expect(await news()).toMatchObject([{ to: EMAIL, product: 'Kubek, biały', handle: 'produkt-1' }])
    expect(await rows()).toEqual([])
    expect(await tell(context)).toBe(0)
    expect(await news()).toHaveLength(1)
  })

  it('is asked for at once with a confirmed account, comes to its browsers too, and is withdrawn', async () => {
    const { context, call, ask, rows, news, person, waited } = await setUp(freshContext)
    const { user, token } = await person()
    await addBrowser(context, user.id)
    expect(await ask(null, token)).toMatchObject({ status: 202, body: { outcome: 'waiting' } })
    const [one] = await waited(token)
    expect(one).toMatchObject({ handle: 'produkt-1', title: 'Kubek, biały', variantId: variantGid(1) })
    const stranger = await person()
    expect(await waited(stranger.token)).toEqual([])
    const path = { id: one?.id ?? '' }
    const byStranger = { token: stranger.token, path }
    expect((await call('DELETE /api/v1/account/restock/{id}', byStranger)).code).toBe('NOT_FOUND')
    expect(await waited(token)).toHaveLength(1)
    await call('DELETE /api/v1/account/restock/{id}', { token, path })
    expect(await rows()).toEqual([])

    await ask(null, token)
    await setStock(context, variantId(1), 1)
    await tell(context)
    expect(await news()).toMatchObject([{ to: user.email }])
    expect(await context.database.select().from(pushMessages)).toMatchObject([
      { message: { kind: 'restocked', handle: 'produkt-1' } },
    ])

    // An address that isn't theirs, and an unconfirmed account, are asked first.
    expect(await ask(EMAIL, token)).toMatchObject({ body: { outcome: 'letter' } })
    const unproved = await person({ verifiedAt: null })
    expect(await ask(null, unproved.token)).toMatchObject({ body: { outcome: 'letter' } })
    expect(await rows()).toEqual([])
  })

  it('is not asked for by what is no address, about what is not sold, or too often', async () => {
    const { context, ask, call } = await setUp(freshContext)
    for (const email of ['', 'kto to', null]) {
      expect(await ask(email)).toMatchObject({ code: 'VALIDATION_FAILED', problems: [{ field: 'email' }] })
    }
    for (const variant of ['gid://shopify/ProductVariant/9', 'gid://shopify/Product/1', '1']) {
      expect(await ask(EMAIL, undefined, variant)).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await waitingLetters(context)).toEqual([])
    const { config } = context
    const strict = apiClient({
      ...context,
      config: { ...config, auth: { ...config.auth, throttleFactor: 1 } },
    })
    const body = { variantId: variantGid(1), email: 'ktos@example.pl', language: 'pl' }
    const statuses = []
    for (let times = 0; times < 13; times += 1) {
      statuses.push((await strict('POST /api/v1/restock', { body })).status)
    }
    expect(statuses.slice(-2)).toEqual([202, 429])
    for (const token of ['', 'zgaduję', 'a'.repeat(2_000)]) {
      const { status } = await call('POST /api/v1/restock/confirm', { query: { token } })
      expect([400, 410, 422]).toContain(status)
    }
  })

  it('ends with its link, its withdrawal, or half a year', async () => {
    const { context, clock, call, ask, rows, news, person } = await setUp(freshContext)
    await ask()
    const query = { token: await linkToken(context, 'restock-confirm') }
    clock.time += 7 * DAY_MS - 1
    expect((await call('POST /api/v1/restock/confirm', { query })).status).toBe(204)
    clock.time += 1
    expect((await call('POST /api/v1/restock/confirm', { query })).code).toBe('LINK_INVALID')
    // After it has long expired for confirming, it still withdraws.
    expect((await call('POST /api/v1/restock/withdraw', { query })).status).toBe(204)
    expect(await rows()).toEqual([])

    // The letter about one product withdraws all the others, in one click of the mail program.
    const { token } = await person({ email: EMAIL })
    await ask(null, token)
    await ask(null, token, variantGid(1, 1))
    expect(await tell(context)).toBe(1)
    const [letter] = await news()
    if (letter?.kind !== 'restocked') throw new Error('nobody was told')
    const oneClick = {
      query: { token: letter.unsubscribeToken },
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    expect(await rows()).toHaveLength(1)
    expect((await call('POST /api/v1/restock/withdraw', oneClick)).status).toBe(204)
    expect(await rows()).toEqual([])

    await ask(null, token)
    clock.time += 180 * DAY_MS - 1
    await removeExpired(context)
    expect(await rows()).toHaveLength(1)
    clock.time += 2
    await removeExpired(context)
    expect(await rows()).toEqual([])
  })

  it('goes with the account', async () => {
    const { call, ask, rows, person } = await setUp(freshContext)
    const { token } = await person()
    await ask(null, token)
    const exported = await call('GET /api/v1/account/export', { token })
    expect(exported.body).toMatchObject({ waited_for: [{ title: 'Kubek, biały' }] })
    await call('DELETE /api/v1/account', { token, body: { current_password: PASSWORD } })
    expect(await rows()).toEqual([])
  })

  it('is brought about by an administrator who counts what came, once for a press', async () => {
    const { context, clock, call, ask, news, person } = await setUp(freshContext)
    const { token: admin } = await person({ roles: ['user', 'admin'] })
    const { token } = await person()
    await ask(null, token)
    const stock = async () =>
      countedStockSchema.parse((await call('GET /api/v1/admin/stock', { token: admin })).body).variants
    expect(await stock()).toMatchObject([
      { id: variantId(1), title: 'Kubek', variantTitle: 'biały', pieces: 0, waiting: 1 },
      { id: variantId(1, 1), pieces: 4, waiting: 0 },
    ])
    const change = (pieces: number, act: string = crypto.randomUUID(), variant = String(variantId(1))) =>
      call('POST /api/v1/admin/stock/{variant}', { token: admin, path: { variant }, body: { act, pieces } })
    const act = crypto.randomUUID()
    for (let times = 0; times < 2; times += 1) expect((await change(5, act)).status).toBe(204)
    expect((await change(6, act)).code).toBe('KEY_REUSED')
    expect(await change(-6)).toMatchObject({ problems: [{ field: 'pieces' }] })
    clock.time += 1_000
    expect((await change(-2)).status).toBe(204)
    expect(await change(1, undefined, 'x')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await change(1, undefined, '2147483648')).toMatchObject({ code: 'NOT_FOUND' })
    for (const wrong of [0, 1.5, 10_001]) expect([400, 422]).toContain((await change(wrong)).status)
    expect((await stock()).find(({ id }) => id === variantId(1))?.pieces).toBe(3)
    await tell(context)
    expect(await news()).toHaveLength(1)
    const journal = await call('GET /api/v1/admin/acts', { token: admin })
    expect(journal.body).toMatchObject({
      acts: [{ kind: 'stock', reason: 'Kubek, biały: −2' }, { reason: 'Kubek, biały: +5' }],
    })
    // The highest row number.
    const highest = { id: 21_474_836, createdAt: new Date(0), updatedAt: new Date(0) }
    await makeProduct(context, { ...highest, variants: [{ price: 1_999, stock: 0 }] })
    expect((await change(1, undefined, String(variantId(highest.id)))).status).toBe(204)
  })
})

const TOKEN = 'a-token-of-another-store'
let store: LocalServer
beforeAll(async () => {
  store = await serveStandInShop(TOKEN)
})
afterAll(() => store.close())

describeOnDatabase('what a store elsewhere sells', (freshContext) => {
  it('is asked of the store itself, no more often than every five minutes', async () => {
    const config = testConfig()
    const endpoint = `${store.origin}/api/2026-04/graphql.json`
    const elsewhere = { ...config.storefront, embedded: false, endpoint, publicToken: TOKEN }
    const context = await freshContext({ config: { ...config, storefront: elsewhere } })
    const call = apiClient(context)
    const { access_token: token } = await signInWithProof(context, await makeUser(context))
    const body = { variantId: 'gid://shopify/ProductVariant/44713213274763', email: null, language: 'pl' }
    const ask = () => call('POST /api/v1/restock', { token, body })
    expect((await ask()).body).toEqual({ outcome: 'waiting' })
    expect(await tell(context)).toBe(1)
    expect(await waitingLetters(context)).toMatchObject([
      { kind: 'restocked', product: 'Mug', handle: 'mug' },
    ])
    expect(restockNews(context).everyMs).toBe(5 * 60_000)
  })

  it('is not noted while the store gives no answer', async () => {
    const config = testConfig()
    const elsewhere = {
      ...config.storefront,
      embedded: false,
      endpoint: 'http://127.0.0.1:9/',
      publicToken: TOKEN,
    }
    const context = await freshContext({ config: { ...config, storefront: elsewhere } })
    const { access_token: token } = await signInWithProof(context, await makeUser(context))
    const body = { variantId: 'gid://shopify/ProductVariant/1', email: null, language: 'pl' }
    const answer = await apiClient(context)('POST /api/v1/restock', { token, body })
    expect(answer.code).toBe('SERVICE_UNAVAILABLE')
    expect(await context.database.select().from(restockRequests)).toEqual([])
  })
})
