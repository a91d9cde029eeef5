import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useFormat } from '#i18n/format.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useStore } from '#ui/useStore.ts'
import { liveTranscripts } from '../kept/liveTranscripts.ts'
import { useTranscriptTitle } from '../kept/useTranscriptTitle.ts'
import styles from './RecentTranscripts.module.css'

const SHOWN = 6

/** The transcripts that were worked on last on this device; nothing where there are none. */
export function RecentTranscripts({ heading }: { readonly heading: string }) {
  const rows = liveValue(useStore(liveTranscripts), []).slice(0, SHOWN)
  const format = useFormat()
  const titleOf = useTranscriptTitle()
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.texts}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to="/narzedzia/transkrypcja" search={{ zapis: row.id }} className={styles.text}>
              <strong className={styles.title}>{titleOf(row)}</strong>
              <span className={styles.glimpse}>{row.glimpse}</span>
              <span className={styles.facts}>{format.relativeTime(new Date(row.changedAt))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
