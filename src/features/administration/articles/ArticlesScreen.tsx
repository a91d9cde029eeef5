import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { EditorEntry, EditorPlace } from '#domain/content/editor.ts'
import { CONTENT_KINDS } from '#domain/content/kinds.ts'
import { useFormat } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useServices } from '#services/services.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import rows from '#ui/Rows.module.css'
import { TextLink } from '#ui/TextLink.tsx'
import { Unread } from '../Unread.tsx'
import styles from './Articles.module.css'
import { editorListQuery } from './articleQueries.ts'
import { KIND_WORDS, stateOf } from './articleWords.ts'
import { NewArticle } from './NewArticle.tsx'

export interface ArticlesScreenProps {
  readonly onOpen: (place: EditorPlace) => void
}

/** /admin/content: published articles and drafts. */
export function ArticlesScreen({ onOpen }: ArticlesScreenProps) {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  const { data, error, refetch } = useQuery(editorListQuery({ productApi }))
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Teksty`}
        lead={t`Szkice widzą tylko administratorzy. Opublikowane czyta każdy, od chwili, którą wybierzesz.`}
      />
      <div className={styles.parts}>
        <NewArticle onOpen={onOpen} />
        {data === undefined ? (
          <Unread error={error} onRetry={() => void refetch()} count={4} height="8rem" />
        ) : (
          CONTENT_KINDS.map((kind) => (
            <Card key={kind} title={i18n._(KIND_WORDS[kind])}>
              <Articles articles={data.filter((article) => article.kind === kind)} />
            </Card>
          ))
        )}
      </div>
    </Page>
  )
}

function Articles({ articles }: { readonly articles: readonly EditorEntry[] }) {
  if (articles.length === 0) {
    return (
      <p>
        <Trans>Nie ma tu jeszcze żadnego tekstu.</Trans>
      </p>
    )
  }
  return (
    <ul className={rows.rows}>
      {articles.map((article) => (
        <ArticleRow key={`${article.language} ${article.slug}`} article={article} />
      ))}
    </ul>
  )
}

function ArticleRow({ article }: { readonly article: EditorEntry }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { language, kind, slug, title, plannedFor, updatedAt } = article
  const { tone, label } = stateOf(article)
  const planned = plannedFor === null ? '' : format.dateTime(plannedFor)
  const updated = updatedAt === null ? '' : format.dateTime(updatedAt)
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <TextLink to="/admin/content/$language/$kind/$slug" params={{ language, kind, slug }}>
          {title === '' ? t`(bez tytułu)` : title}
        </TextLink>
        <span className={rows.muted}>
          {LANGUAGE_NAMES[language]} · {slug}
          {plannedFor !== null ? (
            <>
              {' · '}
              <Trans>od {planned}</Trans>
            </>
          ) : updatedAt === null ? null : (
            <>
              {' · '}
              <Trans>zapisany {updated}</Trans>
            </>
          )}
        </span>
      </div>
      <Badge tone={tone}>{i18n._(label)}</Badge>
    </li>
  )
}
