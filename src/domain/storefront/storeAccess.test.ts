import { describe, expect, it } from 'vitest'
import { readStoreAccess } from './storeAccess.ts'

const denied = (...path: (string | number)[]) => ({
  message: 'Access denied',
  path,
  extensions: { code: 'ACCESS_DENIED' },
})
const coded = (code: string) => ({ data: null, errors: [{ message: '', extensions: { code } }] })
const products = { edges: [] }

describe('what a token may do at a store', () => {
  it('is everything where nothing is refused', () => {
    expect(readStoreAccess(200, { data: { products } })).toEqual({ kind: 'open' })
  })

  it('leaves fields out whose scopes it lacks', () => {
    const errors = [
      denied('products', 'edges', 0, 'node', 'variants', 'nodes', 0, 'quantityAvailable'),
      denied('products', 'edges', 0, 'node', 'tags'),
      denied('products', 'edges', 1, 'node', 'tags'),
    ]
    expect(readStoreAccess(200, { data: { products }, errors })).toEqual({
      kind: 'scopes-missing',
      fields: ['quantityAvailable', 'tags'],
      scopes: ['unauthenticated_read_product_tags', 'unauthenticated_read_product_inventory'],
    })
    expect(readStoreAccess(200, { data: null, errors: [denied('products')] })).toMatchObject({
      scopes: ['unauthenticated_read_product_listings'],
    })
  })

  it.each([
    [401, { errors: [{ message: '' }] }],
    [403, 'Forbidden'],
    [200, coded('UNAUTHORIZED')],
  ])('is nothing with a wrong token: %s %j', (status, body) => {
    expect(readStoreAccess(status, body)).toEqual({ kind: 'wrong-token' })
  })

  it.each([
    [429, null],
    [430, 'Security Rejection'],
    [200, coded('THROTTLED')],
  ])('is not known while the store asks for a rest: %s %j', (status, body) => {
    expect(readStoreAccess(status, body)).toEqual({ kind: 'throttled' })
  })

  it.each([
    [500, null],
    [404, { errors: 'Not Found' }],
    [200, '<h1>Login</h1>'],
    [200, coded('INTERNAL_SERVER_ERROR')],
  ])('is not known from another answer: %s %j', (status, body) => {
    expect(readStoreAccess(status, body)).toEqual({ kind: 'failed', status })
  })
})
