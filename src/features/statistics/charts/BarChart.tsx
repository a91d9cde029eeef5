import type { CSSProperties } from 'react'
import { Before } from './Before.tsx'
import styles from './Charts.module.css'

export interface Bar {
  readonly key: string
  readonly name: string
  readonly value: number
  /** In the period compared with; null without one. */
  readonly previous: number | null
}

export interface BarChartProps {
  readonly label: string
  readonly bars: readonly Bar[]
  readonly valueText: (value: number) => string
  /** The whole of which each value's share is shown beside it; null where values don't add up. */
  readonly whole: number | null
  readonly shareText: (share: number) => string
}

/** Bars side by side, largest first: a list whose bars only repeat its numbers. */
export function BarChart({ label, bars, valueText, whole, shareText }: BarChartProps) {
  const most = Math.max(Number.EPSILON, ...bars.flatMap(({ value, previous }) => [value, previous ?? 0]))
  return (
    <ol className={styles.bars} aria-label={label}>
      {bars.map(({ key, name, value, previous }) => (
        <li key={key} className={styles.bar}>
          <span className={styles.name}>{name}</span>
          <span className={styles.number}>
            {valueText(value)}
            {whole === null || whole === 0 ? null : (
              <span className={styles.share}>{shareText(value / whole)}</span>
            )}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={length(value / most)} />
            {previous === null ? null : <span className={styles.mark} style={length(previous / most)} />}
          </span>
          <Before text={previous === null ? null : valueText(previous)} />
        </li>
      ))}
    </ol>
  )
}

function length(share: number): CSSProperties {
  return { inlineSize: `${Math.max(0, Math.min(1, share)) * 100}%` }
}
