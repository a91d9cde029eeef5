import { z } from 'zod'
import { ADMIN } from '#domain/access/access.ts'
import type { ApiErrorCode } from '#domain/account/apiError.ts'
import { suggestionRequestSchema, suggestionsSchema } from '#domain/template/suggestion.ts'
import {
  previewAnswerSchema,
  previewQuerySchema,
  previewRunSchema,
  previewSchema,
  validateTemplateSchema,
  validationSchema,
} from '#domain/template/templateAnswers.ts'
import { MOST_FORM_BYTES, MOST_TEMPLATE_BYTES } from '#domain/template/templateLimits.ts'
import {
  createTemplateSchema,
  restoreTemplateSchema,
  runReportSchema,
  saveTemplateSchema,
  seenRevisionSchema,
  snapshotListSchema,
  snapshotSchema,
  SNAPSHOTS_DEFAULT,
  SNAPSHOTS_MOST,
  templateListSchema,
  templateRecordSchema,
  webhookSecretSchema,
} from '#domain/template/templateRecord.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { suggestChanges } from './assistant/suggestChanges.ts'

import { nameDocumentedParts } from './documentedParts.ts'
import { findTemplate } from './findTemplate.ts'
import { validateOnServer } from './validateOnServer.ts'
import { SUGGESTIONS_TO_ADMINISTRATOR, TEMPLATE_OF_ADMINISTRATOR } from './limits.ts'
import { previewTemplate } from './previewTemplate.ts'
import { archiveTemplate, publishTemplate, unarchiveTemplate } from './publishTemplate.ts'
import { reportRuns } from './reportRuns.ts'
import { RUN_REFUSALS } from './runRoutes.ts'
import {
  cloneTemplate,
  createTemplate,
  deleteTemplate,
  restoreTemplate,
  saveTemplate,
} from './saveTemplate.ts'
import { listSnapshots, readSnapshot } from './snapshots.ts'
import { templateOf } from './storedTemplate.ts'
import { listTemplates, viewTemplate } from './templateViews.ts'
import { webhookSecretOf } from './webhooks/webhookSecret.ts'

const snapshotQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(SNAPSHOTS_MOST).default(SNAPSHOTS_DEFAULT),
})

/** The refusals of a run of the editor. */
const PREVIEW_REFUSALS: readonly ApiErrorCode[] = [
  ...RUN_REFUSALS,
  'TEMPLATE_TOO_LARGE',
  'TEMPLATE_INVALID',
  'TEMPLATE_RESULT_UNUSABLE',
  'NOT_FOUND',
]

/** The largest template in a body, as large as an editor can still work with. */
const large = (module: 'templateAnswers' | 'templateRecord' | 'suggestion', name: string) => ({
  mostBytes: MOST_TEMPLATE_BYTES,
  largeBody: { module: new URL(`../../../src/domain/template/${module}.ts`, import.meta.url).href, name },
})

/** The template builder, for administrators, who share all templates (specification part 2, section 7). */
export function builderRoutes(context: ServerContext): readonly ServedEndpoint[] {
  nameDocumentedParts()
  const { database } = context
  const count = ({ user }: Caller, limit: Limit = TEMPLATE_OF_ADMINISTRATOR) =>
    throttle(context, limit, user.id)
  return [
    endpoint(
      'GET /api/v1/templates/builder',
      ADMIN,
      {
        summary: 'All templates, what was saved last first',
        answer: templateListSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller }) => {
        await count(caller)
        return { templates: await listTemplates(context) }
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder',
      ADMIN,
      {
        summary: 'A new draft; the same id again is the same draft',
        body: createTemplateSchema,
        answer: templateRecordSchema,
        status: 201,
        refusals: ['TEMPLATE_REVISION_CONFLICT', 'TOO_MANY_REQUESTS'],
        ...large('templateRecord', 'createTemplateSchema'),
      },
      async ({ caller, body }) => {
        await count(caller)
        return createTemplate(context, caller.user.id, body)
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder/validate',
      ADMIN,
      {
        summary: 'What is wrong with a template that may never have been saved',
        body: validateTemplateSchema,
        answer: validationSchema,
        refusals: ['TEMPLATE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
        ...large('templateAnswers', 'validateTemplateSchema'),
      },
      async ({ caller, body: { id = null, template } }) => {
        await count(caller)
        return validateOnServer(context, database, { id, template })
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder/preview',
      ADMIN,
      {
        summary: 'What a run of a template that may never have been saved would do',
        body: previewSchema,
        query: previewQuerySchema,
        answer: previewAnswerSchema,
        refusals: PREVIEW_REFUSALS,
        ...large('templateAnswers', 'previewSchema'),
      },
      async ({ caller, body: { id = null, template, ...body }, query: { simulate } }) => {
        await count(caller)
        return previewTemplate(context, caller, { template, id, isSimulated: simulate === 'true', body })
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder/ai/suggestions',
      ADMIN,
      {
        summary: 'What could be better about a template, by a model where one is configured, else by rules',
        body: suggestionRequestSchema,
        answer: suggestionsSchema,
        refusals: ['TOO_MANY_REQUESTS'],
        ...large('suggestion', 'suggestionRequestSchema'),
      },
      async ({ caller, body, request: { signal } }) => {
        await count(caller, SUGGESTIONS_TO_ADMINISTRATOR)
        return suggestChanges(context, body, signal)
      },
    ),
    endpoint(
      'GET /api/v1/templates/builder/{id}',
      ADMIN,
      {
        summary: 'A template as it was saved last',
        answer: templateRecordSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(caller)
        return viewTemplate(database, await findTemplate(database, path('id')))
      },
    ),
    endpoint(
      'GET /api/v1/templates/builder/{id}/webhook-secret',
      ADMIN,
      {
        summary: 'What the webhook of a template is signed with',
        answer: webhookSecretSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(caller)
        const { id } = await findTemplate(database, path('id'))
        return { secret: webhookSecretOf(context, id) }
      },
    ),
    endpoint(
      'PUT /api/v1/templates/builder/{id}',
      ADMIN,
      {
        summary: 'Save a template over the revision that was seen',
        body: saveTemplateSchema,
        answer: templateRecordSchema,
        refusals: ['TEMPLATE_REVISION_CONFLICT', 'TOO_MANY_REQUESTS'],
        ...large('templateRecord', 'saveTemplateSchema'),
      },
      async ({ caller, path, body }) => {
        await count(caller)
        return saveTemplate(context, caller.user.id, { id: path('id'), ...body })
      },
    ),
    endpoint(
      'DELETE /api/v1/templates/builder/{id}',
      ADMIN,
      { summary: 'Take a template away for good; runs under way go on', refusals: ['TOO_MANY_REQUESTS'] },
      async ({ caller, path }) => {
        await count(caller)
        await deleteTemplate(context, path('id'))
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder/{id}/validate',
      ADMIN,
      {
        summary: 'What is wrong with a template as it was saved',
        answer: validationSchema,
        refusals: ['TEMPLATE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(caller)
        const { id, content } = await findTemplate(database, path('id'))
        return validateOnServer(context, database, { id, template: templateOf(content) })
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder/{id}/preview_run',
      ADMIN,
      {
        summary: 'What a run of a saved template would do',
        body: previewRunSchema,
        query: previewQuerySchema,
        answer: previewAnswerSchema,
        refusals: PREVIEW_REFUSALS,
        mostBytes: MOST_FORM_BYTES,
      },
      async ({ caller, path, body, query: { simulate } }) => {
        await count(caller)
        const { id, content } = await findTemplate(database, path('id'))
        const wanted = { template: templateOf(content), id, isSimulated: simulate === 'true', body }
        return previewTemplate(context, caller, wanted)
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder/{id}/publish',
      ADMIN,
      {
        summary: 'Show a template to everybody as it was saved last',
        body: seenRevisionSchema,
        answer: templateRecordSchema,
        refusals: [
          'TEMPLATE_INVALID',
          'TEMPLATE_TOO_LARGE',
          'TEMPLATE_REVISION_CONFLICT',
          'TOO_MANY_REQUESTS',
        ],
      },
      async ({ caller, path, body }) => {
        await count(caller)
        return publishTemplate(context, caller.user.id, { id: path('id'), ...body })
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder/{id}/archive',
      ADMIN,
      {
        summary: 'Take a template out of sight',
        body: seenRevisionSchema,
        answer: templateRecordSchema,
        refusals: ['TEMPLATE_STATUS', 'TEMPLATE_REVISION_CONFLICT', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(caller)
        return archiveTemplate(context, caller.user.id, { id: path('id'), ...body })
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder/{id}/unarchive',
      ADMIN,
      {
        summary: 'Make an archived template a draft again',
        body: seenRevisionSchema,
        answer: templateRecordSchema,
        refusals: ['TEMPLATE_STATUS', 'TEMPLATE_REVISION_CONFLICT', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(caller)
        return unarchiveTemplate(context, caller.user.id, { id: path('id'), ...body })
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder/{id}/clone',
      ADMIN,
      {
        summary: 'A draft like this one, with a slug of its own',
        answer: templateRecordSchema,
        status: 201,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(caller)
        return cloneTemplate(context, caller.user.id, path('id'))
      },
    ),
    endpoint(
      'POST /api/v1/templates/builder/{id}/restore',
      ADMIN,
      {
        summary: 'Save a template as it was at a snapshot, as a new revision',
        body: restoreTemplateSchema,
        answer: templateRecordSchema,
        refusals: ['TEMPLATE_REVISION_CONFLICT', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body }) => {
        await count(caller)
        return restoreTemplate(context, caller.user.id, { id: path('id'), ...body })
      },
    ),
    endpoint(
      'GET /api/v1/templates/builder/{id}/run-report',
      ADMIN,
      {
        summary: 'What became of the runs of a template by visitors',
        answer: runReportSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(caller)
        const { id } = await findTemplate(database, path('id'))
        return reportRuns(database, id)
      },
    ),
    endpoint(
      'GET /api/v1/templates/builder/{id}/status-snapshots',
      ADMIN,
      {
        summary: 'How a template stood at its latest snapshots',
        query: snapshotQuerySchema,
        answer: snapshotListSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, query: { limit } }) => {
        await count(caller)
        const { id } = await findTemplate(database, path('id'))
        return { snapshots: await listSnapshots(context, id, limit) }
      },
    ),
    endpoint(
      'GET /api/v1/templates/builder/{id}/status-snapshots/{snapshot}',
      ADMIN,
      {
        summary: 'A template as it was when a snapshot was taken',
        answer: snapshotSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await count(caller)
        const { id } = await findTemplate(database, path('id'))
        return readSnapshot(database, id, path('snapshot'))
      },
    ),
  ]
}
