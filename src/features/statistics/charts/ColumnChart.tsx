import type { Bar } from './BarChart.tsx'
import { Before } from './Before.tsx'
import styles from './Charts.module.css'

export interface ColumnChartProps {
  readonly label: string
  readonly bars: readonly Bar[]
  readonly valueText: (value: number) => string
}

/** A distribution: columns side by side in their own order, each with its number over it. */
export function ColumnChart({ label, bars, valueText }: ColumnChartProps) {
  const most = Math.max(Number.EPSILON, ...bars.flatMap(({ value, previous }) => [value, previous ?? 0]))
  const share = (value: number) => `${(value / most) * 100}%`
  return (
    <ol className={styles.columns} aria-label={label} data-many={bars.length > 8 ? '' : undefined}>
      {bars.map(({ key, name, value, previous }) => (
        <li key={key} className={styles.column} title={`${name}: ${valueText(value)}`}>
          <span className={styles.top}>{valueText(value)}</span>
          <span className={styles.shaft} aria-hidden="true">
            <span className={styles.rise} style={{ blockSize: share(value) }} />
            {previous === null ? null : (
              <span className={styles.level} style={{ insetBlockEnd: share(previous) }} />
            )}
          </span>
          <span className={styles.foot}>{name}</span>
          <Before text={previous === null ? null : valueText(previous)} />
        </li>
      ))}
    </ol>
  )
}
