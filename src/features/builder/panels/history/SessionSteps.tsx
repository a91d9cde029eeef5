import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import type { HistoryStep } from '#domain/template/history.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { changedNodeOf, editNameOf } from '../../document/builderDocument.ts'
import { useBuilder, useBuilderState } from '../../document/BuilderContext.tsx'
import { EDIT_WORDS } from '../../document/editWords.ts'
import { useNodeName } from '../../nodes/useNodeName.ts'
import stack from '../PanelStack.module.css'
import styles from './HistoryPanel.module.css'

/** The steps that stand in sight; those before them are undone one by one. */
const MOST_SHOWN = 30

/** What was done since the template was opened, the latest first; each can be gone back to. */
export function SessionSteps() {
  const { i18n } = useLingui()
  const format = useFormat()
  const document = useBuilder()
  const nameOf = useNodeName()
  const { past, future } = useBuilderState(({ history }) => history)
  const shown = past.slice(-MOST_SHOWN).toReversed()

  function goBack(steps: number): void {
    for (let step = 0; step < steps; step += 1) document.undo()
  }

  function wordsOf({ what, before }: Pick<HistoryStep<Template>, 'what' | 'before'>): string {
    const id = changedNodeOf(what)
    const node = before.nodes.find((each) => each.id === id)
    const words = i18n._(EDIT_WORDS[editNameOf(what)])
    return node === undefined ? words : `${words}: ${nameOf(node)}`
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
              <span>{wordsOf({ what, before })}</span>
              <div className={styles.row}>
                <Button
                  size="small"
                  variant="quiet"
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
