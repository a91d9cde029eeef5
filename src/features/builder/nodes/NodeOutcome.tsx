import { useLingui } from '@lingui/react/macro'
import { partWords, type ShownResult } from '../run/shownResult.ts'
import { PORT_WORDS } from '../words/choiceWords.ts'
import { RUN_FAILURE_WORDS } from '../words/runFailureWords.ts'
import styles from './NodeCard.module.css'

/** The characters of a result on a card. */
const MOST_WORDS = 160

export interface NodeOutcomeProps {
  readonly shown: ShownResult
  /** The node's own summary, where the run has none. */
  readonly summary: string
}

/** The outcome of a node on its card: its progress, the beginning of its result, or why it has none. */
export function NodeOutcome({ shown, summary }: NodeOutcomeProps) {
  const { t, i18n } = useLingui()
  const { by, state, progress, error, taken, parts } = shown
  if (error !== null) {
    return (
      <span className={styles.outcome} data-state="failed">
        {i18n._(RUN_FAILURE_WORDS[error])}
      </span>
    )
  }
  if (state === 'running') {
    return (
      <>
        <span className={styles.summary}>{t`Trwa, ${progress}%`}</span>
        <span className={styles.progress} style={{ inlineSize: `${progress}%` }} />
      </>
    )
  }
  if (state === 'skipped') return <span className={styles.summary}>{t`Pominięty`}</span>
  const way = taken === null || taken === 'out' ? '' : `${i18n._(PORT_WORDS[taken])}: `
  const words = (parts ?? []).map(partWords).join(' · ').trim().slice(0, MOST_WORDS)
  if (`${way}${words}` === '') return <span className={styles.summary}>{summary}</span>
  return (
    <span className={styles.outcome} data-by={by}>
      <span className="visually-hidden">
        {by === 'dry' ? t`Próba:` : by === 'pin' ? t`Przypięte:` : t`Wynik:`}{' '}
      </span>
      {way}
      {words}
    </span>
  )
}
