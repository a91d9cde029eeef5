import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { StorefrontError, type StorefrontErrorCode } from '#api/storefront/storefrontError.ts'
import type { StorefrontClientOptions } from '#api/storefront/storefrontOptions.ts'
import { serveLocally, type LocalServer } from '#support/localServer.ts'
import { clientOf } from '#support/storefrontServer.ts'

let server: LocalServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

/** A client of a storefront that answers every call like this. */
async function clientAgainst(
  listener: RequestListener,
  options?: StorefrontClientOptions,
): Promise<StorefrontClient> {
  server = await serveLocally(listener)
  return clientOf(server.origin, options)
}

const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

const json = (body: unknown): RequestListener => answering(200, JSON.stringify(body))

const readProduct = async (listener: RequestListener, options?: StorefrontClientOptions) =>
  (await clientAgainst(listener, options)).product('kubek')

const HTML = '<!doctype html><title>Zaloguj się do hotelowego Wi-Fi</title>'

/** An answer that begins and never ends. */
const endless: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{')
}

describe('a read', () => {
  it.each<[string, RequestListener, Partial<StorefrontError>]>([
    ['500', answering(500, '{"errors":[]}'), { code: 'SHOPIFY_API_ERROR', kind: 'broken', status: 500 }],
    [
      '502 in HTML',
      answering(502, HTML, { 'content-type': 'text/html' }),
      { code: 'SHOPIFY_API_ERROR', kind: 'broken', status: 502 },
    ],
    ['503', answering(503, ''), { code: 'SHOPIFY_API_ERROR', kind: 'busy', status: 503, retryAfterMs: null }],
    [
      '429',
      answering(429, '{}', { 'retry-after': '7' }),
      { code: 'SHOPIFY_API_ERROR', kind: 'busy', status: 429, retryAfterMs: 7_000 },
    ],
    [
      '401',
      answering(401, '{"errors":[{"message":"","extensions":{"code":"UNAUTHORIZED"}}]}'),
      { code: 'SHOPIFY_API_ERROR', kind: 'refused', status: 401 },
    ],
    [
      '404',
      answering(404, HTML, { 'content-type': 'text/html' }),
      { code: 'SHOPIFY_API_ERROR', kind: 'refused', status: 404 },
    ],
    [
      'HTML with 200',
      answering(200, HTML, { 'content-type': 'text/html' }),
      { code: 'SHOPIFY_API_ERROR', kind: 'broken' },
    ],
    ['HTML that says it is JSON', answering(200, HTML), { code: 'SHOPIFY_API_ERROR', kind: 'broken' }],
    [
      'half of a JSON',
      answering(200, '{"data":{"product":{"id":"gid'),
      { code: 'SHOPIFY_API_ERROR', kind: 'broken' },
    ],
    ['an empty body', answering(200, ''), { code: 'SHOPIFY_API_ERROR', kind: 'broken' }],
    ['JSON that is no answer', json(7), { code: 'SHOPIFY_API_ERROR', kind: 'broken' }],
    ['a list', json([{ data: { product: null } }]), { code: 'SHOPIFY_API_ERROR', kind: 'broken' }],
    ['no data', json({}), { code: 'SHOPIFY_API_ERROR', kind: 'broken' }],
    ['null data', json({ data: null }), { code: 'SHOPIFY_API_ERROR', kind: 'broken' }],
    [
      'data of another shape',
      json({ data: { product: { id: 7 } } }),
      { code: 'SHOPIFY_API_ERROR', kind: 'broken' },
    ],
    [
      'a mistake in the query',
      json({ errors: [{ message: 'no such field', extensions: { code: 'undefinedField' } }] }),
      { code: 'SHOPIFY_GRAPHQL_ERROR', kind: 'refused', message: 'no such field' },
    ],
    [
      'throttling',
      json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }),
      { code: 'SHOPIFY_GRAPHQL_ERROR', kind: 'busy' },
    ],
    [
      'an error inside',
      json({
        data: null,
        errors: [{ message: 'a', extensions: { code: 'INTERNAL_SERVER_ERROR' } }, { message: 'b' }],
      }),
      { code: 'SHOPIFY_GRAPHQL_ERROR', kind: 'broken', message: 'a, b' },
    ],
    [
      'a connection cut before the answer',
      (_, response) => response.destroy(),
      { code: 'SHOPIFY_NETWORK_ERROR', kind: 'unreachable', status: null },
    ],
    [
      'a connection cut in the answer',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' })
        response.write('{"data":', () => response.destroy())
      },
      { code: 'SHOPIFY_NETWORK_ERROR', kind: 'unreachable' },
    ],
    [
      'an unknown product',
      json({ data: { product: null } }),
      { code: 'SHOPIFY_PRODUCT_NOT_FOUND', kind: 'refused', status: 404, message: 'Product not found' },
    ],
  ])('meets %s', async (_, listener, expected) => {
    const failure: unknown = await readProduct(listener).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StorefrontError)
    expect(failure).toMatchObject(expected)
  })

  it('meets a storefront that is not there', async () => {
    const client = await clientAgainst(json({}))
    await server?.close()
    await expect(client.product('kubek')).rejects.toMatchObject({
      code: 'SHOPIFY_NETWORK_ERROR',
      kind: 'unreachable',
    })
  })

  it('gives up on a storefront that says nothing', async () => {
    const started = performance.now()
    await expect(readProduct(() => undefined, { timeoutMs: 50 })).rejects.toMatchObject({
      code: 'SHOPIFY_TIMEOUT_ERROR',
      kind: 'unreachable',
    })
    expect(performance.now() - started).toBeGreaterThanOrEqual(49)
  })

  it('gives up on an answer that never ends', async () => {
    await expect(readProduct(endless, { timeoutMs: 50 })).rejects.toMatchObject({
      code: 'SHOPIFY_TIMEOUT_ERROR',
    })
  })

  it('takes lists that make no sense for failed products', async () => {
    const client = await clientAgainst(
      json({ data: { products: { edges: 'x' }, collections: {}, productRecommendations: [1] } }),
    )
    const failed = { code: 'SHOPIFY_PRODUCTS_ERROR', kind: 'broken' }
    await expect(client.products({})).rejects.toMatchObject(failed)
    await expect(client.collections()).rejects.toMatchObject(failed)
    await expect(client.recommendations('x')).rejects.toMatchObject(failed)
  })

  it('takes an amount that is none for an answer that makes no sense', async () => {
    const money = { amount: 'dużo', currencyCode: 'PLN' }
    const product = {
      id: '1',
      handle: 'a',
      title: 'a',
      description: '',
      productType: '',
      tags: [],
      createdAt: '',
      updatedAt: '',
      availableForSale: true,
      featuredImage: null,
      priceRange: { minVariantPrice: money, maxVariantPrice: money },
      seo: { title: null, description: null },
      metafields: [],
      media: { nodes: [] },
      images: { nodes: [] },
      variants: { nodes: [] },
    }
    await expect(readProduct(json({ data: { product } }))).rejects.toMatchObject({
      code: 'SHOPIFY_API_ERROR',
      kind: 'broken',
    })
  })

  it('lives with fields a token may not read', async () => {
    const body = {
      data: { productRecommendations: [] },
      errors: [{ message: 'denied', extensions: { code: 'ACCESS_DENIED' } }],
    }
    expect(await (await clientAgainst(json(body))).recommendations('x')).toEqual([])
  })

  it('passes the caller’s own abort through, before the call and during it', async () => {
    const client = await clientAgainst(() => undefined)
    await expect(client.product('kubek', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    const stop = new AbortController()
    const call = client.product('kubek', { signal: stop.signal })
    stop.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    const reason = new Error('the person left')
    await expect(client.product('kubek', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })
})

describe('what is wrong with the arguments', () => {
  it('is told before any call', async () => {
    const asked = vi.fn<RequestListener>()
    const client = await clientAgainst(asked)
    const line = { merchandiseId: 'x', quantity: 1 }
    const calls: [Promise<unknown>, StorefrontErrorCode, string][] = [
      [client.product(''), 'SHOPIFY_INVALID_HANDLE', 'Product handle is required'],
      [client.product('  '), 'SHOPIFY_INVALID_HANDLE', 'Product handle is required'],
      [client.collection({ handle: '' }), 'SHOPIFY_INVALID_HANDLE', 'Product handle is required'],
      [client.cart(''), 'SHOPIFY_INVALID_CART_ID', 'Cart ID is required'],
      [client.cartLinesAdd('', [line]), 'SHOPIFY_INVALID_CART_ID', 'Cart ID is required'],
      [client.cartDiscountCodesUpdate('', []), 'SHOPIFY_INVALID_CART_ID', 'Cart ID is required'],
      [client.cartBuyerIdentityUpdate('', {}), 'SHOPIFY_INVALID_CART_ID', 'Cart ID is required'],
      [client.cartLinesAdd('x', []), 'SHOPIFY_INVALID_LINES', 'At least one line item is required'],
      [client.cartLinesUpdate('x', []), 'SHOPIFY_INVALID_LINES', 'At least one line item is required'],
      [client.cartLinesRemove('x', []), 'SHOPIFY_INVALID_LINE_IDS', 'At least one line ID is required'],
    ]
    for (const [call, code, message] of calls) {
      await expect(call).rejects.toMatchObject({ code, message, kind: 'refused', status: null })
    }
    expect(asked).not.toHaveBeenCalled()
  })
})

/** Only for an answer that never comes: the others may be slow on a busy machine. */
const SOON = { timeoutMs: 100 }
const neverAnswering: RequestListener = () => undefined

describe('a cart mutation', () => {
  const line = { merchandiseId: 'x', quantity: 1 }
  const add = async (listener: RequestListener) => (await clientAgainst(listener)).cartLinesAdd('x', [line])
  const mutations: [StorefrontErrorCode, (client: StorefrontClient) => Promise<unknown>][] = [
    ['SHOPIFY_CART_CREATE_ERROR', (client) => client.cartCreate({})],
    ['SHOPIFY_CART_ADD_ERROR', (client) => client.cartLinesAdd('x', [line])],
    ['SHOPIFY_CART_UPDATE_ERROR', (client) => client.cartLinesUpdate('x', [{ id: 'x', quantity: 1 }])],
    ['SHOPIFY_CART_UPDATE_ERROR', (client) => client.cartBuyerIdentityUpdate('x', {})],
    ['SHOPIFY_CART_UPDATE_ERROR', (client) => client.cartDiscountCodesUpdate('x', [])],
    ['SHOPIFY_CART_REMOVE_ERROR', (client) => client.cartLinesRemove('x', ['x'])],
  ]

  it.each(mutations)('that fails is %s, whatever the reason, and the reason is kept', async (code, call) => {
    const failures: [RequestListener, Partial<StorefrontError>, StorefrontErrorCode][] = [
      [
        answering(429, '{}', { 'retry-after': '3' }),
        { kind: 'busy', status: 429, retryAfterMs: 3_000 },
        'SHOPIFY_API_ERROR',
      ],
      [answering(500, ''), { kind: 'broken', status: 500 }, 'SHOPIFY_API_ERROR'],
      [answering(401, '{}'), { kind: 'refused', status: 401 }, 'SHOPIFY_API_ERROR'],
      [answering(200, HTML), { kind: 'broken' }, 'SHOPIFY_API_ERROR'],
      [(_, response) => response.destroy(), { kind: 'unreachable' }, 'SHOPIFY_NETWORK_ERROR'],
      [neverAnswering, { kind: 'unreachable' }, 'SHOPIFY_TIMEOUT_ERROR'],
      [
        json({ errors: [{ message: 'x', extensions: { code: 'BAD_REQUEST' } }] }),
        { kind: 'refused' },
        'SHOPIFY_GRAPHQL_ERROR',
      ],
    ]
    for (const [listener, expected, cause] of failures) {
      const client = await clientAgainst(listener, listener === neverAnswering ? SOON : {})
      await expect(call(client)).rejects.toMatchObject({
        code,
        ...expected,
        cause: expect.objectContaining({ code: cause }),
      })
      await server?.close()
    }
  })

  it.each(mutations)('whose answer makes no sense is %s', async (code, call) => {
    const client = await clientAgainst(json({ data: { other: 1 } }))
    await expect(call(client)).rejects.toMatchObject({ code, kind: 'broken' })
  })

  it('is sent once, whatever happens', async () => {
    let calls = 0
    const client = await clientAgainst((_, response) => {
      calls += 1
      response.destroy()
    })
    await expect(client.cartCreate({})).rejects.toMatchObject({ kind: 'unreachable' })
    expect(calls).toBe(1)
  })

  it('tells a cart that is gone from a line that is wrong', async () => {
    const refusal = (field: string[]) =>
      json({
        data: { cartLinesAdd: { cart: null, userErrors: [{ field, message: 'no', code: 'INVALID' }] } },
      })
    await expect(add(refusal(['cartId']))).rejects.toMatchObject({
      code: 'SHOPIFY_CART_NOT_FOUND',
      userErrors: [{ message: 'no' }],
    })
    await expect(add(refusal(['lines', '0', 'merchandiseId']))).rejects.toMatchObject({
      code: 'SHOPIFY_CART_VALIDATION_ERROR',
    })
    await expect(add(json({ data: { cartLinesAdd: { cart: null, userErrors: [] } } }))).rejects.toMatchObject(
      { code: 'SHOPIFY_CART_NOT_FOUND' },
    )
  })

  it('of a cart reads an unknown one as not found', async () => {
    const client = await clientAgainst(json({ data: { cart: null } }))
    await expect(client.cart('x')).rejects.toMatchObject({ code: 'SHOPIFY_CART_NOT_FOUND', status: 404 })
  })
})

describe('what is told besides', () => {
  const NOTHING = { data: { productRecommendations: [] } }

  it('is whether the storefront was reached', async () => {
    const onReachable = vi.fn<(reached: boolean) => void>()
    const ask = async (listener: RequestListener, options = {}) =>
      (await clientAgainst(listener, { onReachable, ...options })).recommendations('x').catch(() => undefined)
    await ask(json(NOTHING))
    await ask((_, response) => response.destroy())
    await ask(neverAnswering, SOON)
    await ask(answering(200, HTML, { 'content-type': 'text/html' }))
    expect(onReachable.mock.calls).toEqual([[true], [false], [false]])
  })

  it('is the age of a copy kept on this device, which says nothing of the network', async () => {
    const onReachable = vi.fn<(reached: boolean) => void>()
    const onCachedAnswer = vi.fn<(at: Date) => void>()
    const at = '2026-11-20T12:40:00.000Z'
    const listener = answering(200, JSON.stringify(NOTHING), { 'X-Iskra-Cached-At': at })
    const client = await clientAgainst(listener, { onReachable, onCachedAnswer })
    const ofThisCall = vi.fn<(at: Date) => void>()
    await client.recommendations('x', { onCachedAnswer: ofThisCall })
    expect(onCachedAnswer).toHaveBeenCalledWith(new Date(at))
    expect(ofThisCall).toHaveBeenCalledWith(new Date(at))
    expect(onReachable).not.toHaveBeenCalled()
  })

  it('needs no call for what came with the page', async () => {
    const asked = vi.fn<RequestListener>()
    const client = await clientAgainst(asked, {
      firstAnswer: (name, { productId }) =>
        name === 'Recommendations' && productId === 'x' ? NOTHING.data : undefined,
    })
    expect(await client.recommendations('x')).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  })
})
