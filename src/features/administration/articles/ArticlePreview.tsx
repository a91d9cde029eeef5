import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { previewArticle } from '#api/product/articleCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { ArticleFault, EditorPlace } from '#domain/content/editor.ts'
import { useServices } from '#services/services.tsx'
import type { ContentLanguage } from '#domain/content/kinds.ts'
import { Notice } from '#ui/Notice.tsx'
import { Picture } from '#ui/Picture.tsx'
import { ReadFailure } from '../ReadFailure.tsx'
import { RuleList } from './RuleList.tsx'
import type { RenderText } from './renderText.ts'
import styles from './Articles.module.css'

/** The pause in typing (ms) after which the preview renders. */
const PAUSE_MS = 700

export interface ArticlePreviewProps {
  readonly place: EditorPlace
  readonly source: string
  readonly renderText: RenderText
}

/** The typed text as its readers would see it, parsed like published articles; or why it can’t be an article. */
export function ArticlePreview({ place, source, renderText }: ArticlePreviewProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const settled = useSettled(source)
  const { data, error, refetch } = useQuery({
    queryKey: [ACCOUNT_KEY, 'admin-content-preview', place, settled],
    queryFn: async ({ signal }) => previewArticle(await productApi(), { place, source: settled }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (data === undefined)
    return error === null ? null : <ReadFailure error={error} onRetry={() => void refetch()} />
  const { article, problem } = data
  const minutes = article?.minutes ?? 0
  return (
    <div className={styles.preview} aria-live="polite">
      {problem === null ? null : (
        <Notice tone="warning" title={t`To jeszcze nie jest tekst do opublikowania`}>
          <Fault fault={problem} language={place.language} />
        </Notice>
      )}
      {article === null ? null : (
        <div lang={article.language} className={styles.preview}>
          <h2>{article.title}</h2>
          <p className={styles.facts}>{article.summary}</p>
          <p className={styles.facts}>
            <Trans>Czas czytania w minutach: {minutes}</Trans>
          </p>
          {article.cover === null ? null : <Picture picture={article.cover} sizes="36rem" />}
          {renderText(article.body)}
        </div>
      )}
    </div>
  )
}

function Fault({ fault, language }: { readonly fault: ArticleFault; readonly language: ContentLanguage }) {
  const { i18n } = useLingui()
  if (fault.code === 'UNREADABLE') return <pre className={styles.problem}>{fault.text}</pre>
  const names = new Intl.ListFormat(i18n.locale).format(fault.names.map((name) => `{${name}}`))
  return (
    <>
      <p>
        <Trans>
          Tekst powołuje się na zasady sklepu, których nie ma: {names}. Do wyboru są te, a cenę produktu pisze
          się bez podatku:
        </Trans>
      </p>
      <RuleList language={language} />
    </>
  )
}

function useSettled(source: string): string {
  const [settled, setSettled] = useState(source)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(source), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [source])
  return settled
}
