import { assert, asyncProperty, jsonValue } from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueKey } from './catalogueCall.ts'

const endpoint = 'https://iskra.example/api/storefront/2026-04/graphql.json'
const product = 'query Product($handle: String!) { product(handle: $handle) { id } }'
const key = (call: unknown, at = endpoint) => catalogueKey(at, JSON.stringify(call))

test('a catalogue query has an address with the name of its operation and a SHA-256', async () => {
  expect(await key({ query: product, variables: { handle: 'kartka' } })).toMatch(
    /^\/__iskra\/catalogue\/Product\/[0-9a-f]{64}$/,
  )
})

test('equal calls have equal keys, however they are written', async () => {
  const one = await key({ query: product, variables: { handle: 'a', first: 5 } })
  expect(
    await key({ operationName: 'Product', variables: { first: 5, handle: 'a' }, query: `\n${product} ` }),
  ).toBe(one)
  expect(await key({ query: product, variables: { handle: 'b', first: 5 } })).not.toBe(one)
  expect(
    await key({ query: product, variables: { handle: 'a', first: 5 } }, 'https://other.example/'),
  ).not.toBe(one)
  expect(await key({ query: product, variables: { handle: 'a', first: 5, after: null } })).toBe(one)
})

test.each([
  ['a mutation', { query: 'mutation A { cartCreate { cart { id } } }' }],
  ['the cart', { query: 'query Cart($id: ID!) { cart(id: $id) { id } }' }],
  ['the cart under another name', { query: 'query C { products: cart(id: "1") { id } }' }],
  ['the cart beside a product', { query: 'query C { product(handle: "a") { id } cart(id: "1") { id } }' }],
  ['a customer', { query: 'query C { customer(customerAccessToken: "x") { id } }' }],
  ['a fragment of the root', { query: 'query C { ...Root } fragment Root on QueryRoot { cart { id } }' }],
  [
    'two operations',
    { query: 'query A { shop { name } } mutation B { cartCreate { cart { id } } }', operationName: 'A' },
  ],
  ['no document', { variables: {} }],
  ['a list', [{ query: product }]],
])('%s has no key', async (_, call) => {
  expect(await key(call)).toBeNull()
})

test('a body that is no JSON has no key', async () => {
  expect(await catalogueKey(endpoint, '<html>')).toBeNull()
})

test('different variables never share a key', async () => {
  await assert(
    asyncProperty(jsonValue(), jsonValue(), async (one, other) => {
      const [first, second] = await Promise.all([
        key({ query: product, variables: { value: one } }),
        key({ query: product, variables: { value: other } }),
      ])
      expect(first === second).toBe(sameJson(one, other))
    }),
  )
})

function sameJson(one: unknown, other: unknown): boolean {
  try {
    expect(JSON.parse(JSON.stringify(one))).toEqual(JSON.parse(JSON.stringify(other)))
    return true
  } catch {
    return false
  }
}
