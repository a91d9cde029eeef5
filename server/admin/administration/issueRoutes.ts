import { ADMIN, ADMIN_PROVED } from '#domain/access/access.ts'
import { acceptedSchema } from '#domain/account/credentials.ts'
import type { IssueActKind } from '#domain/administration/acts.ts'
import {
  type Issue,
  issueSchema,
  newsletterOverviewSchema,
  saveIssueSchema,
  sendIssueSchema,
  subjectOf,
  testIssueSchema,
} from '#domain/newsletter/issue.ts'
import {
  deleteDraft,
  readIssue,
  readOverview,
  saveDraft,
  sendTest,
} from '#server/accounts/newsletter/drafts.ts'
import { type IssueRow, issueView } from '#server/accounts/newsletter/issueViews.ts'
import { continueIssue, startIssue, stopIssue } from '#server/accounts/newsletter/sendIssue.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Limit } from '#server/platform/throttle/limit.ts'
import { ACT_OF_ADMINISTRATOR, LOOK_OF_ADMINISTRATOR } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { TEST_LETTER_OF_ADMINISTRATOR } from './limits.ts'
import { addSubjectToAuditLog } from './auditLog.ts'

/** Writing and sending newsletter issues. Administrators share the drafts; a sent issue can't be changed. */
export function issueRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const { database } = context
  const count = (limit: Limit, { user }: Caller) => throttle(context, limit, user.id)

  /** Does an act on an issue and adds it to the audit log; an act without effect isn't logged. */
  async function act(
    { caller, id, kind }: { readonly caller: Caller; readonly id: string; readonly kind: IssueActKind },
    work: (tx: Transaction) => Promise<IssueRow | null>,
  ): Promise<Issue> {
    await count(ACT_OF_ADMINISTRATOR, caller)
    return database.transaction(async (tx) => {
      const changed = await work(tx)
      if (changed !== null) {
        const subject = subjectOf(changed.content)
        await addSubjectToAuditLog(tx, context, {
          kind,
          administratorId: caller.user.id,
          subjectId: id,
          reason: subject,
        })
      }
      return issueView(tx, changed ?? (await readIssue(tx, id)))
    })
  }

  return [
    endpoint(
      'GET /api/v1/admin/newsletter',
      ADMIN,
      {
        summary: 'Issues of the newsletter, the newest first, and how many read it in which language',
        answer: newsletterOverviewSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller }) => {
        await count(LOOK_OF_ADMINISTRATOR, caller)
        return readOverview(context)
      },
    ),
    endpoint(
      'GET /api/v1/admin/newsletter/{id}',
      ADMIN,
      {
        summary: 'An issue with its words, and how far its letters have come',
        answer: issueSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(LOOK_OF_ADMINISTRATOR, caller)
        return issueView(database, await readIssue(database, path('id')))
      },
    ),
    endpoint(
      'PUT /api/v1/admin/newsletter/{id}',
      ADMIN,
      {
        summary: 'Save a draft over the version that was seen; version 0 makes a new one',
        body: saveIssueSchema,
        answer: issueSchema,
        refusals: ['ISSUE_CHANGED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        const id = path('id')
        if (!/^[\da-f-]{32,36}$/.test(id)) throw new Refusal('NOT_FOUND')
        return saveDraft(context, id, body)
      },
    ),
    endpoint(
      'DELETE /api/v1/admin/newsletter/{id}',
      ADMIN,
      {
        summary: 'Take a draft away; again changes nothing',
        refusals: ['ISSUE_CHANGED', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        await deleteDraft(context, path('id'))
      },
    ),
    endpoint(
      'POST /api/v1/admin/newsletter/{id}/test',
      ADMIN,
      {
        summary: 'Send the saved draft to oneself, as its readers would get it',
        body: testIssueSchema,
        answer: acceptedSchema,
        status: 202,
        refusals: ['ISSUE_CHANGED', 'ISSUE_INCOMPLETE', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(TEST_LETTER_OF_ADMINISTRATOR, caller)
        await sendTest(context, caller.user.email, { ...body, id: path('id') })
        return { status: 'accepted' as const }
      },
    ),
    endpoint(
      'POST /api/v1/admin/newsletter/{id}/send',
      ADMIN_PROVED,
      {
        summary: 'Send an issue to everybody on the list who reads in these languages, each once',
        body: sendIssueSchema,
        answer: issueSchema,
        refusals: ['ISSUE_CHANGED', 'ISSUE_INCOMPLETE', 'NO_READERS', 'TOO_MANY_REQUESTS'],
      },
      ({ caller, path, body }) => {
        const id = path('id')
        return act({ caller, id, kind: 'newsletter-send' }, (tx) => startIssue(tx, context, { ...body, id }))
      },
    ),
    endpoint(
      'POST /api/v1/admin/newsletter/{id}/stop',
      ADMIN,
      {
        summary: 'Let no more letters of an issue leave; one that is under way arrives',
        answer: issueSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      ({ caller, path }) => {
        const id = path('id')
        return act({ caller, id, kind: 'newsletter-stop' }, (tx) => stopIssue(tx, context, id))
      },
    ),
    endpoint(
      'POST /api/v1/admin/newsletter/{id}/continue',
      ADMIN_PROVED,
      {
        summary: 'Let the letters of a stopped issue leave again, to those who got none',
        answer: issueSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      ({ caller, path }) => {
        const id = path('id')
        return act({ caller, id, kind: 'newsletter-continue' }, (tx) => continueIssue(tx, context, id))
      },
    ),
  ]
}
