import { describe, expect, it } from 'vitest'
import { markdownTable, median, percentile, table, written, writtenMedian } from './measurement.ts'

describe('figures of repeated runs', () => {
  it('have the middle one, or what lies between the two middle ones', () => {
    expect(median([9, 1, 4])).toBe(4)
    expect(median([4, 1])).toBe(2.5)
    expect(median([])).toBeNaN()
  })

  it('have the one that a part of them is not above', () => {
    const values = Array.from({ length: 101 }, (_, index) => 100 - index)
    expect(percentile(values, 0.99)).toBe(99)
    expect(percentile(values, 1)).toBe(100)
    expect(percentile([10, 20], 0.75)).toBe(17.5)
    expect(percentile([], 0.99)).toBeNaN()
  })

  it('are written in their unit, and as a dash where there are none', () => {
    expect(written(1_234.6, 'ms')).toBe('1235 ms')
    expect(written(0.0004, 'score')).toBe('0.000')
    expect(written(1.156, 'times')).toBe('1.16×')
    expect(written(Number.NaN, 'kB')).toBe('–')
    expect(writtenMedian([], 'ms')).toBe('–')
    expect(writtenMedian([3], 'ms')).toBe('3 ms')
    expect(writtenMedian([3, 3.1], 'ms')).toBe('3 ms')
    expect(writtenMedian([3, 9, 4], 'ms')).toBe('4 ms (3 ms – 9 ms)')
  })

  it('stand in a table', () => {
    expect(markdownTable(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |')
    const measured = { name: 'calls', unit: 'calls', goal: '≤ 2', values: [1, 5, 2] } as const
    expect(table([measured])).toContain('| calls | ≤ 2 | 2 | 1 | 5 | 3 |')
  })
})
