import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import { checkoutViewSchema } from '#domain/checkout/checkoutView.ts'
import { uploadedImageSchema } from '#domain/gallery/galleryImage.ts'
import { ownReviewsSchema } from '#domain/reviews/reviewSchemas.ts'
import { expectedOrder } from '#domain/checkout/expectedOrder.ts'
import { type AttackedProducts, openAttackedProducts } from './attackedProducts.ts'
import { creditsOf, emailOf, packCart, sendOrder } from './credits.ts'
import { cancel, finished, generatorKey, share, start } from './generating.ts'
import { letterToken, newAddress, type Outsider, PASSWORD, register } from './outsider.ts'

// What an attacker would try against running servers, over HTTP alone: each door of money and accounts that once stood
// open.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let products: AttackedProducts

beforeAll(async () => {
  products = await openAttackedProducts()
})
afterAll(() => products.close())

const payment = async (outsider: Outsider, checkout: string, email = newAddress()) => {
  const { json } = await outsider.call('GET', `/api/checkout/${checkout}`)
  const view = z.parse(checkoutViewSchema, json)
  if (view.state !== 'open') throw new Error('the checkout is not open')
  return outsider.call('POST', `/api/checkout/${checkout}/pay`, {
    headers: { 'Idempotency-Key': randomUUID() },
    json: {
      payment: 'test_success',
      details: { ...EMPTY_DETAILS, email },
      expected: expectedOrder(view),
    },
  })
}

describe('free credits', () => {
  it('are not had from a shop of our own beside a real store', async () => {
    const { outsider } = products.realStore
    expect((await outsider.storefront('{ shop { name } }')).status).toBe(404)
    expect((await outsider.call('GET', `/api/checkout/${randomUUID()}`)).status).toBe(404)
    expect((await outsider.call('POST', `/api/checkout/${randomUUID()}/pay`, { json: {} })).status).toBe(404)
  })

  it('are not had by choosing that the payment succeeds', async () => {
    const { outsider } = products.shop
    const answer = await payment(outsider, (await packCart(outsider)).checkout)
    expect([answer.status, answer.code]).toEqual([409, 'CHECKOUT_NO_PAYMENT'])
  })

  it.each(['shop', 'realStore'] as const)('are not had by an order marked as a test (%s)', async (name) => {
    const { outsider, token } = products[name]
    const email = await emailOf(outsider, token)
    const before = await creditsOf(outsider, token)
    expect((await sendOrder(outsider, { id: 1_001, email, test: true, credits: 500 })).status).toBe(200)
    // A later order is taken, and the one before it gave nothing.
    await sendOrder(outsider, { id: 1_002, email, credits: 50 })
    await vi.waitFor(async () => expect(await creditsOf(outsider, token)).toBe(before + 50), {
      timeout: 20_000,
    })
  })

  it('are not had by an order that somebody signs who does not know the secret', async () => {
    const { outsider, token } = products.home
    const order = { id: 1_003, email: await emailOf(outsider, token), credits: 500 }
    expect((await sendOrder(outsider, order, 'a guess at the secret')).status).toBe(401)
  })

  it('are not had by numbers that overflow, and one poisoned order holds up nobody', async () => {
    const { outsider, token } = products.shop
    const email = await emailOf(outsider, token)
    const before = await creditsOf(outsider, token)
    for (let id = 2_000; id < 2_060; id += 1) {
      await sendOrder(outsider, { id, email, credits: 999_999_999, quantity: 2_147_483_647 })
    }
    await sendOrder(outsider, { id: '820982911946154508', email, credits: 20 })
    await sendOrder(outsider, { id: '820982911946154509', email, credits: 20 })
    await vi.waitFor(async () => expect(await creditsOf(outsider, token)).toBe(before + 40), {
      timeout: 30_000,
    })
  })

  it('are not given back for what a provider was paid for', async () => {
    const { home, provider } = products
    const key = await generatorKey(home.outsider, home.token)
    const before = await creditsOf(home.outsider, home.token)
    const made = await start(home.outsider, key, 'platny')
    await vi.waitFor(() => expect(provider.calls()).toBeGreaterThan(0), { timeout: 20_000 })
    // Whoever was told that it all comes back, and isn't any more, is asked again; then it is charged.
    const refused = await cancel(home.outsider, key, made.id, made.credits)
    expect([refused.status, refused.code]).toEqual([409, 'GENERATOR_CANCEL_CHANGED'])
    expect((await cancel(home.outsider, key, made.id)).status).toBe(200)
    expect(await creditsOf(home.outsider, home.token)).toBe(before - made.credits)
  })
})

/** Whether somebody answers at this address of the machine. */
function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** A call under a name of somebody else's, as a page makes it whose name was pointed at us. */
function statusAs(origin: string, path: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.once('error', reject)
    call.end()
  })
}

describe('the machine', () => {
  it('is reached by nobody else, and its mailbox by no other name', async () => {
    const { product } = products.home
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const { address } of others) expect(await isOpen(address, product.port)).toBe(false)
    expect(await statusAs(product.origin, '/dev/poczta/letters.json', {})).toBe(200)
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-for': '203.0.113.9' }]) {
      expect(await statusAs(product.origin, '/dev/poczta/letters.json', headers)).toBe(404)
    }
    expect(await statusAs(products.shop.product.origin, '/dev/poczta/letters.json', {})).toBe(404)
    expect(products.shop.product.output).not.toContain('password')
  })

  it('keeps its data folder to its owner', async () => {
    const { dataDir } = products.home
    const names = await readdir(dataDir, { recursive: true })
    const open: string[] = []
    for (const name of ['', ...names]) {
      const found = await stat(join(dataDir, name)).catch(() => null)
      // The engine gives its files to everybody; the folder above them keeps them.
      if (found !== null && !name.startsWith('database/') && (found.mode & 0o077) !== 0) open.push(name)
    }
    expect(open).toEqual([])
  })
})

describe('one anonymous call', () => {
  const words = Array.from({ length: 50 }, (_, index) => `slowo${index}`).join(' ')
  const filtersOf = (length: number) =>
    Array.from({ length }, (_, index) => ({ variantOption: { name: 'Rozmiar', value: `${index}` } }))
  const search = 'search(query: $words, first: 1, productFilters: $filters) { totalCount }'
  const documentOf = (fields: string) => `query ($words: String!, $filters: [ProductFilter!]) { ${fields} }`

  it.each([
    ['more filters than anybody has', documentOf(search), 51, 'MAX_INPUT_SIZE_EXCEEDED'],
    [
      'twenty long searches',
      documentOf(Array.from({ length: 20 }, (_, index) => `a${index}: ${search}`).join(' ')),
      50,
      'MAX_COST_EXCEEDED',
    ],
    [
      'pages within pages',
      documentOf(`${search} collections(first: 250) { nodes { products(first: 250) { nodes { id } } } }`),
      0,
      'MAX_COST_EXCEEDED',
    ],
  ])('of %s is refused, and others are answered meanwhile', async (_what, asked, count, code) => {
    const { outsider } = products.shop
    const [answer, ...others] = await Promise.all([
      outsider.storefront(asked, { words, filters: filtersOf(count) }),
      ...Array.from({ length: 5 }, () => outsider.isHealthy()),
    ])
    expect(answer.json).toMatchObject({ errors: [{ extensions: { code } }] })
    expect(others).toEqual([true, true, true, true, true])
  })

  it('keeps no megabytes with us', async () => {
    const { outsider } = products.shop
    const { cartId } = await packCart(outsider)
    const note = 'x'.repeat(7_300_000)
    const writing =
      'mutation ($cartId: ID!, $note: String!) { cartNoteUpdate(cartId: $cartId, note: $note) { cart { id } } }'
    expect((await outsider.storefront(writing, { cartId, note })).status).toBe(413)
    expect(await outsider.isHealthy()).toBe(true)
  })

  it('of a thousand a minute is told to wait', async () => {
    const { outsider } = products.realStore
    const statuses = new Set<number>()
    for (let round = 0; round < 30 && !statuses.has(429); round += 1) {
      const calls = Array.from({ length: 20 }, () => register(outsider, newAddress(), PASSWORD))
      for (const { status } of await Promise.all(calls)) statuses.add(status)
    }
    expect(statuses).toContain(429)
  })
})

describe('an account', () => {
  const confirm = (outsider: Outsider, token: string, more: object = {}) =>
    outsider.call('POST', `/api/v1/auth/verify-email?token=${token}`, more)

  it('that was registered for somebody else is not confirmed by their letter', async () => {
    const { outsider } = products.home
    const email = newAddress()
    expect((await register(outsider, email, 'haslo napastnika na wodzie')).status).toBe(201)
    const token = await letterToken(outsider, email)
    const opened = await confirm(outsider, token)
    expect([opened.status, opened.code]).toEqual([403, 'PASSWORD_REQUIRED'])
    const guessed = await confirm(outsider, token, { json: { current_password: PASSWORD } })
    expect(guessed.status).toBe(422)
    // The owner says that it was not them: the attacker's password is worth nothing any more.
    const declined = await outsider.call('POST', '/api/v1/auth/verify-email/decline', { json: { token } })
    expect(declined.status).toBeLessThan(300)
    const attacker = await outsider.call('POST', '/api/v1/auth/login', {
      json: { email, password: 'haslo napastnika na wodzie' },
    })
    expect(attacker.status).toBe(401)
  })

  it('is not changed for good by a stolen token', async () => {
    const { outsider, token } = products.home
    for (const [method, path, json] of [
      ['POST', '/api/v1/account/passkeys/options', {}],
      ['POST', '/api/v1/account/email', { email: newAddress() }],
      ['GET', '/api/v1/account/export', undefined],
      ['DELETE', '/api/v1/account', {}],
    ] as const) {
      const answer = await outsider.call(method, path, { token, json })
      expect([path, answer.code]).toEqual([path, 'PROOF_REQUIRED'])
    }
  })

  it('is not locked to its owner by a stranger', async () => {
    const { outsider } = products.home
    const email = newAddress()
    await register(outsider, email, PASSWORD)
    const first = await outsider.call('POST', '/api/v1/auth/login', { json: { email, password: PASSWORD } })
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        outsider.call('POST', '/api/v1/auth/login', { json: { email, password: `zgaduje ${index}` } }),
      ),
    )
    expect(guesses.map(({ status }) => status)).toContain(429)
    const own = await outsider.call('POST', '/api/v1/auth/login', {
      json: { email, password: PASSWORD },
      headers: { cookie },
    })
    expect(own.status).toBe(200)
  })

  it.each(['<ola>@example.pl', '"ola ala"@example.pl', 'ola@example.pl>', 'ola\r\nBcc: all@example.pl'])(
    'of %j is none',
    async (email) => {
      expect((await register(products.home.outsider, email, PASSWORD)).status).toBe(422)
    },
  )
})

describe('what was given away', () => {
  it('of discount codes is not found by guessing', async () => {
    const { outsider } = products.shop
    const { cartId } = await packCart(outsider)
    const query =
      'mutation ($cartId: ID!, $codes: [String!]!) { cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $codes) { cart { discountCodes { code applicable } } userErrors { code message } warnings { code message } } }'
    const answers: string[] = []
    for (let guess = 0; guess < 60; guess += 1) {
      answers.push((await outsider.storefront(query, { cartId, codes: [`ZGADUJE${guess}`] })).text)
    }
    expect(answers.at(-1)).toMatch(/THROTTLED|too many|DISCOUNT/i)
    const many = Array.from({ length: 100 }, (_, index) => `KOD${index}`)
    expect((await outsider.storefront(query, { cartId, codes: many })).text).not.toContain('KOD99')
  })

  it('by a share is gone with it, its files too', async () => {
    const { outsider, token } = products.home
    const key = await generatorKey(outsider, token)
    const { id } = await start(outsider, key, 'iskra-obraz')
    await finished(outsider, key, id)
    const shared = await share(outsider, token, id)
    expect((await outsider.call('GET', shared.file)).status).toBe(200)
    await outsider.call('DELETE', `/api/v1/generations/${id}/share`, { token })
    expect((await outsider.call('GET', shared.file)).status).toBeGreaterThanOrEqual(400)
    expect((await outsider.call('GET', `/api/v1/generations/shared/${shared.token}`)).status).toBe(404)
  })

  it('with an opinion is seen by nobody before it is approved, and is never another’s', async () => {
    const { outsider, token } = products.home
    await payment(outsider, (await packCart(outsider)).checkout, await emailOf(outsider, token))
    const imageId = await uploaded(outsider, token)
    const bought = await outsider.call('GET', '/api/v1/account/reviews', { token })
    const [product] = z.parse(ownReviewsSchema, bought.json).products
    const review = `/api/v1/account/reviews/${product?.handle}`
    const write = (pictures: readonly object[]) =>
      outsider.call('PUT', review, { token, json: { stars: 1, text: '', signature: 'Ola', pictures } })
    // Of others’ galleries, of the file system, or one too many.
    for (const wrong of [randomUUID(), '../../../etc/passwd', 'gallery/x/original.png']) {
      expect((await write([{ imageId: wrong, altText: '' }])).status).toBe(422)
    }
    expect((await write(Array.from({ length: 5 }, () => ({ imageId, altText: '' })))).status).toBe(400)
    const written = await write([{ imageId, altText: '<script>alert(1)</script>' }])
    const [own] = z.parse(ownReviewsSchema, written.json).products
    const picture = own?.review?.pictures[0]
    expect((await outsider.call('GET', picture?.url ?? '')).status).toBe(200)
    const [path = '', query = ''] = (picture?.url ?? '').split('?')
    for (const guess of [
      path,
      `${path}?sig=x`,
      `${path}?${query.replace(/for=session\.[\w-]+/, 'for=public')}`,
      `${path.replace(/[\w-]+\/picture/, `${randomUUID()}/picture`)}?${query}`,
      `/files/reviews/${picture?.id}/thumbnail.webp`,
      `/files/reviews/${picture?.id}/..%2f..%2fgallery.webp`,
    ]) {
      expect((await outsider.call('GET', guess)).status).toBe(404)
    }
    expect((await outsider.call('DELETE', review, { token })).status).toBe(200)
    expect((await outsider.call('GET', picture?.url ?? '')).status).toBe(410)
  })

  it('to upload by is closed once it was confirmed', async () => {
    const { outsider, token } = products.home
    const { put, confirm } = await openUpload(outsider, token)
    expect((await put()).status).toBeLessThan(300)
    expect((await confirm()).status).toBeLessThan(300)
    expect((await put()).status).toBeGreaterThanOrEqual(400)
  })
})

/** An address that a picture can be sent to, as any page may ask for one. */
async function openUpload(outsider: Outsider, token: string) {
  const opened = await outsider.call('POST', '/api/v1/gallery/images/presign', {
    token,
    json: { mime_type: 'image/png', extension: 'png' },
  })
  const upload = z.parse(z.object({ upload_id: z.string(), upload_url: z.string() }), opened.json)
  return {
    put: () =>
      outsider.call('PUT', upload.upload_url, { body: PIXEL, headers: { 'content-type': 'image/png' } }),
    confirm: () =>
      outsider.call('POST', '/api/v1/gallery/images/confirm', {
        token,
        json: { upload_id: upload.upload_id, filename: 'kropka.png' },
      }),
  }
}

/** The id of a picture in this account's gallery. */
async function uploaded(outsider: Outsider, token: string): Promise<string> {
  const { put, confirm } = await openUpload(outsider, token)
  await put()
  return z.parse(uploadedImageSchema, (await confirm()).json).image.id
}

/** A picture of one pixel. */
const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
