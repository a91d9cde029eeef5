import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { contentPath } from '#domain/content/contentAddresses.ts'
import type { Article } from '#domain/content/entry.ts'
import styles from './ArticleScreen.module.css'

/** The previous and the next article: of its series, else by the day. */
export function ArticleNeighbours({ article: { previous, next } }: { readonly article: Article }) {
  const { t } = useLingui()
  if (previous === null && next === null) return null
  return (
    <nav className={styles.neighbours} aria-label={t`Poprzedni i następny tekst`}>
      {previous === null ? null : (
        <Link to={contentPath(previous)} className={styles.neighbour} rel="prev">
          <span>
            <Trans>Poprzedni</Trans>
          </span>
          <strong>{previous.title}</strong>
        </Link>
      )}
      {next === null ? null : (
        <Link to={contentPath(next)} className={styles.neighbour} data-way="next" rel="next">
          <span>
            <Trans>Następny</Trans>
          </span>
          <strong>{next.title}</strong>
        </Link>
      )}
    </nav>
  )
}
