import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { needsRecentProof } from '#domain/access/access.ts'
import { createApp } from '#server/http/app.ts'
import { repeatableCalls } from '#server/platform/repeatableCalls/tables.ts'
import { users } from '#server/platform/users/tables.ts'
import { apiClient, type ApiClient, makeUser, PASSWORD, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { ENDPOINT_ACCESS } from '#support/endpointAccess.gen.ts'
import { testConfig } from '#support/testContext.ts'
import { loadTestPage } from '#support/testPage.ts'
import {
  GENERATED,
  GENERATED_ACCESS,
  generateAccess,
  generateProductApi,
  productApiDocument,
} from '../../../scripts/generate-api.ts'
import { productApi } from './productApi.ts'

const REGISTRATION = {
  email: 'zofia@example.pl',
  password: PASSWORD,
  display_name: 'Zofia',
  language: 'pl',
  accepts_terms: true,
  accepts_notifications: true,
}

const register = (call: ApiClient, key: string, changes: object = {}) =>
  call('POST /api/v1/auth/register', {
    body: { ...REGISTRATION, ...changes },
    headers: { 'Idempotency-Key': key },
  })

describeOnDatabase('a call', (freshContext) => {
  it('that is repeated under its key has one effect and one answer', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    const first = await register(call, 'key-of-the-first')
    const again = await register(call, 'key-of-the-first')
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(again.headers.get('content-type')).toBe('application/json')
    expect(await context.database.$count(users)).toBe(1)
    await register(call, 'key-of-the-second')
    expect(await context.database.$count(users)).toBe(2)
  })

  it('that is sent many times together has one effect', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(call, 'key-of-the-first')))
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses.has(201)).toBe(true)
    // Calls that came while the first was running are told to come again.
    for (const { status, headers } of answers) {
      expect(status === 201 || headers.get('retry-after') === '1').toBe(true)
    }
    expect(await context.database.$count(users)).toBe(1)
  })

  it('of another kind under a used key is refused, and another caller has keys of their own', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    await register(call, 'key-of-the-first')
    const other = await register(call, 'key-of-the-first', { display_name: 'Hanna' })
    expect(other).toMatchObject({ status: 422, code: 'KEY_REUSED' })
    const { access_token: token } = await signIn(context, await makeUser(context))
    const profile = { token, body: { bio: 'x' }, headers: { 'Idempotency-Key': 'key-of-the-first' } }
    expect((await call('PATCH /api/v1/account/profile', profile)).status).toBe(200)
    expect((await register(call, 'short')).code).toBe('INVALID_REQUEST')
  })

  it('that was cut off or failed on our side may be repeated', async () => {
    const clock = { time: Date.now() }
    const context = await freshContext({ now: () => new Date(clock.time) })
    const call = apiClient(context)
    await context.database.execute(sql`ALTER TABLE email_links RENAME TO email_links_away`)
    try {
      expect(await register(call, 'key-of-the-first')).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' })
    } finally {
      await context.database.execute(sql`ALTER TABLE email_links_away RENAME TO email_links`)
    }
    expect(await context.database.$count(users)).toBe(0)
    expect((await register(call, 'key-of-the-first')).status).toBe(201)

    await context.database.update(repeatableCalls).set({ status: null, body: null })
    expect((await register(call, 'key-of-the-first')).status).toBe(503)
    clock.time += 60_001
    expect((await register(call, 'key-of-the-first')).status).toBe(201)
  })

  it('of somebody unknown leaves so many kept answers from one address, and no more', async () => {
    const config = testConfig()
    const context = await freshContext({ config: { ...config, auth: { ...config.auth, throttleFactor: 1 } } })
    const call = apiClient(context)
    const send = (key: number) =>
      call('POST /api/v1/auth/register', { body: {}, headers: { 'Idempotency-Key': `key-number-${key}` } })
    const statuses: number[] = []
    for (let key = 0; key < 250; key += 1) statuses.push((await send(key)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect(await context.database.$count(repeatableCalls)).toBe(240)
  })

  it('is kept without tokens and passwords', async () => {
    const context = await freshContext()
    const call = apiClient(context)
    const { email } = await makeUser(context)
    const headers = { 'Idempotency-Key': 'key-of-the-first' }
    await call('POST /api/v1/auth/login', { body: { email, password: PASSWORD }, headers })
    expect(await context.database.$count(repeatableCalls)).toBe(0)
    await register(call, 'key-of-the-second')
    expect(JSON.stringify(await context.database.select().from(repeatableCalls))).not.toContain(PASSWORD)
  })

  it('that is too large or no JSON is refused', async () => {
    const api = productApi(await freshContext())
    const send = async (body: string, type = 'application/json') => {
      const answer = await api.request('/api/v1/auth/login', {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'content-length': String(body.length) },
      })
      return answer.status
    }
    expect(await send(JSON.stringify({ email: 'x'.repeat(65_536) }))).toBe(413)
    expect(await send('{"email":')).toBe(400)
    expect(await send('email=zofia', 'application/x-www-form-urlencoded')).toBe(400)
    expect(await send('[]')).toBe(400)
  })

  it('of the product API that the server takes is in the table', async () => {
    const app = await createApp(await freshContext(), await loadTestPage(), () => 'ready')
    const served = app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/v1'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(new Set(served)).toEqual(new Set(Object.keys(ENDPOINT_ACCESS)))
  })
})

describe('the OpenAPI document', () => {
  const documentSchema = z.object({
    openapi: z.string(),
    paths: z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ security: z.array(z.unknown()), responses: z.record(z.string(), z.unknown()) }),
      ),
    ),
  })

  it('is of version 3.1 and holds the endpoints of the table, each with its access', async () => {
    const document = documentSchema.parse(JSON.parse(await productApiDocument()))
    expect(document.openapi).toMatch(/^3\.1\./)
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security, responses }]) => {
        const refuses = [401, 403].filter((status) => String(status) in responses && security.length > 0)
        return [`${method.toUpperCase()} ${path}`, refuses]
      }),
    )
    const refusedBy = { anyone: [], 'signed-in': [401], verified: [401, 403] }
    expect(Object.fromEntries(described)).toEqual(
      Object.fromEntries(
        Object.entries(ENDPOINT_ACCESS).map(([name, access]) => [
          name,
          needsRecentProof(access) ? [401, 403] : refusedBy[access.kind],
        ]),
      ),
    )
  })

  it('is what the client is typed by, and the list of access is that of the endpoints; if not, `npm run generate`', async () => {
    expect(readFileSync(GENERATED, 'utf8')).toBe(await generateProductApi())
    expect(readFileSync(GENERATED_ACCESS, 'utf8')).toBe(generateAccess())
  })
})
