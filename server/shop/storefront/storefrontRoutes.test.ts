import type { Hono } from 'hono'
import { beforeEach, expect, it, vi } from 'vitest'
import { EMBEDDED_PUBLIC_TOKEN, type ServerConfig } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnDatabase, type FreshContext } from '#support/describeOnDatabase.ts'
import {
  askStorefront,
  fixturePicture,
  makeProduct,
  STOREFRONT_PATH,
  storefrontApp,
} from '#support/storefrontFixture.ts'
import { silentLog, testConfig } from '#support/testContext.ts'
import { createStorefrontExecutor } from './createStorefrontExecutor.ts'
import { TOKEN_HEADER } from './storefrontRoutes.ts'

const HEADERS = { 'content-type': 'application/json', [TOKEN_HEADER]: EMBEDDED_PUBLIC_TOKEN }
const SHOP = JSON.stringify({ query: '{ shop { name } }' })

async function limitedApp(
  freshContext: FreshContext,
  callsPerMinute: number,
  now: () => Date,
  changes: Partial<ServerConfig> = {},
): Promise<Hono> {
  const config = testConfig(changes)
  return storefrontApp(
    await freshContext({ now, config: { ...config, storefront: { ...config.storefront, callsPerMinute } } }),
  )
}

describeOnDatabase('the storefront’s endpoint', (freshContext) => {
  let context: ServerContext
  let app: Hono
  const logged: string[] = []
  beforeEach(async () => {
    logged.length = 0
    context = await freshContext({ log: { ...silentLog, error: (message) => logged.push(message) } })
    app = storefrontApp(context)
  })

  /** The origin of a picture's address, asked for with these headers. */
  const urlFor = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ query: '{ product(handle: "produkt-1") { featuredImage { url } } }' })
    const answer = await app.request(STOREFRONT_PATH, {
      method: 'POST',
      headers: { ...HEADERS, ...headers },
      body,
    })
    return /"url":"([^"]*?)\/media/.exec(await answer.text())?.[1]
  }

  it('answers with the version it speaks, and is not to be kept by caches', async () => {
    const answer = await app.request(STOREFRONT_PATH, { method: 'POST', headers: HEADERS, body: SHOP })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('X-Shopify-API-Version')).toBe('2026-04')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ data: { shop: { name: 'Iskra' } } })
  })

  it.each([undefined, '', 'wrong'])('asks for its token: %j is not it', async (token) => {
    const { [TOKEN_HEADER]: _, ...headers } = HEADERS
    const given = token === undefined ? headers : { ...headers, [TOKEN_HEADER]: token }
    const answer = await app.request(STOREFRONT_PATH, { method: 'POST', headers: given, body: SHOP })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] })
  })

  it('serves nothing but POST: no page to try it out, no query in an address', async () => {
    const answer = await app.request(`${STOREFRONT_PATH}?query={shop{name}}`, {
      headers: { ...HEADERS, accept: 'text/html' },
    })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('POST, OPTIONS')
  })

  it.each(['{', '[]', '"x"', '[{"query":"{shop{name}}"}]', ''])(
    'answers a body that is no query: %j',
    async (body) => {
      const answer = await app.request(STOREFRONT_PATH, { method: 'POST', headers: HEADERS, body })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ errors: [expect.anything()] })
      expect(logged).toEqual([])
    },
  )

  it('takes no body larger than a cart, announced or not', async () => {
    const body = JSON.stringify({ query: '{ shop { name } }', variables: { x: 'a'.repeat(320 * 1024) } })
    const announced = { ...HEADERS, 'content-length': String(body.length) }
    for (const headers of [announced, HEADERS]) {
      const answer = await app.request(STOREFRONT_PATH, { method: 'POST', headers, body })
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
    }
  })

  it('answers mistakes in a query with 200 and errors, as the real storefront does', async () => {
    for (const query of ['{ shop { nothing } }', '{', '{ product(handle: 1) { id } }']) {
      const answer = await app.request(STOREFRONT_PATH, {
        method: 'POST',
        headers: HEADERS,
        body: JSON.stringify({ query }),
      })
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
    }
  })

  it('tells nobody what broke inside, but logs it', async () => {
    // The first reading of the clock is for the rate limit.
    const now = vi.fn<() => Date>(context.now).mockReturnValueOnce(context.now())
    now.mockImplementation(() => {
      throw new Error('secret detail')
    })
    const broken = { ...context, now }
    const answer = await askStorefront(storefrontApp(broken), 'mutation { cartCreate { cart { id } } }')
    expect(answer).toMatchObject({ errors: [{ message: 'Unexpected error.' }] })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(logged).toEqual(['storefront'])
  })

  it('knows @inContext', async () => {
    const { errors } = await askStorefront(
      app,
      'query @inContext(country: PL, language: PL) { shop { name } }',
    )
    expect(errors).toBeUndefined()
  })

  it('gives pictures addresses of the origin the browser knows', async () => {
    await makeProduct(context, { id: 1, media: [fixturePicture(1)] })
    expect(await urlFor({})).toBe('http://localhost:3000')
    expect(await urlFor({ origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' })).toBe(
      'http://192.168.1.7:3000',
    )
    expect(await urlFor({ origin: 'https://elsewhere.example', host: 'localhost:3000' })).toBe(
      'http://localhost:3000',
    )
    expect(await urlFor({ origin: 'null' })).toBe('http://localhost:3000')
  })

  it('answers our own pages without HTTP, with addresses from the root', async () => {
    await makeProduct(context, { id: 1, media: [fixturePicture(1)] })
    const execute = createStorefrontExecutor(context)
    const query = 'query P($handle: String!) { product(handle: $handle) { featuredImage { url } } }'
    expect(await execute({ query, variables: { handle: 'produkt-1' } })).toEqual({
      data: { product: { featuredImage: { url: '/media/products/obraz/1.jpg' } } },
    })
    expect(await execute({ query: '{ nothing }' })).toMatchObject({ errors: [expect.anything()] })
  })

  it('makes a caller wait who calls too often, and says how long', async () => {
    let now = new Date('2026-11-20T12:00:00Z')
    const limited = await limitedApp(freshContext, 3, () => now)
    const call = async () =>
      limited.request(STOREFRONT_PATH, { method: 'POST', headers: HEADERS, body: SHOP })
    expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([200, 200, 200])
    const refused = await call()
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '20'])
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'THROTTLED' } }] })
    now = new Date('2026-11-20T12:00:20Z')
    expect([(await call()).status, (await call()).status]).toEqual([200, 429])
  })
  it('counts callers by the network their proxy saw, whatever they say themselves', async () => {
    const now = new Date('2026-11-20T12:00:00Z')
    const limited = await limitedApp(freshContext, 2, () => now, { trustsProxy: true })
    const from = async (address: string, headers: Record<string, string> = {}) => {
      const forwarded = { ...HEADERS, ...headers, 'X-Forwarded-For': `198.51.100.9, ${address}` }
      return (await limited.request(STOREFRONT_PATH, { method: 'POST', headers: forwarded, body: SHOP }))
        .status
    }
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
      200, 200, 429,
    ])
    expect(await from('192.0.2.1', { 'Shopify-Storefront-Buyer-IP': '203.0.113.5' })).toBe(429)
    expect(await from('::ffff:192.0.2.1')).toBe(429)
    expect(await from('192.0.2.2')).toBe(200)
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3')]).toEqual([
      200, 200, 429,
    ])
    expect(await from('2001:db8:0:1::1')).toBe(200)
  })

  it('believes no forwarded address where there is no proxy', async () => {
    const now = new Date('2026-11-20T12:00:00Z')
    const limited = await limitedApp(freshContext, 1, () => now)
    const from = async (address: string) => {
      const headers = { ...HEADERS, 'X-Forwarded-For': address }
      return (await limited.request(STOREFRONT_PATH, { method: 'POST', headers, body: SHOP })).status
    }
    expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([200, 429])
  })

  it('counts a dear query as several', async () => {
    const now = new Date('2026-11-20T12:00:00Z')
    const limited = await limitedApp(freshContext, 5, () => now)
    const ask = async (query: string) =>
      (
        await limited.request(STOREFRONT_PATH, {
          method: 'POST',
          headers: HEADERS,
          body: JSON.stringify({ query }),
        })
      ).status
    const dear = '{ products(first: 250) { nodes { id variants(first: 250) { nodes { id } } } } }'
    expect([await ask('{ shop { name } }'), await ask(dear), await ask('{ shop { name } }')]).toEqual([
      200, 200, 429,
    ])
  })
})
