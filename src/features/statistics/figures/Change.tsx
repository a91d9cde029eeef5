import { Trans } from '@lingui/react/macro'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { Metric, MetricUnit } from '#domain/statistics/metrics.ts'
import { changeOf } from '#domain/statistics/askedReport.ts'
import { useFormat } from '#i18n/format.ts'
import { BETTER } from '../words/metricWords.ts'
import { valueText } from '../words/valueText.ts'
import styles from './Figures.module.css'

export interface ChangeProps {
  readonly metric: Metric
  readonly unit: MetricUnit
  readonly value: number
  readonly previous: number | null
}

/** The change of a value against the compared period, and its value then. */
export function Change({ metric, unit, value, previous }: ChangeProps) {
  const format = useFormat()
  if (previous === null) return null
  const change = changeOf(value, previous)
  const before = valueText(format, unit, previous)
  const moved = Math.sign(value - previous)
  const Arrow = moved === 0 ? ArrowRight : moved > 0 ? ArrowUpRight : ArrowDownRight
  const better = BETTER[metric]
  const tone =
    moved === 0 || better === undefined ? 'even' : moved > 0 === (better === 'more') ? 'good' : 'bad'
  return (
    <span className={styles.change} data-tone={tone}>
      <Arrow size={16} aria-hidden="true" />
      {change === null ? null : (
        <strong>
          {format.number(change, {
            style: 'percent',
            maximumFractionDigits: Math.abs(change) < 0.1 ? 1 : 0,
            signDisplay: 'exceptZero',
          })}
        </strong>
      )}
      <span>
        <Trans>wcześniej {before}</Trans>
      </span>
    </span>
  )
}
