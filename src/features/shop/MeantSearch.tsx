import { Trans } from '@lingui/react/macro'
import styles from './SearchSuggestions.module.css'

export interface MeantSearchProps {
  readonly text: string
  readonly onChoose: (text: string) => void
}

/** What a mistyped search was taken for. A press makes it the search. */
export function MeantSearch({ text, onChoose }: MeantSearchProps) {
  return (
    <p className={styles.suggestions} data-start="">
      <Trans>Czy chodziło o</Trans>
      <button type="button" className={styles.suggestion} onClick={() => onChoose(text)}>
        {text}
      </button>
    </p>
  )
}
