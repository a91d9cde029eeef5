import * as fc from 'fast-check'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import type { OpenDatabase } from '#server/platform/database/openDatabase.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { type CallOptions, makeUser, signIn } from '#support/accountFixture.ts'
import { CALLS, ENDPOINTS, makeOwner, type Owner } from '#support/endpointCalls.ts'
import { type DocumentedAnswers, readDocumentedAnswers } from '#support/http/documentedAnswers.ts'
import { firstMessage, goesOn } from '#support/http/firstMessage.ts'
import { serveApp } from '#support/http/serveApp.ts'
import { hostileText, spoiltCall } from '#support/http/spoiltCall.ts'
import type { LocalServer } from '#support/localServer.ts'
import { openTestDatabase } from '#support/openTestDatabase.ts'
import { slice } from '#support/slice.ts'
import { testConfig, testContext } from '#support/testContext.ts'

const RUNS = process.env['LONG'] === undefined ? 2 : 300

/** Answered by a stream of messages. */
const STREAMS: ReadonlySet<string> = new Set(['GET /api/v1/statistics/live'])

let dataDir: string
let opened: OpenDatabase
let context: ServerContext
let server: LocalServer
let owner: Owner
let admin: UserRow
let documented: (endpoint: string) => DocumentedAnswers
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-documented-'))
  opened = await openTestDatabase()
  context = testContext(opened.database, { config: testConfig({ dataDir }) })
  server = await serveApp(context)
  owner = await makeOwner(context)
  // The only one, who can't be removed.
  admin = await makeUser(context, { roles: ['user', 'admin'] })
  documented = readDocumentedAnswers(await (await fetch(`${server.origin}/api/v1/openapi.json`)).json())
})
afterAll(async () => {
  await server.close()
  await opened.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Over the network, as any client would. */
async function send(endpoint: string, { token, body, path = {}, query, headers }: CallOptions) {
  const [method = '', pattern = ''] = endpoint.split(' ')
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`
  const isWritten = body !== undefined && method !== 'GET'
  const answer = await fetch(`${server.origin}${filled}${search}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(isWritten ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(isWritten ? { body: JSON.stringify(body) } : {}),
  })
  return { answer, text: goesOn(answer) ? await firstMessage(answer) : await answer.text() }
}

/** Whether an answer is documented: its status, its type, and its whole body. */
function isAsDocumented(answers: DocumentedAnswers, answer: Response, text: string) {
  const schema = answers.get(answer.status)
  const isRefusedForNow = answer.status === 429 || answer.status === 503
  const type = answer.headers.get('content-type')
  return {
    status: answers.has(answer.status) ? 'documented' : answer.status,
    isOurFault: answer.status === 500,
    type: type === null ? (text === '' ? 'none' : 'missing') : type.split(';')[0],
    body: schema == null ? text : (schema.safeParse(JSON.parse(text)).error?.message ?? 'as documented'),
    saysWhen: !isRefusedForNow || answer.headers.has('retry-after'),
  }
}

describe('over HTTP, the product API answers as its document says', () => {
  it.each(slice(ENDPOINTS, 3))('to %s, whatever is sent', { timeout: 300_000 }, async (name) => {
    const right = CALLS[name].call(owner, context)
    const key = fc.option(fc.oneof(fc.uuid(), fc.constantFrom('short', 'a b', 'x'.repeat(200))))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant(right), spoiltCall(right)),
        key,
        fc.boolean(),
        async (call, idempotencyKey, isSigned) => {
          const token = isSigned ? (await signIn(context, admin)).access_token : undefined
          const headers = idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }
          const { answer, text } = await send(name, { ...call, token, headers })
          const isEmpty = documented(name).get(answer.status) === null
          expect(isAsDocumented(documented(name), answer, text)).toEqual({
            status: 'documented',
            isOurFault: false,
            type: isEmpty
              ? 'none'
              : answer.ok && STREAMS.has(name)
                ? 'text/event-stream'
                : 'application/json',
            body: isEmpty ? '' : 'as documented',
            saysWhen: true,
          })
        },
      ),
      { numRuns: RUNS },
    )
  })
})

describe('over HTTP, the other services answer as they do, and never by a failure of ours:', () => {
  const TOKEN = 'a'.repeat(32)
  it.each([
    ['POST', '/api/storefront/2026-04/graphql.json', [200, 400, 401, 429]],
    ['POST', '/api/webhooks/orders-paid', [400, 401]],
    ['GET', `/api/checkout/${TOKEN}`, [400, 404, 429]],
    ['PUT', `/api/checkout/${TOKEN}/details`, [400, 404, 429]],
    ['PUT', `/api/checkout/${TOKEN}/discount`, [400, 404, 429]],
    ['POST', `/api/checkout/${TOKEN}/pay`, [400, 404, 429]],
    ['POST', '/api/generators/image/generuj/obraz', [400, 401]],
    ['GET', '/api/generators/image/status/abcdefgh', [400, 401]],
    ['PUT', '/files/uploads/none', [400, 404]],
    ['GET', '/files/generations/none/a/b.webp', [400, 404]],
    ['GET', '/media/nic.jpg', [400, 404]],
  ] as const)('%s %s', { timeout: 300_000 }, async (method, path, statuses) => {
    const { publicToken } = context.config.storefront
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          hostileText,
          fc.json(),
          fc.json().map((query) => `{"query":${query}}`),
        ),
        hostileText.filter((text) => text.isWellFormed()),
        fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', ''),
        fc.boolean(),
        async (body, asked, type, isKnown) => {
          const answer = await fetch(`${server.origin}${path}?q=${encodeURIComponent(asked)}&sig=x&until=1`, {
            method,
            headers: {
              ...(type === '' ? {} : { 'content-type': type }),
              ...(isKnown ? { 'x-shopify-storefront-access-token': publicToken } : {}),
            },
            ...(method === 'GET' ? {} : { body }),
          })
          const text = await answer.text()
          expect(statuses).toContain(answer.status)
          expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
          expect(() => JSON.parse(text)).not.toThrow()
        },
      ),
      { numRuns: RUNS * 3 },
    )
  })

  it('a stored file, whatever part of it is asked for', { timeout: 300_000 }, async () => {
    const address = fileAddress(context, 'generations/none/a/b.webp', { kind: 'public' })
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[ -~]{0,40}$/), async (range) => {
        const answer = await fetch(`${server.origin}${address}`, { headers: { range } })
        expect([answer.status, answer.headers.get('content-type')]).toEqual([410, 'application/json'])
        await answer.body?.cancel()
      }),
      { numRuns: RUNS * 3 },
    )
  })
})
