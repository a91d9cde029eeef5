import { describe, expect, it } from 'vitest'
import { failureSummary } from './failureSummary.ts'

const failures = (count: number, message: string) =>
  Array.from({ length: count }, (_, index) => ({ name: `test ${index + 1}`, message }))

describe('the summary of what failed', () => {
  it('is empty when nothing did', () => {
    expect(failureSummary([])).toEqual([])
  })

  it('names each failure with the first lines of its message, without colours and empty lines', () => {
    expect(
      failureSummary([{ name: 'a sum', message: '\u001B[31mexpected 2\u001B[39m\n\n  to be 1' }]),
    ).toEqual(['── what failed', '✗ a sum', '    expected 2', '      to be 1'])
  })

  it.each([1, 5, 30, 59, 60, 500])(
    'of %i fits into 60 lines, and counts those it has no room for',
    (count) => {
      const lines = failureSummary(failures(count, 'line\n'.repeat(40)))
      expect(lines.length).toBeLessThanOrEqual(60)
      const named = lines.filter((line) => line.startsWith('✗ ')).length
      const more = /^… and (\d+) more$/.exec(lines.at(-1) ?? '')?.[1] ?? 0
      expect(named + Number(more)).toBe(count)
    },
  )
})
