import * as z from 'zod/mini'
import { readIssueText, type TextProblem } from './issueText.ts'

/** The languages people read the newsletter in. */
export const ISSUE_LANGUAGES = ['pl', 'en'] as const
export type IssueLanguage = (typeof ISSUE_LANGUAGES)[number]

export const ISSUE_LENGTHS = { subject: 80, preheader: 140, body: 10_000 } as const

const oneLine = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[^\r\n]*$/))

/** An issue in one language. */
const issueWordsSchema = z.object({
  subject: oneLine(ISSUE_LENGTHS.subject),
  /** Shown by mail programs beside the subject. */
  preheader: oneLine(ISSUE_LENGTHS.preheader),
  /** As `readIssueText` reads it. */
  body: z.string().check(z.maxLength(ISSUE_LENGTHS.body)),
})
export type IssueWords = z.infer<typeof issueWordsSchema>

export const issueContentSchema = z.object({ pl: issueWordsSchema, en: issueWordsSchema })
export type IssueContent = z.infer<typeof issueContentSchema>

const NO_WORDS: IssueWords = { subject: '', preheader: '', body: '' }
export const EMPTY_ISSUE: IssueContent = { pl: NO_WORDS, en: NO_WORDS }

/** The language that an issue is shown in first: Polish, unless only the other has a subject. */
export function firstLanguageOf({ pl, en }: IssueContent): IssueLanguage {
  return pl.subject === '' && en.subject !== '' ? 'en' : 'pl'
}

/** The name of an issue in a list and in the audit log; empty where it has no subject yet. */
export function subjectOf(content: IssueContent): string {
  return content[firstLanguageOf(content)].subject
}

/**
 * `draft` can be changed by every administrator; from `sending` on nothing changes any more. `stopped` can be
 * continued; `sent` has no recipients left.
 */
export const ISSUE_STATUSES = ['draft', 'sending', 'stopped', 'sent'] as const
export type IssueStatus = (typeof ISSUE_STATUSES)[number]

/** How far an issue has come. `left`: readers who were on the list at the start and have gone since. */
const progressSchema = z.object({
  recipients: z.int(),
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  left: z.int(),
})
export type IssueProgress = z.infer<typeof progressSchema>

const issueShape = {
  id: z.string(),
  /** Counts the saves of a draft: a save names the version it was made from. */
  version: z.int(),
  status: z.enum(ISSUE_STATUSES),
  progress: progressSchema,
  /** ISO 8601, as all times here. */
  updatedAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
}

export const issueSchema = z.object({ ...issueShape, content: issueContentSchema })
export type Issue = z.infer<typeof issueSchema>

export const issueSummarySchema = z.object({ ...issueShape, subject: z.string() })
export type IssueSummary = z.infer<typeof issueSummarySchema>

/** How many read in which language. */
const audienceSchema = z.object({ pl: z.int(), en: z.int() })
export type Audience = z.infer<typeof audienceSchema>

/** `GET /api/v1/admin/newsletter`: the newest first. */
export const newsletterOverviewSchema = z.object({
  issues: z.array(issueSummarySchema),
  audience: audienceSchema,
  perMinute: z.int(),
  /** Whether letters leave this server at all. */
  sendsLetters: z.boolean(),
  /** Where pictures may come from, besides our own addresses. */
  pictureOrigins: z.array(z.string()),
})
export type NewsletterOverview = z.infer<typeof newsletterOverviewSchema>

/** Of a draft as its writer has seen it: a number that the database can store, as it can the next one. */
const seenVersionSchema = z.int().check(z.gte(0), z.lt(2_147_483_647))

/** `PUT /api/v1/admin/newsletter/{id}`; version 0 makes a new one. */
export const saveIssueSchema = z.object({ version: seenVersionSchema, content: issueContentSchema })
export type SaveIssue = z.infer<typeof saveIssueSchema>

/** `POST …/test`: the saved draft in one language, to oneself. */
export const testIssueSchema = z.object({ version: seenVersionSchema, language: z.enum(ISSUE_LANGUAGES) })
export type TestIssue = z.infer<typeof testIssueSchema>

/** `POST …/send`: to all subscribers who read these languages. */
export const sendIssueSchema = z.object({
  version: seenVersionSchema,
  languages: z.array(z.enum(ISSUE_LANGUAGES)).check(z.minLength(1), z.maxLength(ISSUE_LANGUAGES.length)),
})
export type SendIssue = z.infer<typeof sendIssueSchema>

/** The parts an issue lacks in one language before it can be sent in it. */
export interface IssueGaps {
  /** Nothing was written in it at all: those who read in it get none. */
  readonly isMissing: boolean
  readonly subject: boolean
  readonly body: boolean
  readonly problems: readonly TextProblem[]
}

const isEmpty = (text: string): boolean => text.trim() === ''

/** Lists the parts missing for sending an issue in one language. */
export function issueGaps(words: IssueWords, pictureOrigins: readonly string[]): IssueGaps {
  return {
    isMissing: isEmpty(words.subject) && isEmpty(words.preheader) && isEmpty(words.body),
    subject: isEmpty(words.subject),
    body: isEmpty(words.body),
    problems: readIssueText(words.body, pictureOrigins).problems,
  }
}

/** Whether an issue can be sent in this language. */
export function isComplete(words: IssueWords, pictureOrigins: readonly string[]): boolean {
  const { subject, body, problems } = issueGaps(words, pictureOrigins)
  return !subject && !body && problems.length === 0
}

/** The end of every issue: why it came, and how to unsubscribe. */
export const ISSUE_ENDING: Readonly<
  Record<IssueLanguage, { readonly note: string; readonly leave: string }>
> = {
  pl: {
    note: 'Dostajesz tę wiadomość, bo ten adres jest zapisany na newsletter Iskry.',
    leave: 'Wypisz mnie',
  },
  en: {
    note: 'You’re getting this email because this address is subscribed to the Iskra newsletter.',
    leave: 'Unsubscribe',
  },
}
