import type { ApiErrorCode } from '#domain/account/apiError.ts'
import { MOST_FORM_BYTES } from '#domain/template/templateLimits.ts'
import {
  runPageSchema,
  runQuerySchema,
  startRunSchema,
  templateRunSchema,
} from '#domain/template/templateRun.ts'
import { endpoint, type ServedEndpoint } from '#server/api/endpoint.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'

function unserved(): Promise<never> {
  return Promise.reject(new Refusal('SERVICE_UNAVAILABLE'))
}

/** What a start of a run can be refused with. */
export const RUN_REFUSALS: readonly ApiErrorCode[] = [
  'TEMPLATE_FORM_INVALID',
  'TEMPLATE_PRICE_CHANGED',
  'TEMPLATE_UNAVAILABLE',
  'INSUFFICIENT_CREDITS',
  'REF_CODE_REUSED',
  'TOO_MANY_REQUESTS',
]

/** Runs of templates, for whoever asked for them. */
export function runRoutes(_context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'POST /api/v1/templates/{slug}/runs',
      {
        summary: 'Run a published template; the same refCode again is the same run',
        body: startRunSchema,
        answer: templateRunSchema,
        status: 202,
        refusals: RUN_REFUSALS,
        mostBytes: MOST_FORM_BYTES,
      },
      unserved,
    ),
    endpoint(
      'GET /api/v1/template-runs',
      { summary: "The user's runs, the latest first", query: runQuerySchema, answer: runPageSchema },
      unserved,
    ),
    endpoint(
      'GET /api/v1/template-runs/{id}',
      { summary: "How far one of the user's runs is, and what it has made", answer: templateRunSchema },
      unserved,
    ),
    endpoint(
      'POST /api/v1/template-runs/{id}/cancel',
      { summary: 'Stop a run; one that has ended stays as it is', answer: templateRunSchema },
      unserved,
    ),
    endpoint(
      'DELETE /api/v1/template-runs/{id}',
      { summary: 'Take a run and what it has made away for good; one under way is cancelled' },
      unserved,
    ),
  ]
}
