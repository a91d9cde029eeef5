import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './SearchSuggestions.module.css'

/** Words that surely find something in a shop of gifts for occasions; the catalogue is searched in Polish. */
const SUGGESTIONS = [
  { text: 'urodziny', name: msg`urodziny` },
  { text: 'kubek', name: msg`kubek` },
  { text: 'podziękowanie', name: msg`podziękowanie` },
  { text: 'kurs', name: msg`kurs` },
  { text: 'plakat', name: msg`plakat` },
]

/** What to search for instead. */
export function SearchSuggestions({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { i18n } = useLingui()
  return (
    <p className={styles.suggestions}>
      <Trans>Może:</Trans>
      {SUGGESTIONS.map(({ text, name }) => (
        <button key={text} type="button" className={styles.suggestion} onClick={() => onChoose(text)}>
          {i18n._(name)}
        </button>
      ))}
    </p>
  )
}
