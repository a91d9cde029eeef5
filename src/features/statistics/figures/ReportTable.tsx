import { Trans, useLingui } from '@lingui/react/macro'
import { type Dimension, type Metric, metricFacts } from '#domain/statistics/metrics.ts'
import { changeOf } from '#domain/statistics/askedReport.ts'
import type { Report } from '#domain/statistics/report.ts'
import { useFormat } from '#i18n/format.ts'
import { DIMENSION_WORDS } from '../words/dimensionWords.ts'
import { METRIC_WORDS } from '../words/metricWords.ts'
import { useReportRowTexts } from '../words/useRowText.ts'
import { valueText } from '../words/valueText.ts'
import styles from './Figures.module.css'

export interface ReportTableProps {
  readonly metric: Metric
  readonly by: Dimension
  readonly report: Report
  readonly title: string
}

/** A report as a table: the same numbers that its chart draws. */
export function ReportTable({ metric, by, report, title }: ReportTableProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const texts = useReportRowTexts()(by, report)
  const { unit, rows, rowCount, total } = report
  const shownCount = rows.length
  const isCompared = total.previous !== null
  const value = (amount: number | null) => (amount === null ? '–' : valueText(format, unit, amount))
  const change = (amount: number, previous: number | null) => {
    const moved = changeOf(amount, previous)
    if (moved === null) return '–'
    return format.number(moved, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled area has to be reachable by keys
    <section className={styles.scrolled} aria-label={t`Tabela: ${title}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{i18n._(DIMENSION_WORDS[by])}</th>
            <th scope="col">{i18n._(METRIC_WORDS[metric])}</th>
            {isCompared ? (
              <>
                <th scope="col">
                  <Trans>Wcześniej</Trans>
                </th>
                <th scope="col">
                  <Trans>Zmiana</Trans>
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row">{texts[index]?.full}</th>
              <td>{value(row.value)}</td>
              {isCompared ? (
                <>
                  <td>{value(row.previous)}</td>
                  <td>{change(row.value, row.previous)}</td>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
        {metricFacts(metric).adds ? (
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Razem</Trans>
              </th>
              <td>{value(total.value)}</td>
              {isCompared ? (
                <>
                  <td>{value(total.previous)}</td>
                  <td>{change(total.value, total.previous)}</td>
                </>
              ) : null}
            </tr>
          </tfoot>
        ) : null}
      </table>
      {rowCount > rows.length ? (
        <p className={styles.note}>
          <Trans>
            Pokazano największe: {shownCount} z {rowCount}. Suma obejmuje wszystkie.
          </Trans>
        </p>
      ) : null}
    </section>
  )
}
