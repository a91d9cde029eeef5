import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '#server/http/page/page.ts'
import { productApiOf } from '#server/http/productApi/productApiOf.ts'
import { EMBEDDED_STOREFRONT_ENDPOINT, type ServerConfig } from '#server/platform/config.ts'
import type { OpenDatabase } from '#server/platform/database/openDatabase.ts'
import { createLog } from '#server/platform/log.ts'
import { readConfig } from '#server/readConfig.ts'
import { calledFrom } from '#support/calledFrom.ts'
import { openTestDatabase } from '#support/openTestDatabase.ts'
import { testConfig, testContext } from '#support/testContext.ts'
import { loadTestPage, TEST_INLINE_SCRIPT, TEST_START_SCRIPT } from '#support/testPage.ts'
import { createApp, type ServerState } from './app.ts'
import { checkAddresses } from './checkAddresses.ts'

let page: Page
let opened: OpenDatabase
beforeAll(async () => {
  page = await loadTestPage()
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

function makeApp(changes: Partial<ServerConfig> = {}, state: ServerState = 'ready'): Promise<Hono> {
  return createApp(testContext(opened.database, { config: testConfig(changes) }), page, () => state)
}

const asDocument = { headers: { accept: 'text/html' } }

function directives(answer: Response): Map<string, string[]> {
  const policy = answer.headers.get('content-security-policy') ?? ''
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}

describe('every answer', () => {
  it.each([
    ['a page', '/', 200],
    ['a page that is not found', '/nie-ma', 404],
    ['a redirect', '/news', 308],
    ['a script', '/assets/index-AAAA1111.js', 200],
    ['the worker', '/sw.js', 200],
    ['the page as the worker keeps it', '/index.html', 200],
    ['the configuration', '/config.json', 200],
    ['the health', '/api/health', 200],
    ['an unknown call', '/api/nic', 404],
    ['a call of the product API', '/api/v1/openapi.json', 200],
    ['a call that is refused', '/api/v1/auth/me', 401],
    ['the development mailbox', '/dev/poczta', 200],
    ['an unknown picture', '/media/nic.jpg', 404],
    ['robots.txt', '/robots.txt', 200],
    ['the site map', '/sitemap.xml', 200],
  ])('%s has the security headers', async (_name, path, status) => {
    const answer = await (await makeApp()).request(path, asDocument, calledFrom('127.0.0.1'))
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    expect(directives(answer).get('frame-ancestors')).toEqual(["'none'"])
    expect(answer.headers.has('strict-transport-security')).toBe(false)
  })

  it('has the security headers when it is an error of ours, and tells nothing of it', async () => {
    const lines: string[] = []
    const log = createLog('error', (line) => lines.push(line))
    const broken: Page = {
      ...page,
      texts: () => Promise.reject(new Error('the password is 1234')),
    }
    const context = testContext(opened.database, { log })
    const app = await createApp(context, broken, () => 'ready')
    const answer = await app.request('/sklep', asDocument)
    expect(answer.status).toBe(500)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toEqual({
      error: { code: 'INTERNAL_ERROR', message: 'An unexpected error occurred' },
    })
    expect(lines.join('')).toContain('the password is 1234')
  })

  it('keeps browsers to https where the origin is', async () => {
    const answer = await (await makeApp({ publicOrigin: 'https://iskra.example' })).request('/', asDocument)
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(directives(answer).has('upgrade-insecure-requests')).toBe(true)
  })
})

describe('the content security policy', () => {
  it('lets a page run its own files and its own inline scripts, and nothing else', async () => {
    const policy = directives(await (await makeApp()).request('/', asDocument))
    const hashes = [TEST_INLINE_SCRIPT, TEST_START_SCRIPT].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('script-src')).toEqual(["'self'", ...hashes])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:'])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['iskra', 'default', 'plain'])
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*/)
  })

  it('is the same for the worker, which fetches for the page and paints nothing', async () => {
    const app = await makeApp()
    const [document, worker] = await Promise.all([app.request('/', asDocument), app.request('/sw.js')])
    const [ofDocument, ofWorker] = [directives(document), directives(worker)].map((policy) =>
      [...policy].filter(([name]) => name !== 'style-src'),
    )
    expect(ofWorker).toEqual(ofDocument)
  })

  it('allows nothing at all to what is no page', async () => {
    const answer = await (await makeApp()).request('/favicon.svg')
    expect(directives(answer).get('default-src')).toEqual(["'none'"])
  })

  it('lets the script of the text tool fetch its dictionary, and nothing else', async () => {
    const answer = await (await makeApp()).request('/assets/checkTexts.worker-AAAA1111.js')
    const policy = directives(answer)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.has('script-src')).toBe(false)
  })

  it('allows calls and pictures of a configured store', async () => {
    const { storefront } = readConfig({
      STOREFRONT_ENDPOINT: 'https://shop.example/api/2026-04/graphql.json',
      STOREFRONT_PUBLIC_TOKEN: 'public-of-the-shop',
    })
    const app = await makeApp({ storefront })
    const policy = directives(await app.request('/', asDocument))
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://shop.example', 'https://cdn.shopify.com'])
    expect(policy.get('img-src')).toContain('https://cdn.shopify.com')
    const config: unknown = await (await app.request('/config.json')).json()
    expect(config).toMatchObject({
      storefront: {
        endpoint: 'https://shop.example/api/2026-04/graphql.json',
        publicToken: 'public-of-the-shop',
        apiVersion: '2026-04',
      },
      isStorefrontEmbedded: false,
    })
  })

  it('keeps the product API, its files and its page on one origin', async () => {
    const app = await makeApp()
    const policy = directives(await app.request('/', asDocument))
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:'])
    const config: unknown = await (await app.request('/config.json')).json()
    expect(config).not.toHaveProperty('productApi')
  })
})

describe('a configured store', () => {
  it('leaves no way into the embedded one: its calls and its checkout are nowhere', async () => {
    const { storefront } = readConfig({
      STOREFRONT_ENDPOINT: 'https://shop.example',
      STOREFRONT_PUBLIC_TOKEN: 'public-of-the-shop',
    })
    const app = await makeApp({ storefront })
    const headers = { 'X-Shopify-Storefront-Access-Token': 'public-of-the-shop' }
    const token = 'a-token-of-a-checkout'
    for (const [method, path] of [
      ['POST', EMBEDDED_STOREFRONT_ENDPOINT],
      ['GET', `/api/checkout/${token}`],
      ['PUT', `/api/checkout/${token}/details`],
      ['PUT', `/api/checkout/${token}/discount`],
      ['POST', `/api/checkout/${token}/pay`],
    ] as const) {
      const body = method === 'GET' ? {} : { body: '{"query":"{ shop { name } }"}' }
      const answer = await app.request(path, { method, headers, ...body })
      expect({ path, status: answer.status, body: await answer.json() }).toEqual({
        path,
        status: 404,
        body: { error: { code: 'NOT_FOUND', message: 'There is nothing at this address' } },
      })
    }
    // Its orders still arrive.
    expect((await app.request('/api/webhooks/orders-paid', { method: 'POST', body: '{}' })).status).toBe(401)
  })
})

describe('the development mailbox', () => {
  it.each(['/dev/poczta', '/dev/poczta/letters.json'])('is not at %s where it is off', async (path) => {
    const app = await makeApp({ mail: { ...testConfig().mail, mailbox: false } })
    expect((await app.request(path)).status).toBe(404)
  })
})

describe('the addresses of the server', () => {
  it('are all named by an area, and one that is not keeps it from starting', async () => {
    const context = testContext(opened.database, { config: testConfig() })
    const app = await createApp(context, page, () => 'ready')
    const api = productApiOf(context)
    expect(() => checkAddresses(app, api)).not.toThrow()
    app.get('/api/secret/:id{[0-9]{2}}', (call) => call.text('for nobody'))
    expect(() => checkAddresses(app, api)).toThrow('GET /api/secret/{id}')
  })
})

describe('the server', () => {
  it.each([
    ['ready', 200],
    ['starting', 503],
    ['closing', 503],
  ] as const)('says that it is %s with %d', async (state, status) => {
    const answer = await (await makeApp({}, state)).request('/api/health')
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ status: state, version: '0.1.0', build: 'test-build' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('answers an unknown call with a code', async () => {
    const answer = await (await makeApp()).request('/api/v1/nic')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      error: { code: 'NOT_FOUND', message: 'There is nothing at this address' },
    })
  })

  it('refuses a body without measure', async () => {
    const body = 'x'.repeat(8_388_609)
    const answer = await (await makeApp()).request('/api/webhooks/orders-paid', { method: 'POST', body })
    expect(answer.status).toBe(413)
  })

  it('takes only reading where there are only pages', async () => {
    const answer = await (await makeApp()).request('/sklep', { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  it('answers HEAD as GET, without the body', async () => {
    const app = await makeApp()
    const [head, get] = await Promise.all([
      app.request('/config.json', { method: 'HEAD' }),
      app.request('/config.json'),
    ])
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect(await head.text()).toBe('')
  })

  it('compresses what it makes anew', async () => {
    const headers = { 'accept-encoding': 'gzip, br;q=0.9', accept: 'text/html' }
    const answer = await (await makeApp()).request('/', { headers })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    const plain = await (await makeApp()).request('/', { headers: { accept: 'text/html' } })
    expect(plain.headers.has('content-encoding')).toBe(false)
  })
})
