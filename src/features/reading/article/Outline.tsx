import { Trans, useLingui } from '@lingui/react/macro'
import type { Article } from '#domain/content/entry.ts'
import styles from './ArticleScreen.module.css'

/** Fewer sections than this are seen at a glance. */
const LEAST_SECTIONS = 3

/** The sections of an article, each a press away. */
export function Outline({ sections }: { readonly sections: Article['outline'] }) {
  const { t } = useLingui()
  if (sections.length < LEAST_SECTIONS) return null
  return (
    <nav className={styles.outline} aria-label={t`Spis treści`}>
      <h2>
        <Trans>W tym tekście</Trans>
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
