import { expect, it } from 'vitest'
import { typedCorrection } from './typedCorrection.ts'

it.each([
  ['5', 5],
  ['+12', 12],
  ['-3', -3],
  // As it is copied from a text.
  ['− 3', -3],
  [' 100 000 ', 100_000],
  ['0', null],
  ['100001', null],
  ['1,5', null],
  ['', null],
  ['-', null],
])('“%s” is %s', (text, credits) => expect(typedCorrection(text)).toBe(credits))
