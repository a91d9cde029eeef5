import { Trans, useLingui } from '@lingui/react/macro'
import type { IssueSummary } from '#domain/newsletter/issue.ts'
import { useFormat } from '#i18n/format.ts'
import { Badge } from '#ui/Badge.tsx'
import rows from '#ui/Rows.module.css'
import { TextLink } from '#ui/TextLink.tsx'
import { ISSUE_STATUS_WORDS } from './issueWords.ts'

/** An issue in the list: its name, date and progress. */
export function IssueRow({ issue }: { readonly issue: IssueSummary }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { id, subject, status, progress, updatedAt, startedAt } = issue
  const { label, tone } = ISSUE_STATUS_WORDS[status]
  const sent = format.number(progress.sent)
  const recipients = format.number(progress.recipients)
  const moment = format.dateTime(startedAt ?? updatedAt)
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <TextLink to="/admin/emails/$id" params={{ id }}>
          {subject === '' ? t`(bez tematu)` : subject}
        </TextLink>
        <span className={rows.muted}>
          {startedAt === null ? (
            <Trans>Zapisane {moment}</Trans>
          ) : (
            <Trans>
              Od {moment}, wysłano {sent} z {recipients}
            </Trans>
          )}
        </span>
      </div>
      <Badge tone={tone}>{i18n._(label)}</Badge>
    </li>
  )
}
