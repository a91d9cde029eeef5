import { useLingui } from '@lingui/react/macro'
import { Group } from 'react-aria-components/Group'
import type { CompletionState } from './useCompletion.ts'
import styles from './Completion.module.css'

/** What the word begun may become, to be pressed: Tab takes the first. */
export function Completion({ completion }: { readonly completion: CompletionState }) {
  const { t } = useLingui()
  return (
    <Group aria-label={t`Podpowiedzi`} className={styles.words ?? ''}>
      {completion.words.map((word, at) => (
        <button
          key={word}
          type="button"
          tabIndex={-1}
          className={styles.word}
          // The field keeps the caret.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => completion.take(word)}
        >
          {word}
          {at === 0 ? (
            <kbd className={styles.key} aria-hidden="true">
              Tab
            </kbd>
          ) : null}
        </button>
      ))}
    </Group>
  )
}
