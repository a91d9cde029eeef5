/** What a figure counts, and how it is written. */
export type Unit = keyof typeof WRITTEN

const WRITTEN = {
  µs: (value) => `${value.toFixed(2)} µs`,
  ms: (value) => `${value.toFixed(0)} ms`,
  kB: (value) => `${value.toFixed(1)} kB`,
  MB: (value) => `${value.toFixed(0)} MB`,
  calls: (value) => value.toFixed(0),
  score: (value) => value.toFixed(3),
  times: (value) => `${value < 0.1 ? value.toPrecision(2) : value.toFixed(2)}×`,
  percent: (value) => `${value.toFixed(2)} %`,
  perSecond: (value) => `${value.toFixed(0)}/s`,
} as const satisfies Record<string, (value: number) => string>

/** One line of the benchmark's table: figures of repeated runs and the goal they are held against. */
export interface Measurement {
  readonly name: string
  readonly unit: Unit
  readonly goal: string
  readonly values: readonly number[]
}

/** The middle of the values; NaN of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value that `part` (0–1) of the values are not above, between its neighbours where it falls there; NaN of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  const place = (sorted.length - 1) * part
  const lower = sorted[Math.floor(place)] ?? Number.NaN
  const upper = sorted[Math.ceil(place)] ?? Number.NaN
  return lower + (upper - lower) * (place - Math.floor(place))
}

/** A figure in its unit; a dash where there is none. */
export function written(value: number, unit: Unit): string {
  return Number.isNaN(value) ? '–' : WRITTEN[unit](value)
}

/** Median of the values, with the least and the greatest where they differ. */
export function writtenMedian(values: readonly number[], unit: Unit): string {
  const middle = written(median(values), unit)
  if (values.length < 2) return middle
  const [least, most] = [written(Math.min(...values), unit), written(Math.max(...values), unit)]
  return least === most ? middle : `${middle} (${least} – ${most})`
}

/** A table as Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The table of measurements: median, least and greatest of each. */
export function table(measurements: readonly Measurement[]): string {
  return markdownTable(
    ['measured', 'goal', 'median', 'least', 'most', 'runs'],
    measurements.map(({ name, unit, goal, values }) => [
      name,
      goal,
      written(median(values), unit),
      written(Math.min(...values), unit),
      written(Math.max(...values), unit),
      String(values.length),
    ]),
  )
}
