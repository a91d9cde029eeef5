import { expect, it } from 'vitest'
import { publicOriginOf } from './publicOrigin.ts'

const publicOrigin = 'https://iskra.example'
const originOf = (headers: Record<string, string>, trustsProxy: boolean) =>
  publicOriginOf(new Request('http://localhost', { headers }), { publicOrigin, trustsProxy })

it('believes what a proxy says of our host only where there is one', () => {
  const headers = { origin: 'https://other.example', 'x-forwarded-host': 'other.example' }
  expect(originOf(headers, false)).toBe(publicOrigin)
  expect(originOf(headers, true)).toBe('https://other.example')
})
