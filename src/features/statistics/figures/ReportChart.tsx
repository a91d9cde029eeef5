import { Trans, useLingui } from '@lingui/react/macro'
import { type Dimension, isTime, type Metric, metricFacts } from '#domain/statistics/metrics.ts'
import type { Report } from '#domain/statistics/report.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { BarChart } from '../charts/BarChart.tsx'
import { ColumnChart } from '../charts/ColumnChart.tsx'
import { FunnelChart } from '../charts/FunnelChart.tsx'
import type { Series } from '../charts/scales.ts'
import { TimeChart } from '../charts/TimeChart.tsx'
import { METRIC_WORDS } from '../words/metricWords.ts'
import { useReportRowTexts } from '../words/useRowText.ts'
import { tickText, valueText } from '../words/valueText.ts'
import styles from './Figures.module.css'

/** How an answer is drawn. */
export type ChartKind = 'time' | 'bars' | 'columns' | 'funnel'

export interface ReportChartProps {
  readonly kind: ChartKind
  readonly metric: Metric
  readonly by: Dimension
  readonly report: Report
  readonly title: string
  readonly most?: number | undefined
  /** There is more to see than is drawn. */
  readonly onMore: () => void
}

const MOST_BARS = 8

/** A report, drawn. */
export function ReportChart(props: ReportChartProps) {
  const { kind, metric, by, report, title, most = MOST_BARS, onMore } = props
  const { t, i18n } = useLingui()
  const format = useFormat()
  const texts = useReportRowTexts()(by, report)
  const { unit, rows, total } = report
  const value = (amount: number) => valueText(format, unit, amount)
  const share = (part: number) =>
    format.number(part, { style: 'percent', maximumFractionDigits: part < 0.1 ? 1 : 0 })
  const bars = rows.map(({ key, value: amount, previous }, index) => ({
    key,
    name: texts[index]?.full ?? key,
    short: texts[index]?.short ?? key,
    value: amount,
    previous,
  }))

  if (kind === 'time' && isTime(by)) {
    const isCompared = rows.some(({ previous }) => previous !== null)
    const series: Series[] = [
      { name: i18n._(METRIC_WORDS[metric]), look: 'main', values: rows.map((row) => row.value) },
      ...(isCompared
        ? [{ name: t`wcześniej`, look: 'before' as const, values: rows.map((row) => row.previous) }]
        : []),
    ]
    return (
      <TimeChart
        label={title}
        moments={texts}
        series={series}
        valueText={value}
        tickText={(amount) => tickText(format, unit, amount)}
        isWhole={unit === 'count' || unit === 'credits'}
      />
    )
  }
  if (kind === 'funnel') {
    return <FunnelChart label={title} steps={bars} valueText={value} shareText={share} />
  }
  if (kind === 'columns') {
    return (
      <ColumnChart
        label={title}
        bars={bars.map(({ short, ...bar }) => ({ ...bar, name: short }))}
        valueText={value}
      />
    )
  }
  const hidden = Math.max(0, report.rowCount - most)
  return (
    <>
      <BarChart
        label={title}
        bars={bars.slice(0, most)}
        valueText={value}
        whole={metricFacts(metric).adds ? total.value : null}
        shareText={share}
      />
      {hidden === 0 ? null : (
        <div className={styles.more}>
          <Button size="small" variant="quiet" onPress={onMore}>
            <Trans>i jeszcze {hidden} w tabeli</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
