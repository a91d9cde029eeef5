import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SearchLink } from '#ui/useSearchLink.ts'
import styles from './SearchSuggestions.module.css'

/** Words that surely find something in a shop of gifts for occasions. */
export const SUGGESTED_WORDS = [msg`urodziny`, msg`kubek`, msg`podziękowanie`, msg`kurs`, msg`plakat`]

/** Suggestions of other searches. */
export function SearchSuggestions({ linkTo }: { readonly linkTo: (text: string) => SearchLink }) {
  const { i18n } = useLingui()
  return (
    <p className={styles.suggestions}>
      <Trans>Spróbuj:</Trans>
      {SUGGESTED_WORDS.map((message) => i18n._(message)).map((word) => (
        <Link key={word} {...linkTo(word)} className={styles.suggestion}>
          {word}
        </Link>
      ))}
    </p>
  )
}
