import { type Decision, type Report, type ReportedList, reportedListSchema } from '#domain/reports/reports.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'

/** Reports a public work. Rejects with NOT_FOUND once it isn't public any more. */
export function reportWork(
  api: ProductApi,
  { id, ...body }: Report & { readonly id: string },
  options?: CallOptions,
): Promise<void> {
  const request = { path: { id }, body, answer: NO_ANSWER, isAnonymous: true } as const
  return api.call('POST /api/v1/discover/works/{id}/reports', { ...keyed(options), ...request })
}

/** Reports the drawing of a link. Rejects with NOT_FOUND once the link is dead. */
export function reportDrawing(
  api: ProductApi,
  { token, ...body }: Report & { readonly token: string },
  options?: CallOptions,
): Promise<void> {
  const request = { path: { token }, body, answer: NO_ANSWER, isAnonymous: true } as const
  return api.call('POST /api/v1/drawings/shared/{token}/reports', { ...keyed(options), ...request })
}

/** What visitors reported, for administrators. */
export function listReported(api: ProductApi, options?: CallOptions): Promise<ReportedList> {
  return api.call('GET /api/v1/admin/reports', { ...options, answer: reportedListSchema })
}

/** Leaves a public work, or takes it down. Rejects with NOT_FOUND once it isn't public any more. */
export function decideWork(
  api: ProductApi,
  { id, ...body }: Decision & { readonly id: string },
  options?: CallOptions,
): Promise<void> {
  const request = { path: { id }, body, answer: NO_ANSWER }
  return api.call('POST /api/v1/admin/works/{id}/decision', { ...keyed(options), ...request })
}

/** Leaves a shared drawing, or takes it down. Rejects with NOT_FOUND once its link is dead. */
export function decideDrawing(
  api: ProductApi,
  { token, ...body }: Decision & { readonly token: string },
  options?: CallOptions,
): Promise<void> {
  const request = { path: { token }, body, answer: NO_ANSWER }
  return api.call('POST /api/v1/admin/drawings/{token}/decision', { ...keyed(options), ...request })
}
