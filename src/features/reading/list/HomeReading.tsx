import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useServices } from '#services/services.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { contentLanguage, entriesQuery } from '../queries.ts'
import styles from './HomeReading.module.css'
import { EntryTile } from './EntryTile.tsx'

/** One row of a desktop: two tutorials and the latest news. */
const TUTORIALS_SHOWN = 2
const NEWS_SHOWN = 1

/** The latest articles, on the home page. */
export function HomeReading() {
  const { i18n } = useLingui()
  const services = useServices()
  const language = contentLanguage(i18n.locale)
  const tutorials = useQuery(entriesQuery(services, language, 'tutorials'))
  const news = useQuery(entriesQuery(services, language, 'news'))
  const id = useId()
  const shown = [
    ...(tutorials.data?.entries.slice(0, TUTORIALS_SHOWN) ?? []),
    ...(news.data?.entries.slice(0, NEWS_SHOWN) ?? []),
  ]
  if (tutorials.isError && news.isError) return null
  return (
    <section className={styles.reading} aria-labelledby={id}>
      <div className={styles.row}>
        <h2 id={id}>
          <Trans>Do poczytania</Trans>
        </h2>
        <span className={styles.ways}>
          <TextLink to="/tutoriale">
            <Trans>Tutoriale</Trans>
          </TextLink>
          <TextLink to="/aktualnosci">
            <Trans>Aktualności</Trans>
          </TextLink>
        </span>
      </div>
      <ul className={styles.entries}>
        {shown.map((entry) => (
          <li key={`${entry.kind} ${entry.slug}`}>
            <EntryTile entry={entry} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
