import { reportSchema } from '#domain/reports/reports.ts'
import { openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { addReport } from './addReport.ts'

/** Reports of works and drawings together. */
const REPORT_FROM_ADDRESS = defineLimit('report from address', 20, 'hour')

/** Reports of what people show. Nobody who reports is stored. */
export function reportRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'POST /api/v1/discover/works/{id}/reports',
      {
        summary: 'Says what is wrong with a public work. Who says so is stored nowhere',
        body: reportSchema,
        refusals: ['NOT_FOUND', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ path, body, address }) => {
        await throttle(context, REPORT_FROM_ADDRESS, address)
        await addReport(context, { kind: 'work', id: path('id') }, body)
      },
    ),
    openEndpoint(
      'POST /api/v1/drawings/shared/{token}/reports',
      {
        summary: 'Says what is wrong with the drawing of a link. Who says so is stored nowhere',
        body: reportSchema,
        refusals: ['NOT_FOUND', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
      },
      async ({ path, body, address }) => {
        await throttle(context, REPORT_FROM_ADDRESS, address)
        await addReport(context, { kind: 'drawing', token: path('token') }, body)
      },
    ),
  ]
}
