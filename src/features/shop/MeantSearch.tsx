import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SearchLink } from '#ui/useSearchLink.ts'
import styles from './SearchSuggestions.module.css'

export interface MeantSearchProps {
  readonly text: string
  /** Makes it the search. */
  readonly link: SearchLink
}

/** The corrected form of a mistyped search. A press makes it the search. */
export function MeantSearch({ text, link }: MeantSearchProps) {
  return (
    <p className={styles.suggestions} data-start="">
      <Trans>Czy chodziło o</Trans>
      <Link {...link} className={styles.suggestion}>
        {text}
      </Link>
    </p>
  )
}
