import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { saveIssue, testIssue } from '#api/product/issueCalls.ts'
import type { User } from '#domain/account/user.ts'
import {
  isComplete,
  ISSUE_LANGUAGES,
  ISSUE_LENGTHS,
  type Issue,
  type IssueLanguage,
  type NewsletterOverview,
} from '#domain/newsletter/issue.ts'
import { userDraft } from '#offline/session/userDraft.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import { ISSUE_FAILURES } from './issueFailures.ts'
import { DeleteIssue } from './DeleteIssue.tsx'
import { IssueGapsNotice } from './IssueGapsNotice.tsx'
import { contentOf, issueDraftSchema, valuesOf } from './issueForm.ts'
import { IssueLanguageChoice } from './IssueLanguageChoice.tsx'
import { issueQuery, newsletterQuery } from './issueQueries.ts'
import { LetterPreview } from './LetterPreview.tsx'
import styles from './Newsletter.module.css'
import { SendDialog } from './SendDialog.tsx'
import { SyntaxHelp } from './SyntaxHelp.tsx'

export interface IssueEditorProps {
  readonly issue: Issue
  readonly overview: NewsletterOverview
  readonly user: User
  readonly onGone: () => void
  readonly onSent: () => void
}

/**
 * A draft of an issue in both languages beside a preview for its readers. Unsaved text stays on this device; a saved
 * draft is shared by administrators.
 */
export function IssueEditor({ issue, overview, user, onGone, onSent }: IssueEditorProps) {
  const { t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const [language, setLanguage] = useState<IssueLanguage>('pl')
  const [isAsking, setAsking] = useState(false)
  const draft = useMemo(
    () => userDraft({ name: `newsletter:${issue.id}`, schema: issueDraftSchema }, user.id),
    [issue.id, user.id],
  )
  const initial = useMemo(() => valuesOf(issue.content), [issue.content])

  const form = useForm({
    isEdit: true,
    initial,
    draft,
    submit: async () => {
      await save()
    },
    onSubmitted: () => showToast({ type: 'success', title: t`Szkic zapisany` }),
  })
  const content = useMemo(() => contentOf(form.values), [form.values])

  /** The saved issue: typed text is saved first. */
  async function save(): Promise<Issue> {
    if (!form.isChanged) return issue
    const { queryKey } = issueQuery(services, issue.id)
    const api = await services.productApi()
    try {
      const saved = await saveIssue(api, { id: issue.id, version: issue.version, content })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: newsletterQuery(services).queryKey })
      return saved
    } catch (error) {
      // Another administrator's words show wherever nothing was typed here.
      void queryClient.invalidateQueries({ queryKey })
      throw error
    }
  }

  async function saveAll(): Promise<Issue> {
    const saved = await save()
    form.reset()
    return saved
  }

  const testing = useSubmission(async (signal) => {
    const { id, version } = await saveAll()
    await testIssue(await services.productApi(), { id, version, language }, { signal })
    const { email } = user
    showToast({ type: 'success', title: t`Próbny e-mail do ${email} jest w drodze` })
  })
  const asking = useSubmission(async () => {
    await saveAll()
    setAsking(true)
  })

  const words = content[language]
  const complete = ISSUE_LANGUAGES.filter((one) => isComplete(content[one], overview.pictureOrigins))
  const readers = complete.reduce((sum, one) => sum + overview.audience[one], 0)
  return (
    <div className={styles.editor}>
      <Card title={<Trans>Szkic</Trans>}>
        <form {...form.element} aria-label={t`Szkic wydania`} className={styles.form}>
          <IssueLanguageChoice value={language} onChange={setLanguage} />
          <TextField
            {...form.field(`${language}_subject`)}
            label={t`Temat`}
            maxLength={ISSUE_LENGTHS.subject}
            autoComplete="off"
          />
          <TextField
            {...form.field(`${language}_preheader`)}
            label={t`Zajawka`}
            description={t`Skrzynki pokazują ją obok tematu.`}
            maxLength={ISSUE_LENGTHS.preheader}
            autoComplete="off"
          />
          <div className={styles.body}>
            <TextField
              {...form.field(`${language}_body`)}
              label={t`Treść`}
              multiline
              maxLength={ISSUE_LENGTHS.body}
            />
          </div>
          <SyntaxHelp />
          <IssueGapsNotice content={content} overview={overview} />
          <FailureNote failure={form.failure ?? testing.failure ?? asking.failure} texts={ISSUE_FAILURES} />
          <p className={styles.state} aria-live="polite">
            {form.isChanged ? (
              <Trans>Niezapisane zmiany są tylko tutaj i przetrwają utratę sieci.</Trans>
            ) : (
              <Trans>Zapisane. Szkic widzą wszyscy administratorzy.</Trans>
            )}
          </p>
          <div className={styles.actions}>
            <Button
              variant="primary"
              isPending={asking.isPending}
              isDisabled={complete.length === 0 || readers === 0}
              onPress={asking.submit}
            >
              <Trans>
                Wyślij do <Plural value={readers} one="# osoby" few="# osób" many="# osób" other="# osoby" />
              </Trans>
            </Button>
            <Button
              isPending={testing.isPending}
              isDisabled={!complete.includes(language)}
              onPress={testing.submit}
            >
              <Trans>Wyślij próbny do mnie</Trans>
            </Button>
            <Button type="submit" isPending={form.isPending}>
              <Trans>Zapisz szkic</Trans>
            </Button>
            <DeleteIssue id={issue.id} onGone={onGone} />
          </div>
        </form>
      </Card>
      <Card title={<Trans>Podgląd</Trans>} lead={<Trans>Dokładnie taki e-mail dostaną czytelnicy.</Trans>}>
        <LetterPreview words={words} language={language} />
      </Card>
      {isAsking ? (
        <SendDialog
          issue={issue}
          languages={complete}
          overview={overview}
          onSent={onSent}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
