/** One line of the benchmark's table: figures of repeated runs and the goal they are held against. */
export interface Measurement {
  readonly name: string
  readonly unit: 'ms' | 'kB' | 'MB' | 'calls' | 'score'
  readonly goal: string
  readonly values: readonly number[]
}

/** The middle of the values; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN
  const upper = sorted[sorted.length >> 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The table as Markdown: median, least and greatest of each measurement. */
export function table(measurements: readonly Measurement[]): string {
  const figure = (value: number, unit: Measurement['unit']) =>
    `${value.toFixed(unit === 'score' ? 3 : unit === 'kB' ? 1 : 0)}${unit === 'score' || unit === 'calls' ? '' : ` ${unit}`}`
  const rows = measurements.map(({ name, unit, goal, values }) =>
    [
      name,
      goal,
      figure(median(values), unit),
      figure(Math.min(...values), unit),
      figure(Math.max(...values), unit),
      String(values.length),
    ].join(' | '),
  )
  return [
    '| measured | goal | median | least | most | runs |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}
