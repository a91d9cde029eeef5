import { Trans, useLingui } from '@lingui/react/macro'
import type { Metric } from '#domain/statistics/metrics.ts'
import figures from '../figures/Figures.module.css'
import { KeyFigures } from '../figures/KeyFigures.tsx'
import { ReportFigure } from '../figures/ReportFigure.tsx'
import { ScopeBar } from '../range/ScopeBar.tsx'
import type { StatisticsScreenProps } from '../screenProps.ts'
import { StatisticsFrame } from '../StatisticsFrame.tsx'
import { useScope } from '../useScope.ts'

const KEYS: readonly Metric[] = [
  'generations',
  'failure-share',
  'processing-time',
  'generation-credits',
  'credits-sold',
  'credits-given',
  'credits-used',
  'discounts',
]

/** /enhanced-statistics: generations, by engine and price; credits and discounts. */
export function EnhancedStatisticsScreen(props: StatisticsScreenProps) {
  const { t } = useLingui()
  const { scope, onScopeChange, today } = useScope(props)
  const asked = { scope, today }
  return (
    <StatisticsFrame
      title={t`Rozszerzone statystyki`}
      lead={t`Co powstaje, na jakich silnikach, za ile i z jakim skutkiem. Do tego kredyty i rabaty.`}
      search={props.search}
    >
      <ScopeBar scope={scope} onScopeChange={onScopeChange} today={today} filters={['engine', 'type']} />
      <KeyFigures metrics={KEYS} {...asked} />
      <div className={figures.figures}>
        <div className={figures.wide} data-wide="">
          <ReportFigure metric="generations" by="time" chart="time" {...asked} />
        </div>
        <ReportFigure
          metric="generations"
          by="engine"
          chart="bars"
          title={t`Generacje według silników`}
          {...asked}
        />
        <ReportFigure
          metric="generations"
          by="type"
          chart="bars"
          title={t`Generacje według rodzaju`}
          {...asked}
        />
        <ReportFigure
          metric="generation-credits"
          by="engine"
          chart="bars"
          title={t`Koszt według silników`}
          lead={<Trans>Kredyty pobrane za to, co się udało.</Trans>}
          {...asked}
        />
        <ReportFigure
          metric="processing-time"
          by="engine"
          chart="bars"
          title={t`Średni czas według silników`}
          {...asked}
        />
        <ReportFigure metric="failure-share" by="time" chart="time" {...asked} />
        <ReportFigure
          metric="failures"
          by="failure"
          chart="bars"
          title={t`Dlaczego się nie udało`}
          empty={<Trans>W tych dniach wszystko się udało.</Trans>}
          {...asked}
        />
        <ReportFigure
          metric="failures"
          by="engine"
          chart="bars"
          title={t`Nieudane według silników`}
          empty={<Trans>W tych dniach wszystko się udało.</Trans>}
          {...asked}
        />
        <ReportFigure metric="credits-used" by="time" chart="time" {...asked} />
        <ReportFigure metric="credits-sold" by="time" chart="time" {...asked} />
        <ReportFigure metric="credits-given" by="time" chart="time" {...asked} />
        <ReportFigure metric="discounts" by="time" chart="time" {...asked} />
        <ReportFigure
          metric="discounts"
          by="affiliate"
          chart="bars"
          title={t`Rabaty według kodów twórców`}
          {...asked}
        />
      </div>
    </StatisticsFrame>
  )
}
