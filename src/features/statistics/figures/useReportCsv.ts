import { useLingui } from '@lingui/react/macro'
import { type Cell, csvText } from '#domain/statistics/csv.ts'
import { type Dimension, isTime, type Metric } from '#domain/statistics/metrics.ts'
import type { AskedReport } from '#domain/statistics/askedReport.ts'
import type { Report } from '#domain/statistics/report.ts'
import { DIMENSION_WORDS } from '../words/dimensionWords.ts'
import { METRIC_WORDS } from '../words/metricWords.ts'
import { useRowText } from '../words/useRowText.ts'
import { plainNumber, UNIT_SIGNS } from '../words/valueText.ts'

interface Answered {
  readonly metric: Metric
  readonly by: Dimension
  readonly report: Report
  readonly asked: AskedReport
}

/** Makes the file of a report: its table, in numbers for a spreadsheet. */
export function useReportCsv(): (answered: Answered) => File {
  const { t, i18n } = useLingui()
  const rowText = useRowText()
  return ({ metric, by, report: { unit, rows, total }, asked }) => {
    const isCompared = total.previous !== null
    const name = `${i18n._(METRIC_WORDS[metric])}${UNIT_SIGNS[unit]}`
    const number = (value: number | null) => (value === null ? null : plainNumber(unit, value))
    const head: Cell[] = [i18n._(DIMENSION_WORDS[by]), name, ...(isCompared ? [t`Wcześniej`] : [])]
    const body = rows.map((row): Cell[] => [
      // A day as a spreadsheet knows it, anything else by its name.
      isTime(by) ? row.key : rowText(by, row).full,
      number(row.value),
      ...(isCompared ? [number(row.previous)] : []),
    ])
    return new File([csvText([head, ...body])], `${metric}-${by}-${asked.from}-${asked.to}.csv`, {
      type: 'text/csv;charset=utf-8',
    })
  }
}
