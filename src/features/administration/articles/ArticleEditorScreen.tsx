import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { articlePlaceSchema, type EditorPlace } from '#domain/content/editor.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import rows from '#ui/Rows.module.css'
import { Unread } from '../Unread.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import { editorArticleQuery } from './articleQueries.ts'
import { KIND_WORDS, stateOf } from './articleWords.ts'
import type { RenderText } from './renderText.ts'

export interface ArticleDeskProps {
  /** As the address says it. */
  readonly place: Readonly<Record<keyof EditorPlace, string>>
  readonly renderText: RenderText
}

/** /admin/content/…: an article being written. */
export function ArticleEditorScreen({ place, renderText }: ArticleDeskProps) {
  const { t } = useLingui()
  const { success, data } = articlePlaceSchema.safeParse(place)
  if (success) return <DeskAt place={data} renderText={renderText} />
  return (
    <Page>
      <PageHeader
        title={t`Tekst`}
        breadcrumbs={[{ label: t`Teksty`, to: '/admin/content' }, { label: t`Tekst` }]}
      />
      <EmptyState title={t`Taki adres nie może być adresem tekstu`} description={t`Wybierz tekst z listy.`} />
    </Page>
  )
}

interface DeskAtProps {
  readonly place: EditorPlace
  readonly renderText: RenderText
}

function DeskAt({ place, renderText }: DeskAtProps) {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  const session = useSession()
  const { data, error, refetch } = useQuery(editorArticleQuery({ productApi }, place))
  const name = data?.title || place.slug
  const state = data === undefined ? null : stateOf(data)
  return (
    <Page>
      <PageHeader
        title={
          <span className={rows.title}>
            {name}
            {state === null ? null : <Badge tone={state.tone}>{i18n._(state.label)}</Badge>}
          </span>
        }
        lead={`${i18n._(KIND_WORDS[place.kind])} · ${LANGUAGE_NAMES[place.language]} · ${place.slug}`}
        breadcrumbs={[{ label: t`Teksty`, to: '/admin/content' }, { label: name }]}
      />
      {data === undefined || session.status !== 'signed-in' ? (
        <Unread error={error} onRetry={() => void refetch()} count={1} height="30rem" />
      ) : (
        <ArticleEditor article={data} userId={session.user.id} renderText={renderText} />
      )}
    </Page>
  )
}
