import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useFormat } from '#i18n/format.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useStore } from '#ui/useStore.ts'
import { liveTexts } from '../kept/liveTexts.ts'
import { useTitle } from '../kept/useTitle.ts'
import styles from './RecentTexts.module.css'

const SHOWN = 6
/** Characters that a card has room for. */
const GLIMPSE = 160

/** The texts that were written last on this device; nothing where there are none. */
export function RecentTexts() {
  const texts = liveValue(useStore(liveTexts), []).slice(0, SHOWN)
  const format = useFormat()
  const titleOf = useTitle()
  const id = useId()
  if (texts.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Trans>Ostatnie teksty</Trans>
      </h2>
      <ul className={styles.texts}>
        {texts.map((row) => (
          <li key={row.id}>
            <Link to="/narzedzia/tekst" search={{ tekst: row.id }} className={styles.text}>
              <strong className={styles.title}>{titleOf(row)}</strong>
              <span className={styles.glimpse}>{row.text.slice(0, GLIMPSE).toWellFormed()}</span>
              <span className={styles.facts}>{format.relativeTime(new Date(row.changedAt))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
