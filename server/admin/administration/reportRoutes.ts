import { ADMIN } from '#domain/access/access.ts'
import { decisionSchema, reportedListSchema } from '#domain/reports/reports.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/throttle/limit.ts'
import { ACT_OF_ADMINISTRATOR, LOOK_OF_ADMINISTRATOR } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { decideDrawing, decideWork, listReported } from './moderateReports.ts'

/** What visitors reported, and administrators' decisions about it. */
export function reportRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const count = (limit: Limit, { user }: Caller) => throttle(context, limit, user.id)
  return [
    endpoint(
      'GET /api/v1/admin/reports',
      ADMIN,
      {
        summary: 'Public works and shared drawings that visitors reported, those that wait the longest first',
        answer: reportedListSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller }) => {
        await count(LOOK_OF_ADMINISTRATOR, caller)
        return listReported(context)
      },
    ),
    endpoint(
      'POST /api/v1/admin/works/{id}/decision',
      ADMIN,
      {
        summary: 'Leave a public work, or take it out of what everybody sees for good and say why',
        body: decisionSchema,
        refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        await decideWork(context, { administratorId: caller.user.id, id: path('id') }, body)
      },
    ),
    endpoint(
      'POST /api/v1/admin/drawings/{token}/decision',
      ADMIN,
      {
        summary: 'Leave a shared drawing, or end its link for good and say why',
        body: decisionSchema,
        refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(ACT_OF_ADMINISTRATOR, caller)
        await decideDrawing(context, { administratorId: caller.user.id, token: path('token') }, body)
      },
    ),
  ]
}
