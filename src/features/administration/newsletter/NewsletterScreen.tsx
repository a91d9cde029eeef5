import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { saveIssue } from '#api/product/issueCalls.ts'
import { EMPTY_ISSUE, type NewsletterOverview } from '#domain/newsletter/issue.ts'
import { newId } from '#domain/newId.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import rows from '#ui/Rows.module.css'
import { Unread } from '../Unread.tsx'
import { ISSUE_FAILURES } from './issueFailures.ts'
import { IssueRow } from './IssueRow.tsx'
import { newsletterQuery } from './issueQueries.ts'
import styles from './Newsletter.module.css'

export interface NewsletterScreenProps {
  readonly onOpen: (id: string) => void
}

/** /admin/emails: issues of the newsletter, and how many read it. */
export function NewsletterScreen({ onOpen }: NewsletterScreenProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const { data, error, refetch } = useQuery(newsletterQuery({ productApi }))
  const making = useSubmission(async (signal) => {
    const id = newId()
    await saveIssue(await productApi(), { id, version: 0, content: EMPTY_ISSUE }, { signal })
    onOpen(id)
  })
  return (
    <Page width="narrow">
      <PageHeader
        title={t`Newsletter`}
        lead={t`E-maile do tych, którzy chcą je dostawać. Każdy dostaje każde wydanie raz, w swoim języku.`}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={18} />}
            isPending={making.isPending}
            onPress={making.submit}
          >
            <Trans>Nowe wydanie</Trans>
          </Button>
        }
      />
      <div className={styles.parts}>
        <FailureNote failure={making.failure} texts={ISSUE_FAILURES} />
        {data !== undefined ? (
          <Overview overview={data} />
        ) : (
          <Unread error={error} onRetry={() => void refetch()} count={3} height="5rem" />
        )}
      </div>
    </Page>
  )
}

function Overview({ overview }: { readonly overview: NewsletterOverview }) {
  const { t } = useLingui()
  const { issues, audience, perMinute, sendsLetters } = overview
  return (
    <>
      {sendsLetters ? null : (
        <Notice tone="warning" title={t`Ten serwer nie ma poczty`}>
          <Trans>Wydania można pisać, ale wysyłka ruszy dopiero po ustawieniu SMTP_URL.</Trans>
        </Notice>
      )}
      <Card
        title={<Trans>Czytelnicy</Trans>}
        lead={
          <Trans>
            Wysyłamy najwyżej{' '}
            <Plural value={perMinute} one="# e-mail" few="# e-maile" many="# e-maili" other="# e-maila" /> na
            minutę.
          </Trans>
        }
      >
        <dl className={styles.counts}>
          <div>
            <dt>
              <Trans>Po polsku</Trans>
            </dt>
            <dd>{audience.pl}</dd>
          </div>
          <div>
            <dt>
              <Trans>Po angielsku</Trans>
            </dt>
            <dd>{audience.en}</dd>
          </div>
        </dl>
      </Card>
      <Card title={<Trans>Wydania</Trans>}>
        {issues.length === 0 ? (
          <p>
            <Trans>
              Nie ma jeszcze żadnego. Zacznij od nowego wydania, szkic zobaczą też inni administratorzy.
            </Trans>
          </p>
        ) : (
          <ul className={rows.rows} aria-label={t`Wydania`}>
            {issues.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
