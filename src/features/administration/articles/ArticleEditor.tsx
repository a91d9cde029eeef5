import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { cancelPlan, saveArticle, withdrawArticle } from '#api/product/articleCalls.ts'
import { type EditorArticle, type EditorPlace, LONGEST_SOURCE } from '#domain/content/editor.ts'
import { contentPath } from '#domain/content/contentAddresses.ts'
import { useFormat } from '#i18n/format.ts'
import { userDraft } from '#offline/session/userDraft.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { ARTICLE_FAILURES } from './articleFailures.ts'
import { ArticlePreview } from './ArticlePreview.tsx'
import type { RenderText } from './renderText.ts'
import { editorArticleQuery, editorListQuery } from './articleQueries.ts'
import styles from './Articles.module.css'
import { PublishDialog } from './PublishDialog.tsx'
import { SourceHelp } from './SourceHelp.tsx'

const draftSchema = z.object({ source: z.optional(z.string()) })

export interface ArticleEditorProps {
  readonly article: EditorArticle
  readonly userId: string
  readonly renderText: RenderText
}

/**
 * An article’s Markdown beside a preview for its readers. Unsaved text stays on this device; a saved draft is shared by
 * administrators; a published one is public.
 */
export function ArticleEditor({ article, userId, renderText }: ArticleEditorProps) {
  const { t } = useLingui()
  const format = useFormat()
  const services = useServices()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { language, kind, slug, revision, plannedFor, isShown } = article
  const place = useMemo<EditorPlace>(() => ({ language, kind, slug }), [language, kind, slug])
  const { queryKey } = editorArticleQuery(services, place)
  const draft = useMemo(
    () => userDraft({ name: `article:${language}/${kind}/${slug}`, schema: draftSchema }, userId),
    [language, kind, slug, userId],
  )
  const initial = useMemo(() => ({ source: article.source }), [article.source])

  const form = useForm({
    isEdit: true,
    initial,
    draft,
    submit: async ({ source }) => {
      try {
        show(await saveArticle(await services.productApi(), place, { revision, source }))
      } catch (error) {
        // Another administrator's words show wherever nothing was typed here.
        void queryClient.invalidateQueries({ queryKey })
        throw error
      }
    },
    onSubmitted: () => showToast({ type: 'success', title: t`Szkic zapisany` }),
  })

  function show(saved: EditorArticle): void {
    queryClient.setQueryData(queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: editorListQuery(services).queryKey, exact: true })
  }

  const withdrawing = useSubmission(async (signal) => {
    show(await withdrawArticle(await services.productApi(), place, { signal }))
    showToast({ type: 'success', title: t`Nikt poza administratorami już tego nie zobaczy. Szkic został.` })
  })
  const cancelling = useSubmission(async (signal) => {
    show(await cancelPlan(await services.productApi(), place, { signal }))
  })
  const planned = plannedFor === null ? '' : format.dateTime(plannedFor)
  return (
    <div className={styles.editor}>
      <Card title={<Trans>Tekst</Trans>}>
        <form {...form.element} aria-label={t`Szkic tekstu`} className={styles.form}>
          <div className={styles.source}>
            <TextField
              {...form.field('source')}
              label={t`Nagłówek i treść`}
              multiline
              maxLength={LONGEST_SOURCE}
              spellCheck="true"
            />
          </div>
          <SourceHelp language={place.language} />
          <FailureNote
            failure={form.failure ?? withdrawing.failure ?? cancelling.failure}
            texts={ARTICLE_FAILURES}
          />
          <p className={styles.state} aria-live="polite">
            {form.isChanged ? (
              <Trans>Niezapisane zmiany są tylko tutaj i przetrwają utratę sieci.</Trans>
            ) : revision === 0 ? (
              <Trans>Nikt jeszcze tego nie zmieniał.</Trans>
            ) : (
              <Trans>Zapisane. Szkic widzą wszyscy administratorzy.</Trans>
            )}{' '}
            {plannedFor === null ? null : <Trans>Zaplanowane na {planned}.</Trans>}
          </p>
          <div className={styles.actions}>
            <Button
              variant="primary"
              isDisabled={form.isChanged || revision === 0}
              onPress={() => setAsking(true)}
            >
              <Trans>Opublikuj</Trans>
            </Button>
            <Button type="submit" isPending={form.isPending}>
              <Trans>Zapisz szkic</Trans>
            </Button>
            {plannedFor === null ? null : (
              <Button isPending={cancelling.isPending} onPress={cancelling.submit}>
                <Trans>Odwołaj publikację</Trans>
              </Button>
            )}
            {isShown ? (
              <>
                <Button variant="quiet" isPending={withdrawing.isPending} onPress={withdrawing.submit}>
                  <Trans>Cofnij publikację</Trans>
                </Button>
                <TextLink to={contentPath(place)}>
                  <Trans>Zobacz na stronie</Trans>
                </TextLink>
              </>
            ) : null}
          </div>
        </form>
      </Card>
      <Card title={<Trans>Podgląd</Trans>} lead={<Trans>Tak zobaczą to czytelnicy.</Trans>}>
        <ArticlePreview place={place} source={form.values.source} renderText={renderText} />
      </Card>
      {isAsking ? (
        <PublishDialog article={article} onPublished={show} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  )
}
