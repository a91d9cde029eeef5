import { Trans, useLingui } from '@lingui/react/macro'
import styles from './SearchSuggestions.module.css'

/** Words that surely find something in a shop of gifts for occasions. */
export function SearchSuggestions({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { t } = useLingui()
  const suggestions = [t`urodziny`, t`kubek`, t`podziękowanie`, t`kurs`, t`plakat`]
  return (
    <p className={styles.suggestions}>
      <Trans>Może:</Trans>
      {suggestions.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          className={styles.suggestion}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion}
        </button>
      ))}
    </p>
  )
}
