import { Trans, useLingui } from '@lingui/react/macro'
import type { Metric } from '#domain/statistics/metrics.ts'
import { Notice } from '#ui/Notice.tsx'
import figures from '../figures/Figures.module.css'
import { KeyFigures } from '../figures/KeyFigures.tsx'
import { ReportFigure } from '../figures/ReportFigure.tsx'
import { ScopeBar } from '../range/ScopeBar.tsx'
import type { StatisticsScreenProps } from '../screenProps.ts'
import { StatisticsFrame } from '../StatisticsFrame.tsx'
import { useScope } from '../useScope.ts'

const KEYS: readonly Metric[] = ['sessions', 'views', 'time-on-page', 'engagement']

/** /analytics: visits, of those who agreed to be counted. */
export function AnalyticsScreen(props: StatisticsScreenProps) {
  const { t } = useLingui()
  const { scope, onScopeChange, today } = useScope(props)
  const asked = { scope, today }
  return (
    <StatisticsFrame
      title={t`Analityka`}
      lead={t`Kto nas odwiedza, skąd, na czym i co ogląda.`}
      search={props.search}
    >
      <Notice tone="neutral">
        <Trans>Liczymy tylko odwiedzających, którzy się na to zgodzili. Prawdziwy ruch jest większy.</Trans>
      </Notice>
      <ScopeBar
        scope={scope}
        onScopeChange={onScopeChange}
        today={today}
        filters={['source', 'device', 'affiliate', 'offline']}
      />
      <KeyFigures metrics={KEYS} {...asked} />
      <div className={figures.figures}>
        <ReportFigure metric="sessions" by="time" chart="time" {...asked} />
        <ReportFigure metric="views" by="time" chart="time" {...asked} />
        <ReportFigure metric="views" by="page" chart="bars" title={t`Ulubione strony`} {...asked} />
        <ReportFigure metric="views" by="product" chart="bars" title={t`Oglądane produkty`} {...asked} />
        <ReportFigure metric="sessions" by="source" chart="bars" title={t`Skąd przychodzą`} {...asked} />
        <ReportFigure metric="sessions" by="device" chart="bars" title={t`Urządzenia`} {...asked} />
        <ReportFigure
          metric="sessions"
          by="returning"
          chart="bars"
          title={t`Nowi i powracający`}
          {...asked}
        />
        <ReportFigure metric="offline-share" by="time" chart="time" {...asked} />
        <ReportFigure
          metric="scores"
          by="score"
          chart="columns"
          lead={<Trans>Sesje według wyniku od 0 do 100: czas, przewijanie i to, co kto zrobił.</Trans>}
          {...asked}
        />
        <ReportFigure
          metric="retention"
          by="age"
          chart="columns"
          title={t`Powroty według tygodni`}
          lead={<Trans>Urządzenia, które wróciły, według tygodni od pierwszej wizyty.</Trans>}
          {...asked}
        />
        <ReportFigure metric="time-on-page" by="page" chart="bars" title={t`Czas na stronach`} {...asked} />
        <ReportFigure
          metric="scrolled"
          by="depth"
          chart="columns"
          title={t`Jak głęboko przewijają`}
          {...asked}
        />
      </div>
    </StatisticsFrame>
  )
}
