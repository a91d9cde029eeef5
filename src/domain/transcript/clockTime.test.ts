import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockTime, exactTime, readClockTime } from './clockTime.ts'
import { LONGEST_MS } from './transcriptLimits.ts'

it.each([
  [0, '0:00,0'],
  [62_540, '1:02,5'],
  [3_600_000, '1:00:00,0'],
])('%i ms is read as %s', (ms, written) => {
  expect(exactTime(ms, ',')).toBe(written)
  expect(clockTime(ms)).toBe(written.slice(0, -2))
})

it.each([
  ['62,5', 62_500],
  ['1:02.5', 62_500],
  ['1:00:00', 3_600_000],
  [' 0:07 ', 7_000],
  ['7', 7_000],
])('%s is read', (written, ms) => {
  expect(readClockTime(written)).toBe(ms)
})

it.each(['', 'rano', '1:', '1:02:03:04', '-1'])('%j is no time', (written) => {
  expect(readClockTime(written)).toBeNull()
})

it('is read as it is written, to a tenth of a second', () => {
  fc.assert(
    fc.property(fc.nat({ max: LONGEST_MS }), fc.constantFrom(',', '.'), (ms, mark) => {
      expect(readClockTime(exactTime(ms, mark))).toBe(Math.floor(ms / 100) * 100)
    }),
  )
})
