import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { contentPath } from '#domain/content/contentAddresses.ts'
import type { Article } from '#domain/content/entry.ts'
import styles from './ArticleScreen.module.css'
import { usePlaceBefore } from './usePlaceBefore.ts'

/** Fewer sections than this are seen at a glance. */
const LEAST_SECTIONS = 3

/** The sections of an article as links, and a link back to the last read one. */
export function Outline({ article }: { readonly article: Article }) {
  const { t } = useLingui()
  const { outline } = article
  const isLong = outline.length >= LEAST_SECTIONS
  const sections = useMemo(() => outline.map(({ id }) => id), [outline])
  const before = usePlaceBefore(contentPath(article), sections, isLong)
  const place = outline.find(({ id }) => id === before)
  if (!isLong) return null
  return (
    <nav className={styles.outline} aria-label={t`Spis treści`}>
      <div className={styles.outlineHead}>
        <h2>
          <Trans>W tym tekście</Trans>
        </h2>
        {place === undefined ? null : (
          <a href={`#${place.id}`} className={styles.goOn}>
            <Trans>Czytaj dalej</Trans>
          </a>
        )}
      </div>
      <ol>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            {id === place?.id ? (
              <span className={styles.wasHere}>
                {' '}
                <Trans>ostatnio czytane</Trans>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
