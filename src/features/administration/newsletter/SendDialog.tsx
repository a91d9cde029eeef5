import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { sendIssue } from '#api/product/issueCalls.ts'
import {
  ISSUE_LANGUAGES,
  type Issue,
  type IssueLanguage,
  type NewsletterOverview,
} from '#domain/newsletter/issue.ts'
import { useFormat } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import shared from '../Administration.module.css'
import { ISSUE_FAILURES } from './issueFailures.ts'
import { issueQuery } from './issueQueries.ts'

export interface SendDialogProps {
  /** As it is saved. */
  readonly issue: Issue
  /** Those it can be sent in. */
  readonly languages: readonly IssueLanguage[]
  readonly overview: NewsletterOverview
  /** The issue is on its way: before this screen gives way to its progress. */
  readonly onSent: () => void
  readonly onClose: () => void
}

/** The last question before an issue goes out: to how many, in which languages, for how long. */
export function SendDialog({ issue, languages, overview, onSent, onClose }: SendDialogProps) {
  const { t } = useLingui()
  const format = useFormat()
  const services = useServices()
  const queryClient = useQueryClient()
  const { audience, perMinute } = overview
  const readers = languages.reduce((sum, language) => sum + audience[language], 0)
  const without = ISSUE_LANGUAGES.filter(
    (language) => !languages.includes(language) && audience[language] > 0,
  ).reduce((sum, language) => sum + audience[language], 0)
  const parts = languages.map((language) => ({
    language,
    subject: issue.content[language].subject,
    count: audience[language],
  }))
  const takes = format.duration((readers / perMinute) * 60_000)
  const sending = useSubmission(async (signal) => {
    const { id, version } = issue
    const api = await services.productApi()
    const sent = await sendIssue(api, { id, version, languages: [...languages] }, { signal })
    const { queryKey } = issueQuery(services, id)
    await queryClient.cancelQueries({ queryKey })
    onSent()
    queryClient.setQueryData(queryKey, sent)
  })
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Wysłać to wydanie?`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="primary" isPending={sending.isPending} onPress={sending.submit}>
            <Trans>
              Wyślij do <Plural value={readers} one="# osoby" few="# osób" many="# osób" other="# osoby" />
            </Trans>
          </Button>
        </>
      }
    >
      <div className={shared.form}>
        <dl className={shared.facts}>
          {parts.map(({ language, subject, count }) => (
            <div key={language} style={{ display: 'contents' }}>
              <dt>{LANGUAGE_NAMES[language]}</dt>
              <dd>
                {subject}, <Plural value={count} one="# osoba" few="# osoby" many="# osób" other="# osoby" />
              </dd>
            </div>
          ))}
        </dl>
        {without === 0 ? null : (
          <p>
            <Trans>
              Nic nie dostanie{' '}
              <Plural value={without} one="# osoba" few="# osoby" many="# osób" other="# osoby" />, bo w tym
              języku nic nie napisano.
            </Trans>
          </p>
        )}
        <p>
          <Trans>Potrwa to około {takes}. Wysłanych e-maili nie cofniemy, ale resztę można zatrzymać.</Trans>
        </p>
        <FailureNote failure={sending.failure} texts={ISSUE_FAILURES} />
      </div>
    </Dialog>
  )
}
