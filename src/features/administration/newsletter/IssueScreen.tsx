import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Issue, NewsletterOverview } from '#domain/newsletter/issue.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { Badge } from '#ui/Badge.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import rows from '#ui/Rows.module.css'
import { Skeleton } from '#ui/Skeleton.tsx'
import shared from '../Administration.module.css'
import { ReadFailure } from '../ReadFailure.tsx'
import { IssueEditor } from './IssueEditor.tsx'
import { issueQuery, newsletterQuery } from './issueQueries.ts'
import { ISSUE_STATUS_WORDS } from './issueWords.ts'
import { SentIssue } from './SentIssue.tsx'

export interface IssueScreenProps {
  readonly id: string
  /** The draft was deleted. */
  readonly onGone: () => void
}

/** /admin/emails/ID: an issue's draft, or its progress. */
export function IssueScreen({ id, onGone }: IssueScreenProps) {
  const { t, i18n } = useLingui()
  const services = useServices()
  const issue = useQuery(issueQuery(services, id))
  const overview = useQuery(newsletterQuery(services))
  const error = issue.data === undefined ? issue.error : overview.data === undefined ? overview.error : null
  const name = issue.data?.content.pl.subject || issue.data?.content.en.subject || t`Wydanie`
  return (
    <Page>
      <PageHeader
        title={
          <span className={rows.title}>
            {name}
            {issue.data === undefined ? null : (
              <Badge tone={ISSUE_STATUS_WORDS[issue.data.status].tone}>
                {i18n._(ISSUE_STATUS_WORDS[issue.data.status].label)}
              </Badge>
            )}
          </span>
        }
        breadcrumbs={[{ label: t`Newsletter`, to: '/admin/emails' }, { label: name }]}
      />
      {error !== null ? (
        <ReadFailure
          error={error}
          onRetry={() => {
            void issue.refetch()
            void overview.refetch()
          }}
        />
      ) : issue.data === undefined || overview.data === undefined ? (
        <div className={shared.ghosts} aria-busy="true">
          <Skeleton shape="box" height="20rem" />
        </div>
      ) : (
        <Parts issue={issue.data} overview={overview.data} onGone={onGone} />
      )}
    </Page>
  )
}

interface PartsProps {
  readonly issue: Issue
  readonly overview: NewsletterOverview
  readonly onGone: () => void
}

function Parts({ issue, overview, onGone }: PartsProps) {
  const session = useSession()
  const [hasJustBegun, setBegun] = useState(false)
  if (session.status !== 'signed-in') return null
  if (issue.status !== 'draft') return <SentIssue issue={issue} hasJustBegun={hasJustBegun} />
  return (
    <IssueEditor
      issue={issue}
      overview={overview}
      user={session.user}
      onGone={onGone}
      onSent={() => setBegun(true)}
    />
  )
}
