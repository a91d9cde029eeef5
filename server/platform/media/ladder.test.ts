import { describe, expect, it } from 'vitest'
import { widthFor } from './ladder.ts'

describe('widthFor', () => {
  it('rounds up to the next width of the ladder', () => {
    expect(widthFor('320', 1280)).toBe(320)
    expect(widthFor('321', 1280)).toBe(480)
    expect(widthFor('1', 1280)).toBe(160)
  })

  it('never gives more than the master has', () => {
    expect(widthFor('1600', 1280)).toBe(1280)
    expect(widthFor('99999', 1600)).toBe(1600)
    expect(widthFor(undefined, 1280)).toBe(1280)
  })

  it.each(['0', '-1', '1.5', '1e3', 'abc', '', '0320', '100000', '320px', ' 320'])('refuses %j', (asked) => {
    expect(widthFor(asked, 1280)).toBeNull()
  })
})
