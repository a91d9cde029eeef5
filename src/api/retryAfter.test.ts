import { expect, it } from 'vitest'
import { retryAfterMs } from './retryAfter.ts'

const now = Date.parse('2026-11-20T12:40:00Z')

it.each<[string | null, number | null]>([
  ['120', 120_000],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 12:40:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 12:39:00 GMT', 0],
  [null, null],
  ['', null],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
])('reads Retry-After %j', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected)
})
