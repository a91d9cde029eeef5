import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { contentPath } from '#domain/content/contentAddresses.ts'
import type { ContentEntry } from '#domain/content/entry.ts'
import { useFormat } from '#i18n/format.ts'
import { Picture } from '#ui/Picture.tsx'
import { contentLanguage } from '../queries.ts'
import styles from './Entries.module.css'

const TILE_SIZES = '(min-width: 60rem) 22rem, (min-width: 40rem) 45vw, calc(100vw - 2rem)'

/** One article: its subject, date and reading time. */
export function EntryTile({
  entry,
  priority = false,
  level = 2,
}: {
  readonly entry: ContentEntry
  readonly priority?: boolean
  /** Of its heading. */
  readonly level?: 2 | 3
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const { title, summary, cover, series } = entry
  return (
    <article className={styles.tile}>
      {cover === null ? null : <Picture picture={cover} sizes={TILE_SIZES} priority={priority} />}
      <div className={styles.words}>
        {series === null ? null : (
          <p className={styles.series}>
            {series.name} · {series.position}
          </p>
        )}
        <Heading className={styles.title}>
          <Link to={contentPath(entry)} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.summary}>{summary}</p>
        <EntryFacts entry={entry} />
      </div>
    </article>
  )
}

/** When it was published and how long it takes to read. */
export function EntryFacts({ entry: { publishedOn, minutes, language } }: { readonly entry: ContentEntry }) {
  const format = useFormat()
  return (
    <p className={styles.facts}>
      <time dateTime={publishedOn}>{format.date(new Date(`${publishedOn}T12:00:00`))}</time>
      <span>
        <Plural
          value={minutes}
          one="# minuta czytania"
          few="# minuty czytania"
          many="# minut czytania"
          other="# minuty czytania"
        />
      </span>
      <LanguageNote language={language} />
    </p>
  )
}

/** For readers of the site in another language. */
function LanguageNote({ language }: { readonly language: ContentEntry['language'] }) {
  const { i18n } = useLingui()
  if (language === contentLanguage(i18n.locale)) return null
  return <span>{language === 'pl' ? <Trans>po polsku</Trans> : <Trans>po angielsku</Trans>}</span>
}
