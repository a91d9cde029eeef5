import { getIntrospectionQuery } from 'graphql'
import type { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { EMBEDDED_PUBLIC_TOKEN } from '#server/config.ts'
import type { ServerContext } from '#server/context.ts'
import { describeOnEachDatabase, type FreshContext } from '#support/describeOnEachDatabase.ts'
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

const codesOf = async (app: Hono, query: string, variables = {}) =>
  (await askStorefront(app, query, variables)).errors?.map((error) => error.extensions?.code)

async function limitedApp(
  freshContext: FreshContext,
  callsPerMinute: number,
  now: () => Date,
): Promise<Hono> {
  const config = testConfig()
  return storefrontApp(
    await freshContext({ now, config: { ...config, storefront: { ...config.storefront, callsPerMinute } } }),
  )
}

describeOnEachDatabase('the storefront’s endpoint', (freshContext) => {
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
    expect(await answer.json()).toEqual({ data: { shop: { name: 'Iskra' } } })
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
    const broken = {
      ...context,
      now: () => {
        throw new Error('secret detail')
      },
    }
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
    expect(await urlFor({ origin: 'https://iskra.example', 'x-forwarded-host': 'iskra.example' })).toBe(
      'https://iskra.example',
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

  describe('limits', () => {
    it('lets the schema be read', async () => {
      expect((await askStorefront(app, getIntrospectionQuery())).errors).toBeUndefined()
    })

    it('refuse what is too deep', async () => {
      const deep = `${'variants(first: 1) { nodes { product { '.repeat(6)} id ${'} } }'.repeat(6)}`
      expect(await codesOf(app, `{ product(handle: "x") { ${deep} } }`)).toEqual(['MAX_DEPTH_EXCEEDED'])
    })

    it('refuse what would answer too much, also through variables and fragments', async () => {
      const variants = 'variants(first: 250) { nodes { id } }'
      expect(
        await codesOf(
          app,
          `{ products(first: 250) { nodes { ${variants} images(first: 250) { nodes { url } } } } }`,
        ),
      ).toEqual(['MAX_COST_EXCEEDED'])
      const withVariable = `query ($n: Int!) { products(first: $n) { nodes { ${variants} ...More } } } fragment More on Product { images(first: $n) { nodes { url } } }`
      expect(await codesOf(app, withVariable, { n: 250 })).toEqual(['MAX_COST_EXCEEDED'])
      expect(await codesOf(app, withVariable, { n: 5 })).toBeUndefined()
    })

    it('refuse many aliases and many root fields', async () => {
      const aliases = Array.from({ length: 70 }, (_, index) => `a${index}: name`).join(' ')
      expect(await codesOf(app, `{ shop { ${aliases} } }`)).toEqual(['MAX_ALIASES_EXCEEDED'])
      const roots = Array.from({ length: 30 }, (_, index) => `a${index}: cartCreate { cart { id } }`).join(
        ' ',
      )
      expect(await codesOf(app, `mutation { ${roots} }`)).toEqual(['MAX_COST_EXCEEDED'])
    })

    it('refuse a document of too many words, and circles of fragments', async () => {
      expect(
        (await askStorefront(app, `{ shop { ${'name '.repeat(5_000)} } }`)).errors?.[0]?.message,
      ).toMatch(/token/i)
      const circle = '{ shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }'
      expect((await askStorefront(app, circle)).errors?.[0]?.message).toMatch(/cannot spread fragment/i)
    })

    it('refuse lists longer than 250', async () => {
      const identifiers = Array.from({ length: 251 }, () => ({ namespace: 'custom', key: 'rating' }))
      await makeProduct(context, { id: 1 })
      const query =
        'query ($i: [HasMetafieldsIdentifier!]!) { product(handle: "produkt-1") { metafields(identifiers: $i) { key } } }'
      expect(await codesOf(app, query, { i: identifiers })).toEqual(['MAX_INPUT_SIZE_EXCEEDED'])
    })
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
})
