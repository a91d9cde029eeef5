import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CloudOff, RotateCcw } from 'lucide-react'
import { useConnectionView } from '#services/connectionView.ts'
import { Button } from '#ui/Button.tsx'
import { failureText } from '#ui/form/failureTexts.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { codeOf } from '../reportQueries.ts'
import type { ChartKind } from './ReportChart.tsx'
import styles from './Figures.module.css'

export interface UnansweredProps {
  /** Why there is no answer; null while it is awaited. */
  readonly error: unknown
  readonly onRetry: () => void
  readonly chart: ChartKind
}

/** As high as the awaited chart, so that nothing moves when it arrives. */
const HEIGHTS: Readonly<Record<ChartKind, string>> = {
  time: '20rem',
  bars: '20rem',
  columns: '16rem',
  funnel: '20rem',
}

/** In the place of an answer that is awaited, or didn't come. */
export function Unanswered({ error, onRetry, chart }: UnansweredProps) {
  const { i18n } = useLingui()
  const isOffline = useConnectionView() === 'offline'
  if (error === null) return <Skeleton shape="box" height={HEIGHTS[chart]} />
  const { title, text } = failureText(codeOf(error))
  return (
    <div className={styles.unanswered} role="alert">
      {isOffline ? <CloudOff size={24} aria-hidden="true" /> : <CircleAlert size={24} aria-hidden="true" />}
      <p>
        <strong>{isOffline ? <Trans>Statystyki wymagają sieci</Trans> : i18n._(title)}</strong>
      </p>
      <p className={styles.lead}>
        {isOffline ? <Trans>Liczy je serwer. Wczytaj je, gdy wróci połączenie.</Trans> : i18n._(text)}
      </p>
      <Button size="small" icon={<RotateCcw size={16} />} onPress={onRetry}>
        <Trans>Spróbuj ponownie</Trans>
      </Button>
    </div>
  )
}
