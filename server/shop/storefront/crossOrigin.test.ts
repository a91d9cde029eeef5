import { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import { EMBEDDED_PUBLIC_TOKEN } from '#server/platform/config.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { STOREFRONT_PATH } from '#support/storefrontFixture.ts'
import { storefrontRoutes } from './storefrontRoutes.ts'

const ELSEWHERE = 'https://front.example'
const TOKEN = { 'X-Shopify-Storefront-Access-Token': EMBEDDED_PUBLIC_TOKEN }
const QUERY = JSON.stringify({ query: '{ shop { name } }' })

describeOnDatabase('the storefront for clients of other origins', (freshContext) => {
  let app: Hono
  beforeEach(async () => {
    const routes = storefrontRoutes(await freshContext())
    app = new Hono().route('/api/storefront', routes).route('/api', routes)
  })

  const ask = async (path: string, headers: Record<string, string>) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ELSEWHERE, ...headers },
      body: QUERY,
    })

  it('says beforehand what may be sent, without credentials', async () => {
    const answer = await app.request(STOREFRONT_PATH, {
      method: 'OPTIONS',
      headers: {
        origin: ELSEWHERE,
        'access-control-request-method': 'POST',
        'access-control-request-headers':
          'content-type,x-shopify-storefront-access-token,x-sdk-variant,custom-storefront-request-group-id',
      },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST')
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0)
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(', ')
    expect(allowed).toEqual(
      expect.arrayContaining([
        'content-type',
        'x-shopify-storefront-access-token',
        'x-sdk-variant',
        'custom-storefront-request-group-id',
      ]),
    )
  })

  it('gives back no header that is none', async () => {
    const answer = await app.request(STOREFRONT_PATH, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'good-one, b@d, <script>' },
    })
    const allowed = answer.headers.get('access-control-allow-headers')
    expect(allowed).toContain('good-one')
    expect(allowed).not.toMatch(/b@d|script/)
  })

  it('lets their pages read answers and refusals alike', async () => {
    for (const headers of [TOKEN, {}]) {
      const answer = await ask(STOREFRONT_PATH, headers)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  })

  it.each([
    '/api/2026-04/graphql.json',
    '/api/2025-07/graphql.json',
    '/api/unstable/graphql.json',
    '/api/graphql.json',
  ])('stands where clients of Shopify look for it: %s', async (path) => {
    const answer = await ask(path, TOKEN)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-shopify-api-version')).toBe('2026-04')
    expect(await answer.json()).toMatchObject({ data: { shop: { name: 'Iskra' } } })
    expect((await ask(path, {})).status).toBe(401)
  })

  it.each(['/api/v1/graphql.json', '/api/2026/graphql.json', '/api/latest/graphql.json'])(
    'is not at %s',
    async (path) => {
      expect((await ask(path, TOKEN)).status).toBe(404)
    },
  )

  it('takes the token from servers by their own header', async () => {
    const given = { 'Shopify-Storefront-Private-Token': EMBEDDED_PUBLIC_TOKEN }
    expect((await ask(STOREFRONT_PATH, given)).status).toBe(200)
    expect((await ask(STOREFRONT_PATH, { 'Shopify-Storefront-Private-Token': 'wrong' })).status).toBe(401)
  })
})
