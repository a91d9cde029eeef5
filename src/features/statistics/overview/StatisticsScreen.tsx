import { useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import type { Metric } from '#domain/statistics/metrics.ts'
import figures from '../figures/Figures.module.css'
import { KeyFigures } from '../figures/KeyFigures.tsx'
import { ReportFigure } from '../figures/ReportFigure.tsx'
import { ScopeBar } from '../range/ScopeBar.tsx'
import type { StatisticsScreenProps } from '../screenProps.ts'
import { StatisticsFrame } from '../StatisticsFrame.tsx'
import { useScope } from '../useScope.ts'

const KEYS: readonly Metric[] = [
  'revenue',
  'orders',
  'average-order',
  'sessions',
  'credits-sold',
  'credits-used',
  'generations',
  'items-sold',
]

/** /statistics: the business at a glance. */
export function StatisticsScreen(props: StatisticsScreenProps) {
  const { t } = useLingui()
  const { scope, onScopeChange, today } = useScope(props)
  const asked = { scope, today }
  return (
    <StatisticsFrame
      title={t`Statystyki`}
      lead={t`Sprzedaż, kredyty i droga do zamówienia. Dni są liczone według czasu w Polsce.`}
      search={props.search}
    >
      <ScopeBar
        scope={scope}
        onScopeChange={onScopeChange}
        today={today}
        filters={['affiliate', 'source', 'device']}
      />
      <KeyFigures metrics={KEYS} {...asked} />
      <div className={figures.figures}>
        <div className={figures.wide} data-wide="">
          <ReportFigure metric="revenue" by="time" chart="time" {...asked} />
        </div>
        <ReportFigure
          metric="funnel"
          by="step"
          chart="funnel"
          lead={
            <Trans>
              Kroki widzimy tylko u tych, którzy zgodzili się na liczenie. Zamówienia liczymy wszystkie.
            </Trans>
          }
          {...asked}
        />
        <ReportFigure
          metric="items-value"
          by="product"
          chart="bars"
          title={t`Najlepiej sprzedające się produkty`}
          lead={<Trans>Wartość sprzedanych rzeczy przed rabatami i dostawą.</Trans>}
          {...asked}
        />
        <ReportFigure metric="orders" by="time" chart="time" {...asked} />
        <ReportFigure
          metric="revenue"
          by="affiliate"
          chart="bars"
          title={t`Przychód według kodów twórców`}
          {...asked}
        />
      </div>
    </StatisticsFrame>
  )
}
