import * as z from 'zod/mini'
import { RUN_FAILURES } from './templateRun.ts'
import { NODE_KIND_NAMES, templateSchema } from './templateSchema.ts'

// A template as the server keeps it (specification part 2, sections 3, 4 and 7). Times are ISO 8601.

/**
 * `draft` was never published or was withdrawn; `published` is public in its last published version; `archived` is
 * visible to its authors alone.
 */
export const TEMPLATE_STATUSES = ['draft', 'published', 'archived'] as const
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number]

/** The number of visitors' runs, and of their outcomes. */
const runCountsSchema = z.object({
  total: z.int(),
  completed: z.int(),
  failed: z.int(),
  underWay: z.int(),
})
export type RunCounts = z.infer<typeof runCountsSchema>

/** The author of a change; null once their account is gone, and for templates shipped with the server. */
const personSchema = z.nullable(z.object({ id: z.string(), name: z.string() }))

const recordShape = {
  id: z.string(),
  status: z.enum(TEMPLATE_STATUSES),
  /** Counts the saves: a save names the revision it is based on. */
  revision: z.int(),
  /** The public revision; null while nothing is published. Below `revision` there are unpublished changes. */
  publishedRevision: z.nullable(z.int()),
  owner: personSchema,
  isShipped: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  runs: runCountsSchema,
}

/** `GET`, `PUT` and `POST /api/v1/templates/builder…`: as it was saved last. */
export const templateRecordSchema = z.object({
  ...recordShape,
  template: templateSchema,
})
export type TemplateRecord = z.infer<typeof templateRecordSchema>

/** The secret that signs a template's webhook (HMAC-SHA256): sent only on request, and part of no other answer. */
export const webhookSecretSchema = z.object({ secret: z.string() })
export type WebhookSecret = z.infer<typeof webhookSecretSchema>

/** A row of the list: the template’s details without its parts. */
const templateRowSchema = z.object({
  ...recordShape,
  title: z.string(),
  slug: z.string(),
  thumbnailUrl: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  nodeCount: z.int(),
  fieldCount: z.int(),
})
export type TemplateRow = z.infer<typeof templateRowSchema>

/** `GET /api/v1/templates/builder`: last saved first. */
export const templateListSchema = z.object({ templates: z.array(templateRowSchema) })

const revision = z.int().check(z.gte(1), z.lt(2_147_483_647))

/** `POST /api/v1/templates/builder`: a new draft. The same id again is the same draft. */
export const createTemplateSchema = z.object({
  id: z.optional(z.uuid().check(z.maxLength(36))),
  template: templateSchema,
})
export type CreateTemplate = z.infer<typeof createTemplateSchema>

/**
 * `PUT /api/v1/templates/builder/{id}`, based on the revision that was seen. Refused with TEMPLATE_REVISION_CONFLICT
 * once there is a later one, which the refusal brings along (`conflictOf`).
 */
export const saveTemplateSchema = z.object({ revision, template: templateSchema })
export type SaveTemplate = z.infer<typeof saveTemplateSchema>

/** `POST …/{id}/publish`, `/archive`, `/unarchive` and `/restore`: of the revision that was seen. */
export const seenRevisionSchema = z.object({ revision })
export type SeenRevision = z.infer<typeof seenRevisionSchema>

/** `POST …/{id}/restore`: the template as it was then, as a new revision. */
export const restoreTemplateSchema = z.object({ revision, snapshot: z.string().check(z.maxLength(64)) })
export type RestoreTemplate = z.infer<typeof restoreTemplateSchema>

/** The event after which a snapshot was taken. */
export const SNAPSHOT_KINDS = ['created', 'saved', 'published', 'archived', 'unarchived', 'restored'] as const
export type SnapshotKind = (typeof SNAPSHOT_KINDS)[number]

const snapshotShape = {
  id: z.string(),
  kind: z.enum(SNAPSHOT_KINDS),
  revision: z.int(),
  status: z.enum(TEMPLATE_STATUSES),
  at: z.string(),
  by: personSchema,
}
const snapshotRowSchema = z.object({ ...snapshotShape, title: z.string(), nodeCount: z.int() })
export type SnapshotRow = z.infer<typeof snapshotRowSchema>

/** Specification part 2, section 9. */
export const SNAPSHOTS_DEFAULT = 5
export const SNAPSHOTS_MOST = 100

/** `GET …/{id}/status-snapshots?limit=5`: the latest first. */
export const snapshotListSchema = z.object({ snapshots: z.array(snapshotRowSchema) })
/** `GET …/{id}/status-snapshots/{snapshot}`. */
export const snapshotSchema = z.object({ ...snapshotShape, template: templateSchema })
export type TemplateSnapshot = z.infer<typeof snapshotSchema>

/** `GET …/{id}/run-report`: the outcomes of visitors' runs. None of their texts. */
export const runReportSchema = z.object({
  runs: runCountsSchema,
  /** Of those that came to a result: half took no longer, in seconds; null without any. */
  medianSeconds: z.nullable(z.number()),
  /** The sum of all charges, in credits. */
  charged: z.int(),
  /** Where runs failed and why, the most frequent first; `node` is null where it was no single one. */
  failures: z.array(
    z.object({
      node: z.nullable(z.object({ id: z.string(), kind: z.enum(NODE_KIND_NAMES) })),
      error: z.nullable(z.enum(RUN_FAILURES)),
      count: z.int(),
    }),
  ),
})
export type RunReport = z.infer<typeof runReportSchema>
