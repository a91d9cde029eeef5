import { and, eq } from 'drizzle-orm'
import {
  type Issue,
  type IssueProgress,
  type IssueStatus,
  type IssueSummary,
  subjectOf,
} from '#domain/newsletter/issue.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { newsletterIssues, newsletterLetters } from './tables.ts'

export type IssueRow = typeof newsletterIssues.$inferSelect

/** An issue as administrators see it. */
export async function issueView(database: Database | Transaction, row: IssueRow): Promise<Issue> {
  return { ...(await factsOf(database, row)), content: row.content }
}

/** The same for a list: without its words except the subject. */
export async function issueSummary(database: Database | Transaction, row: IssueRow): Promise<IssueSummary> {
  return { ...(await factsOf(database, row)), subject: subjectOf(row.content) }
}

async function factsOf(database: Database | Transaction, row: IssueRow) {
  const isUnderWay = row.status === 'sending' || row.status === 'stopped'
  const waiting = isUnderWay ? await database.$count(newsletterLetters, isWaiting(row.id)) : 0
  return {
    id: row.id,
    version: row.version,
    status: statusOf(row, waiting),
    progress: progressOf(row, waiting),
    updatedAt: row.updatedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

/** A stopped issue without any waiting readers is over. */
function statusOf({ status }: IssueRow, waiting: number): IssueStatus {
  return status === 'stopped' && waiting === 0 ? 'sent' : status
}

function progressOf({ recipients, sent, failed }: IssueRow, waiting: number): IssueProgress {
  return { recipients, sent, waiting, failed, left: Math.max(0, recipients - sent - waiting - failed) }
}

/** The letters of an issue that are still to be sent. */
export function isWaiting(issueId: string) {
  return and(eq(newsletterLetters.issueId, issueId), eq(newsletterLetters.status, 'waiting'))
}
