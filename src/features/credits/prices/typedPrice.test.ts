import { expect, it } from 'vitest'
import { typedPrice } from './typedPrice.ts'

it.each([
  ['0', 0],
  [' 12 ', 12],
  ['1000', 1000],
  ['1001', null],
  ['-1', null],
  ['1.5', null],
  ['1e2', null],
  ['', null],
  ['dużo', null],
])('a typed price of “%s” is %s', (text, credits) => {
  expect(typedPrice(text)).toBe(credits)
})
