import { acceptedSchema } from '#domain/account/credentials.ts'
import {
  type Issue,
  issueSchema,
  type NewsletterOverview,
  newsletterOverviewSchema,
  type SaveIssue,
  type SendIssue,
  type TestIssue,
} from '#domain/newsletter/issue.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

type OfIssue<Request> = Request & { readonly id: string }

/** Issues of the newsletter, the newest first, and how many read it. */
export function readNewsletter(api: ProductApi, options?: CallOptions): Promise<NewsletterOverview> {
  return api.call('GET /api/v1/admin/newsletter', { ...options, answer: newsletterOverviewSchema })
}

/** An issue with its words. Rejects with NOT_FOUND. */
export function readIssue(api: ProductApi, id: string, options?: CallOptions): Promise<Issue> {
  return api.call('GET /api/v1/admin/newsletter/{id}', { ...options, path: { id }, answer: issueSchema })
}

/** Saves a draft over the version that was seen; version 0 makes a new one. Rejects with ISSUE_CHANGED. */
export function saveIssue(
  api: ProductApi,
  { id, ...body }: OfIssue<SaveIssue>,
  options?: CallOptions,
): Promise<Issue> {
  const request = { path: { id }, body, answer: issueSchema }
  return api.call('PUT /api/v1/admin/newsletter/{id}', { ...keyed(options), ...request })
}

/** Takes a draft away. Rejects with ISSUE_CHANGED once it was sent. */
export function deleteIssue(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  const request = { path: { id }, answer: NO_ANSWER }
  return api.call('DELETE /api/v1/admin/newsletter/{id}', { ...keyed(options), ...request })
}

/** Sends the saved draft to oneself. Rejects with ISSUE_CHANGED and ISSUE_INCOMPLETE. */
export async function testIssue(
  api: ProductApi,
  { id, ...body }: OfIssue<TestIssue>,
  options?: CallOptions,
): Promise<void> {
  const request = { path: { id }, body, answer: acceptedSchema }
  await api.call('POST /api/v1/admin/newsletter/{id}/test', { ...keyed(options), ...request })
}

/**
 * Sends an issue to the subscribers who read these languages. Rejects with ISSUE_CHANGED, ISSUE_INCOMPLETE and
 * NO_READERS.
 */
export function sendIssue(
  api: ProductApi,
  { id, ...body }: OfIssue<SendIssue>,
  options?: CallOptions,
): Promise<Issue> {
  const request = { path: { id }, body, answer: issueSchema }
  return api.call('POST /api/v1/admin/newsletter/{id}/send', { ...keyed(options), ...request })
}

/** Lets no more letters of an issue leave. */
export function stopIssue(api: ProductApi, id: string, options?: CallOptions): Promise<Issue> {
  const request = { path: { id }, answer: issueSchema }
  return api.call('POST /api/v1/admin/newsletter/{id}/stop', { ...keyed(options), ...request })
}

/** Lets the letters of a stopped issue leave again. */
export function continueIssue(api: ProductApi, id: string, options?: CallOptions): Promise<Issue> {
  const request = { path: { id }, answer: issueSchema }
  return api.call('POST /api/v1/admin/newsletter/{id}/continue', { ...keyed(options), ...request })
}
