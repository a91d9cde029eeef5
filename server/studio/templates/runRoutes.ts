import { VERIFIED } from '#domain/access/access.ts'
import type { ApiErrorCode } from '#domain/account/apiError.ts'
import { MOST_FORM_BYTES } from '#domain/template/templateLimits.ts'
import {
  runPageSchema,
  runQuerySchema,
  startRunSchema,
  templateRunSchema,
} from '#domain/template/templateRun.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { TEMPLATE_RUN_OF_USER } from './limits.ts'
import { findPublished } from './publicTemplates.ts'
import { cancelRun, deleteRun, findRun } from './runs/findRun.ts'
import { listRuns, viewRun } from './runs/runView.ts'
import { startRun } from './runs/startRun.ts'
import { untilEnded } from './runs/untilEnded.ts'

/** The refusals of starting a run. */
export const RUN_REFUSALS: readonly ApiErrorCode[] = [
  'TEMPLATE_FORM_INVALID',
  'TEMPLATE_PRICE_CHANGED',
  'TEMPLATE_UNAVAILABLE',
  'INSUFFICIENT_CREDITS',
  'REF_CODE_REUSED',
  'TOO_MANY_REQUESTS',
]

/** Runs of templates, for their owners. */
export function runRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'POST /api/v1/templates/{slug}/runs',
      VERIFIED,
      {
        summary: 'Run a published template; the same refCode again is the same run',
        body: startRunSchema,
        answer: templateRunSchema,
        status: 202,
        refusals: RUN_REFUSALS,
        mostBytes: MOST_FORM_BYTES,
      },
      async ({ caller, path, body, request: { signal } }) => {
        const { user } = caller
        await throttle(context, TEMPLATE_RUN_OF_USER, user.id)
        const { row, template } = await findPublished(context, path('slug'))
        const wanted = { ...body, template, templateId: row.id, isPreview: false, part: null }
        const run = await startRun(context, user, wanted)
        const { defaultMode } = template.settings
        const shown = defaultMode === 'sync' ? await untilEnded(context, run, signal) : run
        return viewRun(context, caller, shown)
      },
    ),
    endpoint(
      'GET /api/v1/template-runs',
      VERIFIED,
      { summary: "The user's runs, the latest first", query: runQuerySchema, answer: runPageSchema },
      ({ caller: { user, session }, query }) =>
        listRuns(context, { userId: user.id, sessionId: session.id }, query),
    ),
    endpoint(
      'GET /api/v1/template-runs/{id}',
      VERIFIED,
      { summary: "How far one of the user's runs is, and what it has made", answer: templateRunSchema },
      async ({ caller, path }) =>
        viewRun(context, caller, await findRun(context, caller.user.id, path('id'))),
    ),
    endpoint(
      'POST /api/v1/template-runs/{id}/cancel',
      VERIFIED,
      { summary: 'Stop a run; one that has ended stays as it is', answer: templateRunSchema },
      async ({ caller, path }) =>
        viewRun(context, caller, await cancelRun(context, caller.user.id, path('id'))),
    ),
    endpoint(
      'DELETE /api/v1/template-runs/{id}',
      VERIFIED,
      { summary: 'Take a run and what it has made away for good; one under way is cancelled' },
      ({ caller, path }) => deleteRun(context, caller.user.id, path('id')),
    ),
  ]
}
