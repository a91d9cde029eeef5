import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Scope } from '#domain/statistics/address.ts'
import type { Metric } from '#domain/statistics/metrics.ts'
import { askedReport } from '#domain/statistics/askedReport.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { reportQuery } from '../reportQueries.ts'
import { METRIC_WORDS } from '../words/metricWords.ts'
import { valueText } from '../words/valueText.ts'
import { Change } from './Change.tsx'
import styles from './Figures.module.css'

export interface KeyFiguresProps {
  readonly metrics: readonly Metric[]
  readonly scope: Scope
  readonly today: string
}

/** The numbers that one looks at first, each with its change. */
export function KeyFigures({ metrics, scope, today }: KeyFiguresProps) {
  return (
    <dl className={styles.keys}>
      {metrics.map((metric) => (
        <KeyFigure key={metric} metric={metric} scope={scope} today={today} />
      ))}
    </dl>
  )
}

function KeyFigure({ metric, scope, today }: Omit<KeyFiguresProps, 'metrics'> & { readonly metric: Metric }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { data, error } = useQuery(reportQuery(useServices(), askedReport(metric, undefined, scope, today)))
  return (
    <div className={styles.key}>
      <dt>{i18n._(METRIC_WORDS[metric])}</dt>
      <dd>
        {data !== undefined ? (
          <>
            <span className={styles.amount}>{valueText(format, data.unit, data.total.value)}</span>
            <Change metric={metric} unit={data.unit} {...data.total} />
          </>
        ) : error === null ? (
          <Skeleton width="70%" height="2rem" />
        ) : (
          <span className={styles.note}>
            <Trans>nie wczytano</Trans>
          </span>
        )}
      </dd>
    </div>
  )
}
