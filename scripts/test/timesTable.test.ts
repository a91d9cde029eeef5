import { expect, it } from 'vitest'
import { timesTable } from './timesTable.ts'

const journey = (file: string, ms: number, failed = 0) => ({
  is: 'ended' as const,
  unit: file,
  file,
  passed: 1 - failed,
  failures: Array.from({ length: failed }, () => ({ name: file, message: 'no' })),
  ms,
})

it('tells the time of each part and area, the dearest area first, with their sums', () => {
  const ended = [
    journey('tests/e2e/gifts/gift.spec.ts', 4_000),
    journey('tests/e2e/shop/faults.spec.ts', 6_000),
    journey('tests/e2e/shop/wishlist.spec.ts', 3_000, 1),
  ]
  const lines = timesTable([
    { part: 'lint', passed: 1, failures: [], left: [], seconds: 20, ended: [] },
    { part: 'journeys', passed: 2, failures: ended[2]?.failures ?? [], left: [], seconds: 9, ended },
  ])
  expect(lines.map((line) => line.trim().replaceAll(/\s+/g, ' '))).toEqual([
    'part passed failed s',
    'lint 1 0 20',
    'journeys 2 1 9',
    'together 3 1 29',
    '',
    'area passed failed worker s',
    'shop 1 1 9',
    'gifts 1 0 4',
    'together 2 1 13',
  ])
})
