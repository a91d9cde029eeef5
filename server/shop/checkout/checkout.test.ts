import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { LINE_ATTRIBUTE } from '#domain/cart/lineKey.ts'
import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import type { CheckoutDetails } from '#domain/checkout/checkoutDetails.ts'
import { checkoutErrorSchema } from '#domain/checkout/checkoutError.ts'
import { type CheckoutView, checkoutViewSchema, type OpenCheckout } from '#domain/checkout/checkoutView.ts'
import type { PayRequest } from '#domain/checkout/payment.ts'
import { packSku } from '#domain/credits/packSku.ts'
import { NO_DETAILS, type Personalization } from '#domain/gifts/personalization.ts'
import { personalizationBody } from '#domain/gifts/personalizationBody.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { carts, discountCodes, productVariants } from '#server/shop/storefront/tables.ts'
import { apiClient } from '#support/accountFixture.ts'
import { BUYER, fillCart, makeCart, payRequest, stockOf } from '#support/checkoutFixture.ts'
import { describeOnBothDatabases, describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { checkoutRoutes } from './checkoutRoutes.ts'
import { orders, paymentAttempts, webhookDeliveries } from './tables.ts'

function clientOf(context: ServerContext) {
  const app = new Hono().route('/api/checkout', checkoutRoutes(context))
  const send = async (
    token: string,
    path: string,
    method: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    app.request(`/api/checkout/${token}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return {
    send,
    async view(token: string) {
      return viewOf(await send(token, '', 'GET'))
    },
    async open(token: string, details: CheckoutDetails = BUYER): Promise<OpenCheckout> {
      const view = await viewOf(await send(token, '/details', 'PUT', details))
      if (view.state !== 'open') throw new Error('the checkout is completed')
      return view
    },
    pay: (token: string, request: PayRequest, key: string = randomUUID()) =>
      send(token, '/pay', 'POST', request, { 'Idempotency-Key': key }),
  }
}

async function viewOf(answer: Response): Promise<CheckoutView> {
  expect(answer.status).toBe(200)
  return checkoutViewSchema.parse(await answer.json())
}

async function orderOf(answer: Response) {
  const view = await viewOf(answer)
  if (view.state !== 'completed') throw new Error('there is no order')
  return view.order
}

async function refusalOf(answer: Response) {
  const { error } = checkoutErrorSchema.parse(await answer.json())
  return { status: answer.status, code: error.code, ...error.details }
}

const words = (given: Record<string, string>) => ({ words: { given, text: null } })

describeOnDatabase('checkout', (freshContext) => {
  it('shows what the cart costs with tax and delivery', async () => {
    const context = await freshContext()
    const { token } = await makeCart(context, [{ price: 1999, quantity: 2 }])

    const view = await clientOf(context).open(token)

    expect(view).toMatchObject({
      needsDelivery: true,
      totals: { subtotal: 3998, discount: 0, tax: 330, shipping: 599, total: 4927, currencyCode: 'PLN' },
      shortages: [],
    })
  })

  it('asks to come again where the database is gone, and for nothing else', async () => {
    const context = await freshContext()
    const { token } = await makeCart(context, [{ price: 1999, quantity: 1 }])
    const failing = (code: string) => {
      const cause = Object.assign(new Error('gone'), { code })
      const select = () => {
        throw new Error('a query failed', { cause })
      }
      const database = new Proxy(context.database, {
        get: (own, name, receiver): unknown =>
          name === 'select' ? select : Reflect.get(own, name, receiver),
      })
      return clientOf({ ...context, database }).send(token, '', 'GET')
    }
    const gone = await failing('ECONNREFUSED')
    expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await refusalOf(gone)).code).toBe('CHECKOUT_FAILED')
    expect((await failing('XX000')).status).toBe(500)
  })

  it('asks for no delivery when everything is digital, and adds the gift wrap where it is asked for', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const digital = await makeCart(context, [{ price: 1000, quantity: 1, requiresShipping: false }])
    const wrapped = await makeCart(context, [
      { price: 1000, quantity: 3, attributes: [{ key: '_gift_wrap', value: '1' }] },
    ])

    expect(await client.view(digital.token)).toMatchObject({
      needsDelivery: false,
      totals: { shipping: 0, total: 1083 },
    })
    expect(await client.view(wrapped.token)).toMatchObject({
      totals: { subtotal: 4000 },
      lines: [{ giftWrap: true }],
    })
  })

  it('sells no card whose words aren’t all written, keeps the cart, and sells it once they are', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const call = apiClient(context)
    const template = '{imie}, sto lat!\n\n{nadawca}'
    const own = [{ key: LINE_ATTRIBUTE, value: 'a-card-of-some-chance' }]
    const card = { price: 1499, quantity: 1, requiresShipping: false, template }
    const write = (gift: Partial<Personalization>) =>
      call('POST /api/v1/personalizations', {
        body: personalizationBody(
          { id: 'a-card-of-some-chance', productId: 'gid://shopify/Product/1' },
          { ...NO_DETAILS, recipientName: 'Halina', ...gift },
        ),
      })
    const { token } = await makeCart(context, [{ ...card, attributes: own }])
    await write(words({ imie: 'Halino' }))
    const view = await client.open(token)
    expect(view.lines).toMatchObject([{ lacksOwn: true }])
    expect(await refusalOf(await client.pay(token, payRequest(view)))).toMatchObject({
      status: 409,
      code: 'CHECKOUT_OWN_MISSING',
      view: { state: 'open', lines: [{ quantity: 1 }] },
    })
    await write({ words: { given: { imie: 'Halino' }, text: null, isByHand: true } })
    expect((await client.open(token)).lines).toMatchObject([{ lacksOwn: true }])
    await write({ ...words({ imie: 'Halino' }), anonymousSender: true })
    expect(await orderOf(await client.pay(token, payRequest(await client.open(token))))).toBeTruthy()
  })

  it('sells a card that is printed empty, and one whose words came as attributes, and none without any', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const template = '{imie}, sto lat!\n\n{nadawca}'
    const lacks = async (attributes: readonly LineAttribute[], isByHand: boolean) => {
      const { token } = await makeCart(context, [{ price: 1499, quantity: 1, template, attributes }])
      const gift = { ...NO_DETAILS, words: { given: {}, text: null, isByHand } }
      const [line] = attributes.filter(({ key }) => key === LINE_ATTRIBUTE)
      if (line !== undefined) {
        const body = personalizationBody({ id: line.value, productId: 'gid://shopify/Product/1' }, gift)
        await apiClient(context)('POST /api/v1/personalizations', { body })
      }
      return (await client.open(token)).lines[0]?.lacksOwn
    }
    expect(await lacks([], false)).toBe(true)
    expect(
      await lacks(
        [
          { key: 'imie', value: 'Halino' },
          { key: 'Podpis', value: 'Ola' },
        ],
        false,
      ),
    ).toBe(false)
    expect(await lacks([{ key: LINE_ATTRIBUTE, value: 'a-card-that-is-empty' }], true)).toBe(false)
    expect(await lacks([{ key: LINE_ATTRIBUTE, value: 'another-one-that-isnt' }], false)).toBe(true)
  })

  it('completes nothing where no payment is set up, and says so', async () => {
    const context = await freshContext({
      config: testConfig({ payments: { test: false, testOrdersGive: false } }),
    })
    const client = clientOf(context)
    const { token, variantIds } = await makeCart(context, [{ price: 2500, quantity: 2, stock: 9 }])
    const view = await client.open(token)
    expect(view.canPay).toBe(false)

    for (const payment of ['test_success', 'test_declined'] as const) {
      const refusal = await refusalOf(await client.pay(token, payRequest(view, { payment })))
      expect(refusal).toMatchObject({ status: 409, code: 'CHECKOUT_NO_PAYMENT', view: { state: 'open' } })
    }
    for (const table of [orders, paymentAttempts, webhookDeliveries]) {
      expect(await context.database.select().from(table)).toEqual([])
    }
    expect(await stockOf(context, variantIds[0] ?? 0)).toBe(9)
  })

  it('promises no credits for a test order where those bring none', async () => {
    const context = await freshContext({
      config: testConfig({ payments: { test: true, testOrdersGive: false } }),
    })
    const client = clientOf(context)
    const line = { price: 100, quantity: 1, requiresShipping: false, sku: packSku(50) }
    const { token } = await makeCart(context, [line])
    const order = await orderOf(await client.pay(token, payRequest(await client.open(token))))
    expect(order.credits).toBe(0)
  })

  it.each([
    ['value', { price: 50_000, quantity: 999_999 }],
    ['credits', { price: 0, quantity: 11, sku: packSku(999_999) }],
  ])('refuses an order that is too large by its %s', async (_, line) => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token } = await makeCart(context, [line])
    const refusal = await refusalOf(await client.pay(token, payRequest(await client.open(token))))
    expect(refusal).toMatchObject({ status: 409, code: 'CHECKOUT_AMOUNT_TOO_LARGE' })
    expect(await context.database.select().from(orders)).toEqual([])
  })

  it('makes no order of a declined payment and lets it be tried again', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token, variantIds } = await makeCart(context, [{ price: 2500, quantity: 1, stock: 3 }])
    const view = await client.open(token)

    const declined = await client.pay(token, payRequest(view, { payment: 'test_declined' }))

    expect(await refusalOf(declined)).toMatchObject({ status: 402, code: 'CHECKOUT_PAYMENT_DECLINED' })
    expect(await context.database.select().from(orders)).toHaveLength(0)
    expect(await stockOf(context, variantIds[0] ?? 0)).toBe(3)

    await orderOf(await client.pay(token, payRequest(view)))
    expect(await stockOf(context, variantIds[0] ?? 0)).toBe(2)
  })

  it('answers a repeated key as it did before, and refuses it for another payment', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token } = await makeCart(context, [{ price: 2500, quantity: 1 }])
    const view = await client.open(token)
    const declinedRequest = payRequest(view, { payment: 'test_declined' })

    await client.pay(token, declinedRequest, 'key-of-the-try-1')
    const again = await refusalOf(await client.pay(token, declinedRequest, 'key-of-the-try-1'))
    const other = await refusalOf(await client.pay(token, payRequest(view), 'key-of-the-try-1'))

    expect(again.code).toBe('CHECKOUT_PAYMENT_DECLINED')
    expect(other).toMatchObject({ status: 422, code: 'CHECKOUT_KEY_REUSED' })
    expect(await context.database.select().from(paymentAttempts)).toHaveLength(1)
    const paid = await orderOf(await client.pay(token, payRequest(view), 'key-of-the-try-2'))
    const replayed = await orderOf(await client.pay(token, payRequest(view), 'key-of-the-try-2'))
    expect(replayed).toEqual(paid)
  })

  it('charges nothing but what was on the screen', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token, variantIds } = await makeCart(context, [{ price: 2500, quantity: 1 }])
    const seen = await client.open(token)
    await context.database
      .update(productVariants)
      .set({ price: 2600 })
      .where(eq(productVariants.id, variantIds[0] ?? 0))

    const refusal = await refusalOf(await client.pay(token, payRequest(seen)))

    expect(refusal).toMatchObject({
      status: 409,
      code: 'CHECKOUT_CHANGED',
      view: { totals: { subtotal: 2600 } },
    })
    expect(await context.database.select().from(orders)).toHaveLength(0)
    const now = await client.open(token)
    expect((await orderOf(await client.pay(token, payRequest(now)))).totals.subtotal).toBe(2600)
  })

  it('names what was sold out in between', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token, variantIds } = await makeCart(context, [
      { price: 2500, quantity: 3, stock: 3 },
      { price: 900, quantity: 1, stock: 5 },
    ])
    const seen = await client.open(token)
    await context.database
      .update(productVariants)
      .set({ stock: 1 })
      .where(eq(productVariants.id, variantIds[0] ?? 0))

    const refusal = await refusalOf(await client.pay(token, payRequest(seen)))

    expect(refusal).toMatchObject({ status: 409, code: 'CHECKOUT_OUT_OF_STOCK' })
    expect(refusal.view).toMatchObject({ shortages: [{ lineId: seen.lines[0]?.id, available: 1 }] })
    expect(await stockOf(context, variantIds[1] ?? 0)).toBe(5)
  })

  it('refuses details that are missing or wrong, but keeps them', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token } = await makeCart(context, [{ price: 2500, quantity: 1 }])
    const view = await client.open(token, { ...BUYER, email: 'zofia@', postcode: '0095', city: '' })

    const refusal = await refusalOf(await client.pay(token, payRequest(view)))

    expect(refusal).toMatchObject({
      status: 422,
      code: 'CHECKOUT_DETAILS_INVALID',
      problems: [
        { field: 'email', code: 'email' },
        { field: 'postcode', code: 'postcode' },
        { field: 'city', code: 'required' },
      ],
    })
    expect(await client.view(token)).toMatchObject({ details: { email: 'zofia@', lastName: 'Żuraw' } })
  })

  it('takes no NUL and no half of a character', async () => {
    const context = await freshContext()
    const app = checkoutRoutes(context)
    const { token } = await makeCart(context, [{ price: 1000, quantity: 1 }])
    for (const lastName of [String.raw`\u0000`, String.raw`Z\ud800`]) {
      const body = JSON.stringify({ ...BUYER, lastName: '?' }).replace('"?"', `"${lastName}"`)
      const headers = { 'content-type': 'application/json' }
      const answer = await app.request(`/${token}/details`, { method: 'PUT', headers, body })
      expect(answer.status).toBe(400)
    }
  })

  it('applies a discount code, and counts the last use of it once', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    await context.database
      .insert(discountCodes)
      .values({ code: 'ISKRA10', kind: 'percent', value: 1000, usageLimit: 1 })
    const made = await Promise.all([1, 2].map(() => makeCart(context, [{ price: 6000, quantity: 1 }])))
    const requests = await Promise.all(
      made.map(async ({ token }) => {
        await client.send(token, '/discount', 'PUT', { code: 'iskra10' })
        return { token, request: payRequest(await client.open(token)) }
      }),
    )
    expect(requests[0]?.request.expected.total).toBe(5400 + 446)

    const answers = await Promise.all(requests.map(({ token, request }) => client.pay(token, request)))

    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]))
    const [code] = await context.database.select().from(discountCodes)
    expect(code?.timesUsed).toBe(1)
  })

  it('takes a discount code away again', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token } = await makeCart(context, [{ price: 6000, quantity: 1 }])

    await client.send(token, '/discount', 'PUT', { code: 'NIEMA' })
    expect(await client.view(token)).toMatchObject({
      discountCodes: [{ code: 'NIEMA', applicable: false }],
    })
    await client.send(token, '/discount', 'PUT', { code: null })
    expect(await client.view(token)).toMatchObject({ discountCodes: [] })
  })

  it('shows the order at the same address afterwards, and changes it no more', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token } = await makeCart(context, [{ price: 6000, quantity: 1 }])
    const order = await orderOf(await client.pay(token, payRequest(await client.open(token))))

    await client.send(token, '/details', 'PUT', { ...BUYER, email: 'ktos@inny.pl' })
    await client.send(token, '/discount', 'PUT', { code: 'ISKRA10' })

    expect(await client.view(token)).toEqual({ state: 'completed', order })
  })

  it('tells nothing of checkouts that are not there', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token } = await makeCart(context, [{ price: 6000, quantity: 1 }])
    const request = payRequest(await client.open(token))
    const stranger = randomUUID()

    for (const path of [stranger, 'krotki', `${token}x`, "';drop table carts"]) {
      const answer = await client.send(encodeURIComponent(path), '', 'GET')
      expect(await refusalOf(answer)).toMatchObject({ status: 404, code: 'CHECKOUT_NOT_FOUND' })
    }
    expect(await refusalOf(await client.pay(stranger, request))).toMatchObject({ status: 404 })
  })

  it('refuses bodies that are no request', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token } = await makeCart(context, [{ price: 6000, quantity: 1 }])
    const request = payRequest(await client.open(token))

    const bad = ['not json', '[]', { ...BUYER, countryCode: 'XX' }, { ...BUYER, email: 'x'.repeat(300) }]
    for (const body of bad) {
      expect(await refusalOf(await client.send(token, '/details', 'PUT', body))).toMatchObject({
        status: 400,
        code: 'CHECKOUT_INVALID_REQUEST',
      })
    }
    const huge = await client.send(token, '/details', 'PUT', { ...BUYER, note: 'x'.repeat(100_000) })
    expect(await refusalOf(huge)).toMatchObject({ status: 413, code: 'CHECKOUT_TOO_LARGE' })
    expect(await refusalOf(await client.send(token, '/pay', 'POST', request))).toMatchObject({
      status: 400,
    })
    const free = { ...request, expected: { ...request.expected, total: -1 } }
    expect(await refusalOf(await client.pay(token, free))).toMatchObject({ status: 400 })
  })

  it('slows down whoever asks without end', async () => {
    const context = await freshContext({ now: () => new Date('2026-11-20T12:40:00Z') })
    const client = clientOf(context)
    const { token } = await makeCart(context, [{ price: 6000, quantity: 1 }])

    const answers: Response[] = []
    for (let call = 0; call < 130; call += 1) answers.push(await client.send(token, '', 'GET'))

    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10)
    expect(answers.at(-1)?.headers.get('Retry-After')).toBe('1')
  })

  it('has nothing to charge for an empty cart', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const { token } = await makeCart(context, [{ price: 6000, quantity: 1 }])
    const request = payRequest(await client.open(token))
    await context.database.delete(productVariants)

    expect(await refusalOf(await client.pay(token, request))).toMatchObject({
      status: 409,
      code: 'CHECKOUT_EMPTY',
    })
  })
})

describeOnBothDatabases('payments at once', 'locks, or one connection', (freshContext) => {
  it('makes one order of fifty payments at once', async () => {
    const context = await freshContext({ now: () => new Date('2026-11-20T12:40:00Z') })
    const client = clientOf(context)
    const { token, variantIds } = await makeCart(context, [{ price: 2500, quantity: 2, stock: 9 }])
    const request = payRequest(await client.open(token))

    const answers = await Promise.all(Array.from({ length: 50 }, () => client.pay(token, request)))

    const numbers = await Promise.all(answers.map(async (answer) => (await orderOf(answer)).number))
    expect(new Set(numbers)).toEqual(new Set(['ISK-2026-000001']))
    expect(await context.database.select().from(orders)).toHaveLength(1)
    expect(await stockOf(context, variantIds[0] ?? 0)).toBe(7)
    expect(await context.database.select().from(webhookDeliveries)).toHaveLength(1)
    expect(await context.database.select().from(paymentAttempts)).toHaveLength(1)
    const [cart] = await context.database.select().from(carts)
    expect(cart?.completedAt).not.toBeNull()
  })

  it('sells the last piece once to fifty carts at once', async () => {
    const context = await freshContext()
    const client = clientOf(context)
    const line = { price: 6000, quantity: 1, stock: 1 }
    const first = await makeCart(context, [line])
    const others = await Promise.all(
      Array.from({ length: 49 }, () => fillCart(context, [line], first.variantIds)),
    )
    const requests = await Promise.all(
      [first, ...others].map(async ({ token }) => ({
        token,
        request: payRequest(await client.open(token)),
      })),
    )

    const answers = await Promise.all(requests.map(({ token, request }) => client.pay(token, request)))

    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const refusals = await Promise.all(answers.filter((answer) => answer.status !== 200).map(refusalOf))
    expect(new Set(refusals.map((refusal) => refusal.code))).toEqual(new Set(['CHECKOUT_OUT_OF_STOCK']))
    expect(refusals[0]?.view).toMatchObject({ state: 'open', shortages: [{ available: 0 }] })
    expect(await stockOf(context, first.variantIds[0] ?? 0)).toBe(0)
    expect(await context.database.select().from(orders)).toHaveLength(1)
  })

  it('numbers orders without gaps, anew each year', async () => {
    let now = new Date('2026-12-31T23:00:00Z')
    const context = await freshContext({ now: () => now })
    const client = clientOf(context)
    const buy = async () => {
      const { token } = await makeCart(context, [{ price: 100, quantity: 1 }])
      return (await orderOf(await client.pay(token, payRequest(await client.open(token))))).number
    }

    expect(await buy()).toBe('ISK-2026-000001')
    expect(await buy()).toBe('ISK-2026-000002')
    now = new Date('2027-01-01T01:00:00Z')
    expect(await buy()).toBe('ISK-2027-000001')
  })
})
