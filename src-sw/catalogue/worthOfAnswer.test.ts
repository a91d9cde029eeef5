import { expect, test } from 'vitest'
import { worthOfAnswer } from './worthOfAnswer.ts'

const error = (code: string) => ({ message: code, extensions: { code } })

test.each([
  ['found', Response.json({ data: { product: { id: '1' } } })],
  ['found', Response.json({ data: { product: { id: '1' } }, errors: [error('ACCESS_DENIED')] })],
  ['nothing', Response.json({ data: { product: null } })],
  ['refused', Response.json({ errors: 'Not found' }, { status: 404 })],
  ['refused', Response.json({ errors: 'No access' }, { status: 401 })],
  ['disturbed', Response.json({}, { status: 503 })],
  ['disturbed', Response.json({}, { status: 429 })],
  ['disturbed', Response.json({ data: null, errors: [error('THROTTLED')] })],
  ['disturbed', Response.json({ data: { product: { id: '1' } }, errors: [error('INTERNAL_SERVER_ERROR')] })],
  ['disturbed', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['disturbed', new Response('{"data"', { headers: { 'content-type': 'application/json' } })],
  ['disturbed', Response.json([1])],
] as const)('%s: %o', async (worth, response) => {
  expect(await worthOfAnswer(response)).toBe(worth)
})
