import { Plural, Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { useBuilder, useBuilderState } from '../../document/BuilderContext.tsx'
import { useStepWords } from '../../document/useStepWords.ts'
import { useOptionWords } from '../../words/optionNames.ts'
import stack from '../PanelStack.module.css'
import styles from './HistoryPanel.module.css'

/** The number of visible steps; those before them are undone one by one. */
const MOST_SHOWN = 30

/** The steps since the template was opened, latest first; each can be restored. */
export function SessionSteps() {
  const format = useFormat()
  const document = useBuilder()
  useOptionWords()
  const wordsOf = useStepWords()
  const { past, present, future } = useBuilderState(({ history }) => history)
  const shown = past.slice(-MOST_SHOWN).toReversed()

  function goBack(steps: number): void {
    for (let step = 0; step < steps; step += 1) document.undo()
  }

  return (
    <div className={styles.section}>
      <h3 className={styles.title}>
        <Trans>Kroki tej sesji</Trans>
      </h3>
      {future.length === 0 ? null : (
        <p className={stack.text}>
          <Plural
            value={future.length}
            one="Cofnięto # krok. Możesz go ponowić."
            few="Cofnięto # kroki. Możesz je ponowić."
            many="Cofnięto # kroków. Możesz je ponowić."
            other="Cofnięto # kroku. Możesz je ponowić."
          />
        </p>
      )}
      {shown.length === 0 ? (
        <p className={stack.text}>
          <Trans>Jeszcze nic nie zmieniono.</Trans>
        </p>
      ) : (
        <ol className={styles.timeline}>
          {shown.map(({ what, at, before }, index) => (
            <li key={past.length - index} className={styles.entry}>
              <span className={styles.when}>{format.time(new Date(at))}</span>
              <span>{wordsOf(what, { before, after: past[past.length - index]?.before ?? present })}</span>
              <div className={styles.row}>
                <Button
                  size="small"
                  variant="quiet"
                  className={styles.act ?? ''}
                  icon={<Undo2 size={16} aria-hidden="true" />}
                  onPress={() => goBack(index + 1)}
                >
                  <Trans>Cofnij do tego miejsca</Trans>
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
