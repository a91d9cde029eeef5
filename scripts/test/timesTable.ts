import { areaOf } from './areas.ts'
import type { PartResult } from './record.ts'

/** The result of a part, and its time. */
export interface PartTime extends PartResult {
  readonly part: string
  readonly seconds: number
}

/** The times of a run as lines: of each part, and of each area the time of all workers together that its tests took. */
export function timesTable(parts: readonly PartTime[]): readonly string[] {
  const ofParts = parts.map(
    ({ part, passed, failures, seconds }) => [part, passed, failures.length, seconds] as const,
  )
  const ended = parts.flatMap((part) => part.ended).filter(({ file }) => /\.(?:test|spec)\./.test(file))
  const byArea = [...Map.groupBy(ended, ({ file }) => areaOf(file) ?? 'shared')].map(([area, units]) => {
    const sum = (of: (unit: (typeof units)[number]) => number) =>
      units.reduce((all, unit) => all + of(unit), 0)
    const ms = sum((unit) => unit.ms)
    return [
      area,
      sum(({ passed }) => passed),
      sum(({ failures }) => failures.length),
      Math.round(ms / 1000),
    ] as const
  })
  return [
    ...table('part', 's', ofParts),
    ...(byArea.length === 0
      ? []
      : [
          '',
          ...table(
            'area',
            'worker s',
            byArea.toSorted((one, other) => other[3] - one[3]),
          ),
        ]),
  ]
}

type Row = readonly [name: string, passed: number, failed: number, seconds: number]

function table(head: string, unit: string, rows: readonly Row[]): readonly string[] {
  const total = rows.reduce<Row>(
    (sum, row) => ['together', sum[1] + row[1], sum[2] + row[2], sum[3] + row[3]],
    ['together', 0, 0, 0],
  )
  const cells = [[head, 'passed', 'failed', unit], ...[...rows, total].map((row) => row.map(String))]
  return cells.map(([name = '', ...numbers]) =>
    [name.padEnd(22), ...numbers.map((number) => number.padStart(13))].join(''),
  )
}
