import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { continueIssue, stopIssue } from '#api/product/issueCalls.ts'
import { firstLanguageOf, type Issue, type IssueLanguage } from '#domain/newsletter/issue.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { ISSUE_FAILURES } from './issueFailures.ts'
import { IssueLanguageChoice } from './IssueLanguageChoice.tsx'
import { issueQuery } from './issueQueries.ts'
import { LetterPreview } from './LetterPreview.tsx'
import styles from './Newsletter.module.css'

export interface SentIssueProps {
  readonly issue: Issue
  /** Whether it was sent from this screen: then the focus goes to its progress. */
  readonly hasJustBegun: boolean
}

/** An issue being sent or sent: its progress and its content. */
export function SentIssue({ issue, hasJustBegun }: SentIssueProps) {
  const [language, setLanguage] = useState<IssueLanguage>(() => firstLanguageOf(issue.content))
  const progress = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasJustBegun) return
    progress.current?.focus({ preventScroll: true })
    progress.current?.scrollIntoView({ block: 'center' })
  }, [hasJustBegun])
  return (
    <div className={styles.editor}>
      <div ref={progress} tabIndex={-1}>
        <ProgressCard issue={issue} />
      </div>
      <Card title={<Trans>Treść</Trans>} lead={<Trans>Wysłanego wydania nikt już nie zmieni.</Trans>}>
        <IssueLanguageChoice value={language} onChange={setLanguage} />
        <LetterPreview words={issue.content[language]} language={language} />
      </Card>
    </div>
  )
}

function ProgressCard({ issue }: { readonly issue: Issue }) {
  const { t } = useLingui()
  const format = useFormat()
  const { recipients, sent, waiting, failed, left } = issue.progress
  const counts = [
    { name: t`Wysłane`, count: sent },
    { name: t`Czekają`, count: waiting },
    { name: t`Nie dotrą`, count: failed },
    { name: t`Wypisani`, count: left },
  ]
  const moment = format.dateTime(issue.finishedAt ?? issue.startedAt ?? issue.updatedAt)
  return (
    <Card title={<Trans>Wysyłka</Trans>}>
      <ProgressBar
        label={t`Postęp wysyłki`}
        value={recipients === 0 ? 100 : ((recipients - waiting) / recipients) * 100}
        description={
          issue.finishedAt === null ? <Trans>Zaczęta {moment}</Trans> : <Trans>Skończona {moment}</Trans>
        }
      />
      <dl className={styles.counts}>
        {counts.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      <Controls issue={issue} />
    </Card>
  )
}

function Controls({ issue }: { readonly issue: Issue }) {
  const services = useServices()
  const queryClient = useQueryClient()
  const isSending = issue.status === 'sending'
  const changing = useSubmission(async (signal) => {
    const api = await services.productApi()
    const changed = await (isSending ? stopIssue : continueIssue)(api, issue.id, { signal })
    const { queryKey } = issueQuery(services, issue.id)
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, changed)
  })
  if (issue.status === 'sent') return null
  return (
    <>
      <FailureNote failure={changing.failure} texts={ISSUE_FAILURES} />
      <p className={styles.state}>
        {isSending ? (
          <Trans>Zatrzymanie działa od razu, w drodze jest najwyżej jeden e-mail.</Trans>
        ) : (
          <Trans>Po wznowieniu dostaną je tylko ci, którzy jeszcze go nie mają.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Button
          variant={isSending ? 'danger' : 'primary'}
          isPending={changing.isPending}
          onPress={changing.submit}
        >
          {isSending ? <Trans>Zatrzymaj wysyłkę</Trans> : <Trans>Wznów wysyłkę</Trans>}
        </Button>
      </div>
    </>
  )
}
