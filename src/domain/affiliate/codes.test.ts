import { expect, it } from 'vitest'
import { affiliateCodeOf } from './codes.ts'

it.each([
  ['TECHVIBE', 'TECHVIBE'],
  [' futureai ', 'FUTUREAI'],
  ['WIOSNA', null],
  ['', null],
  ['constructor', null],
])('the affiliate code typed as “%s” is %s', (typed, code) => {
  expect(affiliateCodeOf(typed)).toBe(code)
})
