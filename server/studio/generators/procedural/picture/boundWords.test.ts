import { describe, expect, it } from 'vitest'
import { boundDates } from './boundWords.ts'

const shown = (text: string) => boundDates(text).replaceAll('\u00a0', '~')

describe('a date', () => {
  it.each([
    ['24 grudnia 2026', '24~grudnia~2026'],
    ['Ania i Tomek, 12. 05. 2027 r.', 'Ania i Tomek, 12.~05.~2027~r.'],
    ['May 3 2027', 'May~3 2027'],
    ['3 May 2027', '3~May~2027'],
    ['24 gruszki', '24 gruszki'],
  ])('of „%s” is not broken', (text, bound) => {
    expect(shown(text)).toBe(bound)
    expect(boundDates(boundDates(text))).toBe(boundDates(text))
  })
})
