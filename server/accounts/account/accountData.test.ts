import { desc, getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { EMPTY_BILLING } from '#domain/account/billing.ts'
import { newsletterReaders } from '#server/accounts/newsletter/tables.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { users } from '#server/platform/users/tables.ts'
import { changeDetails, readCheckout } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { orders } from '#server/shop/checkout/tables.ts'
import { deliverDueWebhooks } from '#server/shop/checkout/webhookWorker.ts'
import { TABLES } from '#server/tables/tables.ts'
import {
  apiClient,
  linkToken,
  makeUser,
  PASSWORD,
  signIn,
  signInWithProof,
  waitingLetters,
} from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'

const EMAIL = 'zofia.kanarek@example.pl'
const GIFT = [{ key: 'message', value: 'Życzenia kanarek' }]

/** Buys something with this address; returns the checkout's token. */
async function buy(context: ServerContext, email: string): Promise<string> {
  const { token } = await makeCart(context, [{ price: 2500, quantity: 2, attributes: GIFT }])
  const details = { ...BUYER, email, phone: '600 999 000', note: 'dzwonek kanarek' }
  const view = await changeDetails(context, token, details)
  if (view?.state !== 'open') throw new Error('the checkout is not open')
  const outcome = await payCheckout(context, token, payRequest(view), `try-of-${token}`)
  if (outcome.kind !== 'answer') throw new Error(outcome.code)
  return token
}

/** More orders like the last one, of our person. */
async function buyAgain({ database }: ServerContext, times: number): Promise<void> {
  const [last] = await database.select().from(orders).orderBy(desc(orders.id)).limit(1)
  if (last === undefined) throw new Error('there is no order')
  const { id: _id, ...order } = last
  const copies = Array.from({ length: times }, (_, at) => ({
    ...order,
    number: `ISK-2027-${at}`,
    cartId: `cart-${at}`,
    checkoutToken: `token-${at}`,
    emailFolded: EMAIL,
  }))
  await database.insert(orders).values(copies)
}

async function person(
  freshContext: () => Promise<ServerContext>,
  changes: Partial<typeof users.$inferInsert> = {},
) {
  const context = await freshContext()
  const user = await makeUser(context, { email: EMAIL, displayName: 'Kanarek', ...changes })
  const { access_token: token } = await signInWithProof(context, user, 'Telefon kanarek')
  return { context, user, token, call: apiClient(context) }
}

/** The whole content of the database, table by table, as text. */
async function everything({ database }: ServerContext): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for (const { table } of TABLES) {
    contents[getTableName(table)] = JSON.stringify(await database.select().from(table))
  }
  return contents
}

const tablesWith = (contents: Record<string, string>, pattern: RegExp): string[] =>
  Object.keys(contents).filter((name) => pattern.test(contents[name] ?? ''))

describeOnDatabase('the data of an account', (freshContext) => {
  describe('holds its orders', () => {
    it('by the confirmed address, however it was typed, the newest first and page by page', async () => {
      const { context, token, call } = await person(freshContext)
      const first = await buy(context, ` ${EMAIL.toUpperCase()}`)
      await buy(context, 'adam@example.pl')
      await buyAgain(context, 21)

      const page = await call('GET /api/v1/account/orders', { token })
      expect(page.body).toMatchObject({ orders: { length: 20 }, next: expect.any(String) })
      const next = String(Object(page.body).next)
      const rest = await call('GET /api/v1/account/orders', { token, query: { before: next } })
      expect(rest.body).toMatchObject({
        orders: [
          {},
          {
            number: expect.stringMatching(/^ISK-\d{4}-000001$/),
            total: 5413,
            currency_code: 'PLN',
            checkout_token: first,
            lines: [{ title: expect.stringContaining('Produkt'), quantity: 2 }],
          },
        ],
        next: null,
      })
      const wrong = await call('GET /api/v1/account/orders', { token, query: { before: '1; drop' } })
      expect(wrong.code).toBe('INVALID_REQUEST')
    })

    it('also after the address has changed, and shows them to nobody who has the old one next', async () => {
      const { context, token, call } = await person(freshContext)
      await buy(context, EMAIL)
      const reader = { emailFolded: EMAIL, email: EMAIL, language: 'pl' as const, confirmedAt: context.now() }
      await context.database.insert(newsletterReaders).values(reader)
      const body = { email: 'Nowa@example.pl', current_password: PASSWORD }
      await call('POST /api/v1/account/email', { token, body })
      const link = await linkToken(context, 'confirm-new-email')
      expect((await call('POST /api/v1/auth/verify-email', { query: { token: link }, token })).status).toBe(
        204,
      )

      expect((await call('GET /api/v1/account/orders', { token })).body).toMatchObject({ orders: [{}] })
      expect(await context.database.select().from(newsletterReaders)).toMatchObject([
        { emailFolded: 'nowa@example.pl', email: 'Nowa@example.pl' },
      ])
      const { access_token: next } = await signIn(context, await makeUser(context, { email: EMAIL }))
      expect((await call('GET /api/v1/account/orders', { token: next })).body).toMatchObject({ orders: [] })
    })

    it('but shows none to whoever only says that the address is theirs', async () => {
      const { context, call } = await person(freshContext)
      await buy(context, EMAIL)
      const stranger = await makeUser(context, { email: EMAIL, verifiedAt: null })
      const { access_token: token } = await signInWithProof(context, stranger)
      expect((await call('GET /api/v1/account/orders', { token })).code).toBe('EMAIL_NOT_VERIFIED')
      expect((await call('GET /api/v1/account/export', { token })).body).toMatchObject({ orders: [] })
    })
  })

  it('comes as one file, without what proves who they are', async () => {
    const { context, user, token, call } = await person(freshContext)
    await buy(context, EMAIL)
    await call('PUT /api/v1/account/billing', { token, body: { ...EMPTY_BILLING, city: 'Łódź' } })
    const theme = { value: 'light', changed_at: 1 }
    await call('PATCH /api/v1/account/preferences', { token, body: { theme, preferredGenerators: {} } })

    const file = await call('GET /api/v1/account/export', { token })
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.json"$/)
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(file.body).toMatchObject({
      user: { id: user.id, email: EMAIL, display_name: 'Kanarek', language: 'pl' },
      preferences: { theme },
      billing: { city: 'Łódź' },
      sessions: [{ device: 'Telefon kanarek' }],
      passkeys: [],
      newsletter: null,
      orders: [
        { total: 5413, details: { email: EMAIL, note: 'dzwonek kanarek' }, lines: [{ attributes: GIFT }] },
      ],
    })
    expect(JSON.stringify(file.body)).not.toMatch(/argon2|salt|public_?key/i)
  })

  describe('is deleted', () => {
    it('whole: of the person nothing is left but what accounting needs, and that is nobody’s', async () => {
      const { context, token, call } = await person(freshContext)
      const checkoutToken = await buy(context, EMAIL)
      await deliverDueWebhooks(context)
      await context.database
        .insert(newsletterReaders)
        .values({ emailFolded: EMAIL, email: EMAIL, language: 'pl', confirmedAt: context.now() })
      const profile = { username: 'kanarek', bio: 'kanarek' }
      await call('PATCH /api/v1/account/profile', { token, body: profile })
      await call('PUT /api/v1/account/billing', { token, body: { ...EMPTY_BILLING, company: 'Kanarek' } })
      const personal = /kanarek|600 999 000/i
      expect(tablesWith(await everything(context), personal)).toEqual(
        expect.arrayContaining([
          'users',
          'sessions',
          'account_billing',
          'newsletter_readers',
          'orders',
          'order_lines',
        ]),
      )

      const body = { current_password: PASSWORD }
      expect((await call('DELETE /api/v1/account', { token, body })).status).toBe(204)

      expect(tablesWith(await everything(context), personal)).toEqual([])
      expect((await call('GET /api/v1/auth/me', { token })).code).toBe('UNAUTHORIZED')
      expect(await context.database.select().from(orders)).toMatchObject([
        {
          total: 5413,
          emailFolded: null,
          details: { firstName: 'Zofia', lastName: 'Żuraw', city: 'Łódź', email: '', phone: '', note: '' },
        },
      ])
      expect(await readCheckout(context.database, context, checkoutToken)).toMatchObject({
        state: 'completed',
      })
      const kinds = (await waitingLetters(context)).map(({ kind }) => kind)
      expect(kinds.toSorted()).toEqual(['account-deleted', 'order-placed'])

      const anew = await makeUser(context, { email: EMAIL })
      const { access_token: again } = await signIn(context, anew)
      expect((await call('GET /api/v1/account/orders', { token: again })).body).toMatchObject({ orders: [] })
    })

    it('by nobody who doesn’t know the password', async () => {
      const { context, user, call } = await person(freshContext)
      const { access_token: stolen } = await signIn(context, user)
      const answer = await call('DELETE /api/v1/account', {
        token: stolen,
        body: { current_password: 'zgaduję' },
      })
      expect(answer).toMatchObject({
        status: 422,
        body: { error: { details: { problems: [{ field: 'current_password', code: 'wrong' }] } } },
      })
      expect(await context.database.select().from(users)).toHaveLength(1)
    })

    it('without anything of others, also not of those who share the address unproved', async () => {
      const { context, call } = await person(freshContext)
      await buy(context, EMAIL)
      const stranger = await makeUser(context, { email: EMAIL, verifiedAt: null })
      const { access_token: token } = await signIn(context, stranger)
      const before = (await everything(context))['orders']
      const body = { current_password: PASSWORD }
      expect((await call('DELETE /api/v1/account', { token, body })).status).toBe(204)
      expect((await everything(context))['orders']).toBe(before)
      expect(await context.database.select().from(users)).toHaveLength(1)
    })

    it('but not of the last administrator', async () => {
      const { context, token, call } = await person(freshContext, { roles: ['user', 'admin'] })
      const body = { current_password: PASSWORD }
      expect((await call('DELETE /api/v1/account', { token, body })).code).toBe('LAST_ADMIN')
      expect(await waitingLetters(context)).toEqual([])
      await makeUser(context, { roles: ['user', 'admin'] })
      expect((await call('DELETE /api/v1/account', { token, body })).status).toBe(204)
    })
  })
})
