import { Trans } from '@lingui/react/macro'
import styles from './SkipLink.module.css'

/** The id of the screen's own content. */
export const CONTENT_ID = 'tresc'

/** The first keyboard stop: a link past the bars, into the screen. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className={styles.skip}
      onClick={(event) => {
        // The address stays as it is: a hash would be one more step back.
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
    >
      <Trans>Przejdź do treści</Trans>
    </a>
  )
}
