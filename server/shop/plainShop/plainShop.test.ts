import { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import { matchScreen } from '#domain/addresses/matchScreen.ts'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { expectedOrder } from '#domain/checkout/expectedOrder.ts'
import type { PlainCartPage, PlainCheckoutPage, PlainPage } from '#domain/plainShop/plainPage.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { orders } from '#server/shop/checkout/tables.ts'
import { seedDiscountCodes } from '#server/shop/storefront/seedDiscountCodes.ts'
import { carts } from '#server/shop/storefront/tables.ts'
import { BUYER, stockOf } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { englishWords, makeProduct, setStock, variantGid, variantId } from '#support/storefrontFixture.ts'
import { testConfig } from '#support/testContext.ts'
import { cartCookie, readCartCookie } from './cartCookie.ts'
import { plainShopRoutes } from './plainShopRoutes.ts'
import { plainPages } from './readPlainPage.ts'

const OWN = { 'sec-fetch-site': 'same-origin' }

/** A browser without a script: it keeps the cart's cookie, sends forms and follows redirects. */
function browserOf(context: ServerContext, language: 'pl' | 'en' = 'pl') {
  const read = plainPages(context)
  let seen: PlainPage | null = null
  const app = new Hono().route('/', plainShopRoutes(context)).get('*', async (c) => {
    const match = matchScreen(new URL(c.req.url).pathname)
    seen = match === null ? null : await read(c, match, language)
    return c.text('')
  })
  let cookie = ''
  const request = async (
    path: string,
    init: { method?: string; headers?: Readonly<Record<string, string>>; body?: string } = {},
  ) => {
    const answer = await app.request(path, { ...init, headers: { cookie, ...init.headers } })
    const given = /^iskra_cart=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    if (given !== undefined) cookie = given === '' ? '' : `iskra_cart=${given}`
    return answer
  }
  const send = (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = OWN,
  ) =>
    request(path, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    })
  const look = async (path: string): Promise<PlainPage | null> => {
    seen = null
    await request(path)
    return seen
  }
  return {
    send,
    cookie: () => cookie,
    useCookie: (other: string) => {
      cookie = other
    },
    async cart(path = '/koszyk'): Promise<PlainCartPage> {
      const page = await look(path)
      if (page?.kind !== 'cart') throw new Error('that is no cart')
      return page
    },
    async checkout(path: string): Promise<PlainCheckoutPage> {
      const page = await look(path)
      if (page?.kind !== 'checkout') throw new Error('that is no checkout')
      return page
    },
    look,
    async submit(path: string, fields: Readonly<Record<string, string>>): Promise<string> {
      const answer = await send(path, fields)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      return answer.headers.get('location') ?? ''
    },
    add: (variant: string, quantity = '1', fields: Readonly<Record<string, string>> = {}) =>
      send('/api/forms/cart/add', { variant, quantity, ...fields }),
  }
}

type Browser = ReturnType<typeof browserOf>

const MUG = variantGid(1)
const CARD = variantGid(2)
const WITH_CARRIER = testConfig({ lockers: { url: 'https://points.example/v1' } })

function openOf({ checkout }: PlainCheckoutPage): OpenCheckout {
  if (checkout?.state !== 'open') throw new Error('that checkout is not open')
  return checkout
}

function payFields(page: PlainCheckoutPage, changes: Readonly<Record<string, string>> = {}) {
  return {
    ...BUYER,
    intent: 'pay',
    payment: 'test_success',
    attempt: page.attempt,
    expected: JSON.stringify(expectedOrder(openOf(page))),
    ...changes,
  }
}

/** A filled cart's checkout, with the buyer's details saved. */
async function toCheckout(
  browser: Browser,
): Promise<{ path: string; page: PlainCheckoutPage; form: string }> {
  await browser.add(MUG, '2')
  const { checkoutAddress } = await browser.cart()
  const path = checkoutAddress ?? ''
  const form = path.replace('/kasa/', '/api/forms/checkout/')
  await browser.submit(`${form}/details`, { ...BUYER, intent: 'save' })
  return { path, form, page: await browser.checkout(path) }
}

describeOnDatabase('the shop by plain forms', (freshContext) => {
  let context: ServerContext
  let browser: Browser
  beforeEach(async () => {
    context = await freshContext()
    browser = browserOf(context)
    await seedDiscountCodes(context.database)
    await makeProduct(context, {
      id: 1,
      title: 'Kubek',
      english: englishWords({ title: 'Mug' }),
      variants: [{ price: 1_999, stock: 5 }],
    })
    await makeProduct(context, { id: 2, title: 'Kartka', variants: [{ price: 1_000 }] })
  })

  it('remembers a language, and leads back to the page of this site that it was chosen on', async () => {
    const { publicOrigin } = testConfig()
    const choose = (lang: string, referer: string) =>
      browser.send('/api/forms/language', { lang }, { ...OWN, referer })
    const answer = await choose('en', `${publicOrigin}/sklep?q=kubek&lang=pl`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/sklep?q=kubek')
    expect(answer.headers.get('set-cookie')).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax')
    const led = async (referer: string) => (await choose('pl', referer)).headers.get('location')
    expect(await led('https://elsewhere.example/sklep')).toBe('/')
    expect(await led(`${publicOrigin}//elsewhere.example/`)).toBe('/elsewhere.example/')
    expect((await choose('de', `${publicOrigin}/`)).status).toBe(400)
    expect((await browser.send('/api/forms/language', { lang: 'en' }, {})).status).toBe(403)
  })

  it('keeps the cart over https under a name that no other host of the domain can set', async () => {
    const secure = await freshContext({ config: testConfig({ publicOrigin: 'https://iskra.example' }) })
    expect(cartCookie(secure.config, 'gid://shopify/Cart/a?key=b')).toMatch(
      /^__Host-iskra_cart=gid[\w%-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    )
    const id = encodeURIComponent('gid://shopify/Cart/a?key=b')
    const read = (cookie: string) =>
      readCartCookie(secure.config, new Request('https://iskra.example/', { headers: { cookie } }))
    expect(read(`iskra_cart=${id}`)).toBeNull()
    expect(read(`__Host-iskra_cart=${id}`)).toBe('gid://shopify/Cart/a?key=b')
  })

  it('puts goods into a cart of this browser alone, and leads to it', async () => {
    expect(await browser.cart()).toMatchObject({ cart: null, notice: null, checkoutAddress: null })

    const answer = await browser.add(MUG, '2')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/koszyk?wynik=added')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^iskra_cart=gid[\w%-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
    await browser.add(CARD)
    await browser.add(MUG)

    const { cart, checkoutAddress, notice } = await browser.cart('/koszyk?wynik=added')
    expect(notice).toBe('added')
    expect(checkoutAddress).toMatch(/^\/kasa\/[\w-]{24}$/)
    expect(cart?.lines.map(({ quantity, variant }) => [variant.productTitle, quantity])).toEqual([
      ['Kartka', 1],
      ['Kubek', 3],
    ])
    expect(await browserOf(context).cart()).toMatchObject({ cart: null })
  })

  it('sells a card with its words alone, each in a field of its own', async () => {
    await makeProduct(context, { id: 7, details: { aiTemplateBase: '{imie}, sto lat!\n\n{nadawca}' } })
    const card = variantGid(7)
    const add = async (words: Readonly<Record<string, string>>) =>
      (await browser.add(card, '1', words)).headers.get('location')
    expect(await add({ 'slowa-imie': 'Halino', 'slowa-nadawca': ' ' })).toBe('/koszyk?wynik=words')
    expect((await browser.cart()).cart).toBeNull()
    expect(await add({ 'slowa-imie': 'Halino', 'slowa-nadawca': 'Ola' })).toBe('/koszyk?wynik=added')
    const { cart, checkoutAddress } = await browser.cart()
    expect(cart?.lines[0]?.attributes).toEqual([
      { key: 'imie', value: 'Halino' },
      { key: 'nadawca', value: 'Ola' },
    ])
    expect(openOf(await browser.checkout(checkoutAddress ?? '')).lines).toMatchObject([{ lacksOwn: false }])

    const hasty = browserOf(context)
    await hasty.add(card)
    const form = (await hasty.cart()).checkoutAddress ?? ''
    const page = await hasty.checkout(form)
    expect(openOf(page).lines).toMatchObject([{ lacksOwn: true }])
    expect(
      await hasty.submit(`/api/forms/checkout${form.slice('/kasa'.length)}/details`, payFields(page)),
    ).toBe(`${form}?wynik=CHECKOUT_OWN_MISSING`)
  })

  it('changes quantities, takes lines out, and says when the shop has fewer', async () => {
    await browser.add(MUG, '2')
    const line = (await browser.cart()).cart?.lines[0]?.id ?? ''
    const change = (fields: Record<string, string>) => browser.submit('/api/forms/cart/line', fields)
    const quantity = async () => (await browser.cart()).cart?.lines.map((one) => one.quantity)

    expect(await change({ line, quantity: '4' })).toBe('/koszyk?wynik=changed')
    expect(await quantity()).toEqual([4])
    expect(await change({ line, quantity: '9' })).toBe('/koszyk?wynik=fewer')
    expect(await quantity()).toEqual([5])
    for (const odd of ['', 'dwa', '-1', '1.5', '10000', '1e3']) {
      expect(await change({ line, quantity: odd })).toBe('/koszyk?wynik=quantity')
    }
    expect(await quantity()).toEqual([5])
    expect(await change({ line, remove: '1', quantity: '5' })).toBe('/koszyk?wynik=changed')
    expect(await quantity()).toEqual([])
    expect(await change({ line, quantity: '1' })).toBe('/koszyk?wynik=refused')
  })

  it('says its words in English where the shop has them', async () => {
    const reader = browserOf(context, 'en')
    await reader.add(MUG)
    expect((await reader.cart()).cart?.lines[0]?.variant.productTitle).toBe('Mug')
  })

  it('takes a discount code and gives it back', async () => {
    await browser.add(CARD, '9')
    await browser.submit('/api/forms/cart/discount', { code: ' techvibe ' })
    expect((await browser.cart()).cart).toMatchObject({
      discountCodes: [{ code: 'techvibe', applicable: true }],
    })
    await browser.submit('/api/forms/cart/discount', { remove: '1', code: 'techvibe' })
    expect((await browser.cart()).cart?.discountCodes).toEqual([])
  })

  it('counts tried codes by network, as the storefront does', async () => {
    context = await freshContext({
      config: testConfig({ auth: { ...testConfig().auth, throttleFactor: 0.1 } }),
    })
    browser = browserOf(context)
    await makeProduct(context, { id: 2, variants: [{ price: 1_000 }] })
    await browser.add(CARD)
    const tried = []
    for (let n = 0; n < 7; n += 1)
      tried.push(await browser.submit('/api/forms/cart/discount', { code: `K${n}` }))
    expect(tried.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => '/koszyk?wynik=changed'))
    expect(tried.at(-1)).toBe('/koszyk?wynik=too-often')
  })

  it('is paid once, however often the form is sent, and the cart is empty afterwards', async () => {
    const { path, form, page } = await toCheckout(browser)
    expect(openOf(page)).toMatchObject({
      details: { city: 'Łódź' },
      totals: { subtotal: 3998, tax: 330, shipping: 599, total: 4927 },
    })
    const sent = await Promise.all([
      browser.submit(`${form}/details`, payFields(page)),
      browser.submit(`${form}/details`, payFields(page)),
    ])
    expect(sent).toEqual([path, path])
    expect(await browser.submit(`${form}/details`, payFields(page))).toBe(path)

    const placed = await context.database.select().from(orders)
    expect(placed).toMatchObject([{ total: 4927, details: { email: 'zofia@example.pl' } }])
    expect((await browser.checkout(path)).checkout).toMatchObject({
      state: 'completed',
      order: { number: placed[0]?.number },
    })
    expect(page.files).toBeNull()
    expect((await browser.checkout(path)).files).toEqual({ files: [], invoice: null })
    expect(browser.cookie()).toBe('')
    expect(await stockOf(context, variantId(1))).toBe(3)
    await browser.add(CARD)
    expect((await browser.cart()).cart?.lines).toHaveLength(1)
  })

  it('asks for the same details as the scripted checkout, and shows again what was typed', async () => {
    const { path, form, page } = await toCheckout(browser)
    const answer = await browser.submit(`${form}/details`, payFields(page, { email: 'zofia', city: '' }))
    expect(answer).toBe(`${path}?wynik=CHECKOUT_DETAILS_INVALID`)
    const shown = await browser.checkout(answer)
    expect(shown).toMatchObject({
      notice: 'CHECKOUT_DETAILS_INVALID',
      checkout: { details: { email: 'zofia', city: '', firstName: 'Zofia' } },
    })
    expect(shown.attempt).not.toBe(page.attempt)
    expect(await context.database.select().from(orders)).toEqual([])
  })

  it('charges nobody more than they saw: another way of delivery or another price is shown first', async () => {
    browser = browserOf({ ...context, config: WITH_CARRIER })
    const { path, form, page } = await toCheckout(browser)
    const faster = payFields(page, { shippingMethod: 'express' })
    expect(await browser.submit(`${form}/details`, faster)).toBe(`${path}?wynik=CHECKOUT_CHANGED`)
    const again = await browser.checkout(path)
    expect(openOf(again).totals).toMatchObject({ shipping: 1_499, total: 5_827 })
    const cheaper = JSON.stringify({ ...expectedOrder(openOf(again)), total: 1 })
    expect(await browser.submit(`${form}/details`, payFields(again, { ...faster, expected: cheaper }))).toBe(
      `${path}?wynik=CHECKOUT_CHANGED`,
    )
    expect(await context.database.select().from(orders)).toEqual([])
    const agreed = { shippingMethod: 'express', attempt: again.attempt }
    expect(await browser.submit(`${form}/details`, payFields(again, agreed))).toBe(path)
    expect(await context.database.select().from(orders)).toMatchObject([{ total: 5_827 }])
  })

  it('orders by no way that the shop no longer has, and keeps what was typed', async () => {
    const { path, form, page } = await toCheckout(browser)
    const locker = payFields(page, { shippingMethod: 'locker', lockerCode: 'WAW123M' })
    expect(await browser.submit(`${form}/details`, locker)).toBe(`${path}?wynik=CHECKOUT_DETAILS_INVALID`)
    expect(await context.database.select().from(orders)).toEqual([])
    expect(openOf(await browser.checkout(path)).details.lockerCode).toBe('WAW123M')
  })

  it('orders nothing with a declined card, a sold-out line or where no payment is set up', async () => {
    const { path, form, page } = await toCheckout(browser)
    expect(await browser.submit(`${form}/details`, payFields(page, { payment: 'test_declined' }))).toBe(
      `${path}?wynik=CHECKOUT_PAYMENT_DECLINED`,
    )
    await setStock(context, variantId(1), 1)
    expect(await browser.submit(`${form}/details`, payFields(await browser.checkout(path)))).toBe(
      `${path}?wynik=CHECKOUT_OUT_OF_STOCK`,
    )
    const closed = browserOf({
      ...context,
      config: testConfig({ payments: { test: false, testOrdersGive: false } }),
    })
    expect(await closed.submit(`${form}/details`, payFields(await browser.checkout(path)))).toBe(
      `${path}?wynik=CHECKOUT_NO_PAYMENT`,
    )
    expect(await context.database.select().from(orders)).toEqual([])
    expect(await stockOf(context, variantId(1))).toBe(1)
  })

  it('takes a discount code at the checkout', async () => {
    const { path, form } = await toCheckout(browser)
    expect(await browser.submit(`${form}/discount`, { code: 'TECHVIBE' })).toBe(path)
    expect(openOf(await browser.checkout(path)).discountCodes).toEqual([
      { code: 'TECHVIBE', applicable: true },
    ])
    await browser.submit(`${form}/discount`, { remove: '1' })
    expect(openOf(await browser.checkout(path)).discountCodes).toEqual([])
  })

  it('refuses forms that no page of ours has sent', async () => {
    const { path, form, page } = await toCheckout(browser)
    const before = await context.database.select().from(carts)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      {},
    ]) {
      for (const [address, fields] of [
        ['/api/forms/cart/add', { variant: CARD }],
        ['/api/forms/cart/line', { line: 'x', remove: '1' }],
        ['/api/forms/cart/discount', { code: 'TECHVIBE' }],
        [`${form}/details`, payFields(page)],
        [`${form}/discount`, { code: 'TECHVIBE' }],
      ] as const) {
        expect((await browser.send(address, fields, headers)).status).toBe(403)
      }
    }
    expect(await context.database.select().from(carts)).toEqual(before)
    expect((await browser.checkout(path)).checkout?.state).toBe('open')
    expect(
      (await browser.send('/api/forms/cart/add', { variant: CARD }, { origin: 'http://localhost:3000' }))
        .status,
    ).toBe(303)
  })

  it('knows nobody else’s cart by its name alone, and touches no line of it', async () => {
    await browser.add(MUG, '2')
    const theirs = (await browser.cart()).cart
    const line = theirs?.lines[0]?.id ?? ''
    const id = theirs?.id ?? ''
    const stranger = browserOf(context)
    for (const guess of [
      id.replace(/\?key=.*/, ''),
      id.replace(/key=./, 'key=x'),
      'gid://shopify/Cart/1',
      `${id}'`,
      '%',
    ]) {
      stranger.useCookie(`iskra_cart=${guess === '%' ? guess : encodeURIComponent(guess)}`)
      expect(await stranger.cart()).toMatchObject({ cart: null })
      expect(
        (await stranger.send('/api/forms/cart/line', { line, remove: '1' })).headers.get('location'),
      ).toBe('/koszyk?wynik=refused')
    }
    stranger.useCookie('')
    await stranger.add(CARD)
    const answer = await stranger.send('/api/forms/cart/line', { line, remove: '1' })
    expect(answer.headers.get('location')).toBe('/koszyk?wynik=refused')
    expect((await browser.cart()).cart?.lines).toHaveLength(1)
    expect(await stranger.checkout('/kasa/no-such-token-anywhere')).toMatchObject({ checkout: null })
    const nowhere = await stranger.send('/api/forms/checkout/no-such-token-anywhere/details', {
      ...BUYER,
      intent: 'save',
    })
    expect(nowhere.headers.get('location')).toBe('/kasa/no-such-token-anywhere?wynik=CHECKOUT_NOT_FOUND')
  })

  it('refuses what is no form of ours, and what is too long', async () => {
    const { form, page } = await toCheckout(browser)
    const statusOf = async (path: string, fields: Record<string, string>) =>
      (await browser.send(path, fields)).status
    for (const variant of ['', '100', 'gid://shopify/Product/1', `${MUG}${'9'.repeat(40)}`]) {
      expect(await statusOf('/api/forms/cart/add', { variant })).toBe(400)
    }
    expect(await statusOf('/api/forms/cart/line', { line: 'gid://shopify/Cart/1', quantity: '1' })).toBe(400)
    expect(await statusOf('/api/forms/cart/discount', { code: 'k'.repeat(65) })).toBe(400)
    expect(await statusOf('/api/forms/cart/discount', { code: 'k\0' })).toBe(400)
    for (const wrong of [
      { attempt: '' },
      { attempt: 'a b c d e f g h i j k' },
      { expected: '' },
      { expected: '{"total":-1,"lines":[]}' },
      { payment: 'free' },
      { countryCode: 'XX' },
      { note: 'n'.repeat(501) },
    ]) {
      expect(await statusOf(`${form}/details`, payFields(page, wrong))).toBe(400)
    }
    expect(await statusOf('/api/forms/cart/add', { variant: MUG, more: 'x'.repeat(70_000) })).toBe(413)
    const asJson = await new Hono().route('/', plainShopRoutes(context)).request('/api/forms/cart/add', {
      method: 'POST',
      headers: { ...OWN, 'content-type': 'application/json' },
      body: JSON.stringify({ variant: MUG }),
    })
    expect(asJson.status).toBe(400)
    expect(await browser.add('gid://shopify/ProductVariant/99999')).toMatchObject({ status: 303 })
    expect((await browser.cart()).cart?.lines).toHaveLength(1)
  })

  it('is throttled by network as the storefront is', async () => {
    const { storefront } = testConfig()
    const now = new Date('2026-11-20T12:40:00Z')
    const slow = browserOf({
      ...context,
      now: () => now,
      config: testConfig({ storefront: { ...storefront, callsPerMinute: 3 } }),
    })
    const answers = []
    for (let n = 0; n < 4; n += 1) answers.push(await slow.add(CARD))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 429])
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('20')
  })
})
