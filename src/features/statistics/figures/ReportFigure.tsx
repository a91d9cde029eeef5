import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, Download, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Scope } from '#domain/statistics/address.ts'
import type { Dimension, Metric } from '#domain/statistics/metrics.ts'
import { askedReport, unappliedFilters } from '#domain/statistics/askedReport.ts'
import type { Report } from '#domain/statistics/report.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/classNames.ts'
import { downloadFile } from '#ui/downloadFile.ts'
import { reportQuery } from '../reportQueries.ts'
import { FILTER_WORDS } from '../words/dimensionWords.ts'
import { METRIC_WORDS } from '../words/metricWords.ts'
import { valueText } from '../words/valueText.ts'
import { Change } from './Change.tsx'
import styles from './Figures.module.css'
import { type ChartKind, ReportChart } from './ReportChart.tsx'
import { ReportTable } from './ReportTable.tsx'
import { Unanswered } from './Unanswered.tsx'
import { useReportCsv } from './useReportCsv.ts'

export interface ReportFigureProps {
  readonly metric: Metric
  /** `time` is read by hours, days, weeks or months, whichever fits the range. */
  readonly by: Dimension | 'time'
  readonly chart: ChartKind
  readonly scope: Scope
  /** The day in Poland. */
  readonly today: string
  /** The metric's own name by default. */
  readonly title?: string
  readonly lead?: ReactNode
  /** So many rows are drawn; the table has them all. */
  readonly most?: number
  /** The words for an empty report. */
  readonly empty?: ReactNode
}

/** One question with its answer, as a chart and as a table, to be taken along as a file. */
export function ReportFigure(props: ReportFigureProps) {
  const { metric, by, chart, scope, today, lead, most, empty } = props
  const { t, i18n } = useLingui()
  const format = useFormat()
  const id = useId()
  const [isTable, showTable] = useState(false)
  const asked = askedReport(metric, by, scope, today)
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(useServices(), asked))
  const csv = useReportCsv()
  const title = props.title ?? i18n._(METRIC_WORDS[metric])
  const unapplied = unappliedFilters(metric, scope.filters)
  const unappliedWords = unapplied.map((filter) => i18n._(FILTER_WORDS[filter]).toLowerCase()).join(', ')
  const countedUntil = data === undefined ? '' : format.time(data.countedUntil)
  const dimension = asked.by ?? 'day'
  const isEmpty = data !== undefined && isNothing(data)

  return (
    <figure className={styles.figure} aria-labelledby={id} aria-busy={data === undefined && error === null}>
      <figcaption className={styles.caption}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {unapplied.length === 0 ? null : (
            <p className={styles.unapplied}>
              <Trans>Bez filtra: {unappliedWords}</Trans>
            </p>
          )}
        </div>
        {data === undefined || isEmpty ? null : (
          <div className={styles.actions}>
            <Button
              variant="quiet"
              size="small"
              icon={isTable ? <ChartNoAxesColumn size={16} /> : <Table2 size={16} />}
              onPress={() => showTable((isShown) => !isShown)}
            >
              {isTable ? <Trans>Wykres</Trans> : <Trans>Tabela</Trans>}
              <span className="visually-hidden">: {title}</span>
            </Button>
            <Button
              variant="quiet"
              size="small"
              icon={<Download size={16} />}
              aria-label={t`Pobierz CSV: ${title}`}
              onPress={() => downloadFile(csv({ metric, by: dimension, report: data, asked }))}
            >
              CSV
            </Button>
          </div>
        )}
      </figcaption>
      {data === undefined ? (
        <Unanswered error={error} onRetry={() => void refetch()} chart={chart} />
      ) : (
        <div className={styles.answer} data-stale={isPlaceholderData || undefined}>
          {chart === 'funnel' || metric === 'retention' ? null : (
            <p className={styles.total}>
              <strong>{valueText(format, data.unit, data.total.value)}</strong>
              <Change metric={metric} unit={data.unit} {...data.total} />
            </p>
          )}
          {isEmpty ? (
            <p className={styles.nothing}>{empty ?? <Trans>Brak danych z tych dni.</Trans>}</p>
          ) : isTable ? (
            <ReportTable metric={metric} by={dimension} report={data} title={title} />
          ) : (
            <ReportChart
              kind={chart}
              metric={metric}
              by={dimension}
              report={data}
              title={title}
              most={most}
              onMore={() => showTable(true)}
            />
          )}
          {error === null ? null : (
            <p className={styles.note}>
              <output>
                <Trans>Nie udało się odświeżyć.</Trans>
              </output>
            </p>
          )}
          <p className={classNames(styles.note, styles.counted)}>
            <Trans>dane do {countedUntil}</Trans>
          </p>
        </div>
      )}
    </figure>
  )
}

function isNothing({ rows }: Report): boolean {
  return rows.every(({ value, previous }) => value === 0 && (previous ?? 0) === 0)
}
