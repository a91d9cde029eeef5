import {
  type PreviewAnswer,
  previewAnswerSchema,
  type Preview,
  type PreviewRun,
  type Validation,
  validationSchema,
} from '#domain/template/templateAnswers.ts'
import { type TakenFault, takenFaultSchema } from '#domain/template/takenResult.ts'
import { type SuggestionRequest, type Suggestions, suggestionsSchema } from '#domain/template/suggestion.ts'
import {
  type CreateTemplate,
  type RestoreTemplate,
  type RunReport,
  runReportSchema,
  type SaveTemplate,
  type SeenRevision,
  snapshotListSchema,
  type SnapshotRow,
  snapshotSchema,
  templateListSchema,
  type TemplateRecord,
  templateRecordSchema,
  type TemplateRow,
  type TemplateSnapshot,
  type WebhookSecret,
  webhookSecretSchema,
} from '#domain/template/templateRecord.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { keyed } from './keyed.ts'
import { BUILDER_TIMEOUT_MS, type CallOptions, type ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'
import { detailOf } from './refusalDetail.ts'

// The calls of the template builder, for administrators (specification part 2, section 7). Those of visitors are in
// templateRunCalls.ts.

type OfTemplate<Request> = Request & { readonly id: string }

const patient = <Options>(options: Options) => ({ ...options, timeoutMs: BUILDER_TIMEOUT_MS })

/** Lists all templates, last saved first. */
export async function listTemplates(api: ProductApi, options?: CallOptions): Promise<readonly TemplateRow[]> {
  const request = { answer: templateListSchema }
  return (await api.call('GET /api/v1/templates/builder', { ...patient(options), ...request })).templates
}

/** A template as it was saved last. Rejects with NOT_FOUND. */
export function readTemplate(api: ProductApi, id: string, options?: CallOptions): Promise<TemplateRecord> {
  const request = { path: { id }, answer: templateRecordSchema }
  return api.call('GET /api/v1/templates/builder/{id}', { ...patient(options), ...request })
}

/** A new draft. The same id again is the same draft. */
export function createTemplate(
  api: ProductApi,
  body: CreateTemplate,
  options?: CallOptions,
): Promise<TemplateRecord> {
  const request = { body, answer: templateRecordSchema }
  return api.call('POST /api/v1/templates/builder', { ...patient(options), ...request })
}

/**
 * Saves a draft over the revision that it is based on. Rejects with TEMPLATE_REVISION_CONFLICT; `conflictOf` reads the
 * server’s version from it. Idempotent: a draft that is already saved unchanged counts as saved now.
 */
export function saveTemplate(
  api: ProductApi,
  { id, ...body }: OfTemplate<SaveTemplate>,
  options?: CallOptions,
): Promise<TemplateRecord> {
  const request = { path: { id }, body, answer: templateRecordSchema }
  return api.call('PUT /api/v1/templates/builder/{id}', { ...patient(options), ...request })
}

/** Returns the server’s version of a template from a conflict error; null for any other failure. */
export function conflictOf(error: unknown): TemplateRecord | null {
  return detailOf(error, 'TEMPLATE_REVISION_CONFLICT', 'current', templateRecordSchema)
}

/** Returns the reasons against publishing from the server's refusal; null for any other failure. */
export function validationOf(error: unknown): Validation | null {
  return detailOf(error, 'TEMPLATE_INVALID', 'validation', validationSchema)
}

/** Which result of an earlier run can’t be taken, of the refusal to; null for any other failure. */
export function takenFaultOf(error: unknown): TakenFault | null {
  return (
    detailOf(error, 'TEMPLATE_RESULT_UNUSABLE', 'result', takenFaultSchema) ??
    detailOf(error, 'NOT_FOUND', 'result', takenFaultSchema)
  )
}

/** Takes a template away for good, with its snapshots; runs under way go on. */
export function deleteTemplate(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  const request = { path: { id }, answer: NO_ANSWER }
  return api.call('DELETE /api/v1/templates/builder/{id}', { ...patient(keyed(options)), ...request })
}

/** Validates the saved version of a template. */
export function validateSavedTemplate(
  api: ProductApi,
  id: string,
  options?: CallOptions,
): Promise<Validation> {
  const request = { path: { id }, answer: validationSchema }
  return api.call('POST /api/v1/templates/builder/{id}/validate', { ...patient(options), ...request })
}

/** Validates a template that may never have been saved; `id` where it is an edition of a saved one. */
export function validateOnServer(
  api: ProductApi,
  body: { readonly template: Template; readonly id?: string },
  options?: CallOptions,
): Promise<Validation> {
  const request = { body, answer: validationSchema }
  return api.call('POST /api/v1/templates/builder/validate', { ...patient(options), ...request })
}

/** Previews a run of a saved template. Rejects with TEMPLATE_TOO_LARGE. */
export function previewSavedTemplate(
  api: ProductApi,
  { id, simulate, ...body }: OfTemplate<PreviewRun> & { readonly simulate: boolean },
  options?: CallOptions,
): Promise<PreviewAnswer> {
  const request = { path: { id }, body, query: asked(simulate), answer: previewAnswerSchema }
  return api.call('POST /api/v1/templates/builder/{id}/preview_run', { ...patient(options), ...request })
}

/**
 * The same of a template that may never have been saved. Without `simulate` it is run for real, by the author’s own
 * credits: then it rejects as a start of a run does.
 */
export function previewTemplate(
  api: ProductApi,
  { simulate, ...body }: Preview & { readonly simulate: boolean },
  options?: CallOptions,
): Promise<PreviewAnswer> {
  const request = { body, query: asked(simulate), answer: previewAnswerSchema }
  return api.call('POST /api/v1/templates/builder/preview', { ...patient(options), ...request })
}

const asked = (simulate: boolean) => ({ simulate: simulate ? ('true' as const) : ('false' as const) })

/** Publishes a template as it was saved last. Rejects with TEMPLATE_INVALID and TEMPLATE_REVISION_CONFLICT. */
export function publishTemplate(
  api: ProductApi,
  { id, ...body }: OfTemplate<SeenRevision>,
  options?: CallOptions,
): Promise<TemplateRecord> {
  const request = { path: { id }, body, answer: templateRecordSchema }
  return api.call('POST /api/v1/templates/builder/{id}/publish', { ...patient(options), ...request })
}

/** Archives a template. Rejects with TEMPLATE_STATUS for one that is already archived. */
export function archiveTemplate(
  api: ProductApi,
  { id, ...body }: OfTemplate<SeenRevision>,
  options?: CallOptions,
): Promise<TemplateRecord> {
  const request = { path: { id }, body, answer: templateRecordSchema }
  return api.call('POST /api/v1/templates/builder/{id}/archive', { ...patient(options), ...request })
}

/** Makes an archived template a draft again. Rejects with TEMPLATE_STATUS for one that isn’t archived. */
export function unarchiveTemplate(
  api: ProductApi,
  { id, ...body }: OfTemplate<SeenRevision>,
  options?: CallOptions,
): Promise<TemplateRecord> {
  const request = { path: { id }, body, answer: templateRecordSchema }
  return api.call('POST /api/v1/templates/builder/{id}/unarchive', { ...patient(options), ...request })
}

/** Reads the secret that signs the template's webhook. */
export function readWebhookSecret(
  api: ProductApi,
  id: string,
  options?: CallOptions,
): Promise<WebhookSecret> {
  const request = { path: { id }, answer: webhookSecretSchema }
  return api.call('GET /api/v1/templates/builder/{id}/webhook-secret', { ...patient(options), ...request })
}

/** A draft like this one, with a slug of its own. */
export function cloneTemplate(api: ProductApi, id: string, options?: CallOptions): Promise<TemplateRecord> {
  const request = { path: { id }, answer: templateRecordSchema }
  return api.call('POST /api/v1/templates/builder/{id}/clone', { ...patient(keyed(options)), ...request })
}

/** Lists its latest snapshots, five by default. */
export async function listSnapshots(
  api: ProductApi,
  { id, limit }: { readonly id: string; readonly limit?: number },
  options?: CallOptions,
): Promise<readonly SnapshotRow[]> {
  const query = limit === undefined ? {} : { limit: String(limit) }
  const request = { path: { id }, query, answer: snapshotListSchema }
  const endpoint = 'GET /api/v1/templates/builder/{id}/status-snapshots'
  return (await api.call(endpoint, { ...patient(options), ...request })).snapshots
}

/** Reports on visitors' runs of a template. */
export function readRunReport(api: ProductApi, id: string, options?: CallOptions): Promise<RunReport> {
  const request = { path: { id }, answer: runReportSchema }
  return api.call('GET /api/v1/templates/builder/{id}/run-report', { ...patient(options), ...request })
}

/** A template as it was when a snapshot was taken. */
export function readSnapshot(
  api: ProductApi,
  path: { readonly id: string; readonly snapshot: string },
  options?: CallOptions,
): Promise<TemplateSnapshot> {
  const endpoint = 'GET /api/v1/templates/builder/{id}/status-snapshots/{snapshot}'
  return api.call(endpoint, { ...patient(options), path, answer: snapshotSchema })
}

/** Saves a template as it was at a snapshot, as a new revision. Rejects with TEMPLATE_REVISION_CONFLICT. */
export function restoreSnapshot(
  api: ProductApi,
  { id, ...body }: OfTemplate<RestoreTemplate>,
  options?: CallOptions,
): Promise<TemplateRecord> {
  const request = { path: { id }, body, answer: templateRecordSchema }
  return api.call('POST /api/v1/templates/builder/{id}/restore', { ...patient(options), ...request })
}

/** Suggests improvements to a template, by a model where one is configured and by rules otherwise. */
export function suggestChanges(
  api: ProductApi,
  body: SuggestionRequest,
  options?: CallOptions,
): Promise<Suggestions> {
  const request = { body, answer: suggestionsSchema }
  return api.call('POST /api/v1/templates/builder/ai/suggestions', { ...patient(options), ...request })
}
