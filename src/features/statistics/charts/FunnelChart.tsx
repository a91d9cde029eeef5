import { Trans } from '@lingui/react/macro'
import type { Bar } from './BarChart.tsx'
import { Before } from './Before.tsx'
import styles from './Charts.module.css'

export interface FunnelChartProps {
  readonly label: string
  readonly steps: readonly Bar[]
  readonly valueText: (value: number) => string
  readonly shareText: (share: number) => string
}

/** A path with fewer at each step: their number, and their part of the step before. */
export function FunnelChart({ label, steps, valueText, shareText }: FunnelChartProps) {
  const first = Math.max(Number.EPSILON, steps[0]?.value ?? 0)
  return (
    <ol className={styles.funnel} aria-label={label}>
      {steps.map(({ key, name, value, previous }, index) => {
        const before = steps[index - 1]?.value ?? 0
        const passed = before === 0 ? '' : shareText(value / before)
        return (
          <li key={key} className={styles.step}>
            {/* All orders are counted, but not all steps: a part above the whole is left out. */}
            {before === 0 || before < value ? null : (
              <span className={styles.passed}>
                <Trans>przeszło dalej: {passed}</Trans>
              </span>
            )}
            <span className={styles.name}>{name}</span>
            <span className={styles.number}>
              {valueText(value)}
              <span className={styles.share}>{shareText(Math.min(1, value / first))}</span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ inlineSize: `${Math.min(1, value / first) * 100}%` }} />
              {previous === null ? null : (
                <span
                  className={styles.mark}
                  style={{ inlineSize: `${Math.min(1, previous / first) * 100}%` }}
                />
              )}
            </span>
            <Before text={previous === null ? null : valueText(previous)} />
          </li>
        )
      })}
    </ol>
  )
}
