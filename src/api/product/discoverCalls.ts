import {
  type DecideWork,
  type ReportedWorks,
  reportedWorksSchema,
  type ReportWork,
} from '#domain/discover/workReports.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** Reports a public work. Rejects with NOT_FOUND once it isn't public any more. */
export function reportWork(
  api: ProductApi,
  { id, ...body }: ReportWork & { readonly id: string },
  options?: CallOptions,
): Promise<void> {
  const request = { path: { id }, body, answer: NO_ANSWER, isAnonymous: true } as const
  return api.call('POST /api/v1/discover/works/{id}/reports', { ...keyed(options), ...request })
}

/** Public works that visitors reported, for administrators. */
export function listReportedWorks(api: ProductApi, options?: CallOptions): Promise<ReportedWorks> {
  return api.call('GET /api/v1/admin/work-reports', { ...options, answer: reportedWorksSchema })
}

/** Leaves a public work, or takes it down. Rejects with NOT_FOUND once it isn't public any more. */
export function decideWork(
  api: ProductApi,
  { id, ...body }: DecideWork & { readonly id: string },
  options?: CallOptions,
): Promise<void> {
  const request = { path: { id }, body, answer: NO_ANSWER }
  return api.call('POST /api/v1/admin/works/{id}/decision', { ...keyed(options), ...request })
}
