import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { GENERATION_STATUSES } from '#domain/generation/generation.ts'
import type { DryValue } from '#domain/template/dryValue.ts'
import type { FormValues } from '#domain/template/formValues.ts'
import type { StoredTemplate } from '#domain/template/migrations.ts'
import { SENT_FILE_TYPES } from '#domain/template/sentFile.ts'
import { SNAPSHOT_KINDS, TEMPLATE_STATUSES } from '#domain/template/templateRecord.ts'
import { NODE_RUN_STATES, RUN_FAILURES } from '#domain/template/templateRun.ts'
import { NODE_KIND_NAMES, SOURCE_PORTS } from '#domain/template/templateSchema.ts'
import { moment } from '#server/platform/database/columns.ts'
import { ownerColumn, users } from '#server/platform/users/tables.ts'
import type { StoredResultFile } from '#server/studio/generators/tables.ts'

/** A template as last saved. The public sees the published snapshot. */
export const templates = pgTable(
  'templates',
  {
    id: text('id').primaryKey(),
    /** The author; null for shipped ones, and once the account is gone. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: TEMPLATE_STATUSES }).notNull(),
    /** Counts its saves. */
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<StoredTemplate>().notNull(),
    /** The texts for lists, so that they needn’t read whole templates. */
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    nodeCount: integer('node_count').notNull(),
    fieldCount: integer('field_count').notNull(),
    thumbnailUrl: text('thumbnail_url').notNull(),
    categories: jsonb('categories').$type<readonly string[]>().notNull(),
    tags: jsonb('tags').$type<readonly string[]>().notNull(),
    /** The public address, that of one template alone. */
    publicSlug: text('public_slug').unique(),
    publicContent: jsonb('public_content').$type<StoredTemplate>(),
    publishedRevision: integer('published_revision'),
    publishedAt: moment('published_at'),
    /** For a shipped template: its last shipped revision. A later one is an administrator's. */
    shippedRevision: integer('shipped_revision'),
    /** For a shipped one that was deleted: it doesn't come back with the next start. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('templates_updated').on(table.updatedAt), index('templates_owner').on(table.ownerId)],
)

/** A template's state at an act on it. */
export const templateSnapshots = pgTable(
  'template_snapshots',
  {
    id: text('id').primaryKey(),
    templateId: text('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: SNAPSHOT_KINDS }).notNull(),
    revision: integer('revision').notNull(),
    status: text('status', { enum: TEMPLATE_STATUSES }).notNull(),
    content: jsonb('content').$type<StoredTemplate>().notNull(),
    title: text('title').notNull(),
    nodeCount: integer('node_count').notNull(),
    byId: text('by_id').references(() => users.id, { onDelete: 'set null' }),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [
    index('template_snapshots_latest').on(table.templateId, table.takenAt),
    index('template_snapshots_by').on(table.byId),
  ],
)

/**
 * A run of a template, with the template as it was at the request. It holds the credits of all its jobs, and ends once.
 */
export const templateRuns = pgTable(
  'template_runs',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    /** Its template; no reference: a run outlives it. Null for one that was never saved. */
    templateId: text('template_id'),
    /** One per click. */
    refCode: text('ref_code').notNull(),
    content: jsonb('content').$type<StoredTemplate>().notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    values: jsonb('values').$type<FormValues>().notNull(),
    language: text('language', { enum: ['pl', 'en'] }).notNull(),
    device: text('device').notNull(),
    /** A try of its author: it isn't counted. */
    isPreview: boolean('is_preview').notNull().default(false),
    /** Reserved from the start on. */
    credits: integer('credits').notNull(),
    /** The price of one result of each engine, when it was asked for. */
    prices: jsonb('prices').$type<Readonly<Record<string, number>>>().notNull(),
    charged: integer('charged'),
    status: text('status', { enum: GENERATION_STATUSES }).notNull(),
    error: text('error', { enum: RUN_FAILURES }),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
    /** A run that hasn’t ended by then fails. */
    deadlineAt: moment('deadline_at').notNull(),
    /** When it is advanced next. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    uniqueIndex('template_runs_ref_code').on(table.userId, table.refCode),
    index('template_runs_history').on(table.userId, table.createdAt, table.id),
    index('template_runs_counted')
      .on(table.templateId, table.status)
      .where(sql`template_id IS NOT NULL AND NOT is_preview`),
    // The popularity ranking counts them by the day.
    index('template_runs_completed')
      .on(table.completedAt, table.templateId)
      .where(sql`status = 'completed' AND template_id IS NOT NULL AND NOT is_preview`),
    index('template_runs_under_way')
      .on(table.dueAt)
      .where(sql`status IN ('pending', 'processing')`),
  ],
)

/** A node's edit of another result, with its files. */
export interface StoredPart {
  /** Its name in values. */
  readonly file: string
  readonly files: readonly StoredResultFile[]
  readonly colour: string | null
  /** True by default: all edits of pictures are made by rules. */
  readonly isProcedural?: boolean
}

/** The progress of each node of a run. */
export const templateRunNodes = pgTable(
  'template_run_nodes',
  {
    runId: text('run_id')
      .notNull()
      .references(() => templateRuns.id, { onDelete: 'cascade' }),
    nodeId: text('node_id').notNull(),
    kind: text('kind', { enum: NODE_KIND_NAMES }).notNull(),
    /** Its place in the running order of nodes. */
    position: integer('position').notNull(),
    state: text('state', { enum: NODE_RUN_STATES }).notNull(),
    progress: integer('progress').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    taken: text('taken', { enum: SOURCE_PORTS }),
    /** Wrapped, because a text that is a number would come back as one. */
    value: jsonb('value').$type<{ readonly given: DryValue }>(),
    /** Results made without an engine, and copies of results of an earlier run. */
    made: jsonb('made').$type<readonly StoredPart[]>().notNull().default([]),
    /** How many of its results have to be paid for. */
    delivered: integer('delivered').notNull().default(0),
    /** The earlier run whose result this is: it wasn’t run here, and isn’t paid for. Null for a node run here. */
    takenFrom: text('taken_from'),
    error: text('error', { enum: RUN_FAILURES }),
    /** The lease of the worker that edits its pictures now. */
    lease: text('lease'),
    leaseUntil: moment('lease_until'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.nodeId] }),
    index('template_run_nodes_pictures')
      .on(table.leaseUntil)
      .where(sql`kind = 'postprocess' AND state = 'running'`),
  ],
)

/** Files that people have sent in fields of forms. They lie under `sent/{user}/{id}/`. */
export const sentFiles = pgTable(
  'sent_files',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    type: text('type', { enum: SENT_FILE_TYPES }).notNull(),
    filename: text('filename').notNull(),
    /** The media type by its bytes, as stored and served. */
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** Its text, as much as flows through a graph; null for a file that isn't read. */
    words: text('words'),
    /** SHA-256 of the file: the same sent again is the same. */
    hash: text('hash').notNull(),
    /** When it was sent last. */
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    uniqueIndex('sent_files_content').on(table.userId, table.type, table.hash, table.filename),
    index('sent_files_age').on(table.sentAt),
  ],
)

/** The files given to a run: they stay as long as the run. */
export const templateRunFiles = pgTable(
  'template_run_files',
  {
    runId: text('run_id')
      .notNull()
      .references(() => templateRuns.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .references(() => sentFiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.fileId] }),
    index('template_run_files_file').on(table.fileId),
  ],
)

/** Pictures, films and sounds that templates show. They are under `templates/{id}/`, and belong only to the templates. */
export const templateMedia = pgTable(
  'template_media',
  {
    id: text('id').primaryKey(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** The result of a run that it was copied from, so that it is copied once; null for a sent one. */
    source: text('source').unique(),
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [index('template_media_age').on(table.keptAt)],
)

/** The files used by templates, in any of their editions: a file stays as long as one does. */
export const templateMediaUses = pgTable(
  'template_media_uses',
  {
    templateId: text('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => templateMedia.id, { onDelete: 'cascade' }),
    /** Whether the published template shows the file. */
    isShown: boolean('is_shown').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.mediaId] }),
    index('template_media_uses_media').on(table.mediaId),
  ],
)

/** Webhooks to authors' addresses when a run has ended, each until it was accepted. */
export const templateWebhooks = pgTable(
  'template_webhooks',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    templateId: text('template_id'),
    target: text('target').notNull(),
    payload: text('payload').notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'given_up'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('template_webhooks_user').on(table.userId),
    index('template_webhooks_age').on(table.createdAt),
    index('template_webhooks_due')
      .on(table.nextAttemptAt)
      .where(sql`status = 'waiting'`),
  ],
)

export type SentFileRow = typeof sentFiles.$inferSelect
export type TemplateMediaRow = typeof templateMedia.$inferSelect
export type TemplateRow = typeof templates.$inferSelect
export type SnapshotRow = typeof templateSnapshots.$inferSelect
export type RunRow = typeof templateRuns.$inferSelect
export type RunNodeRow = typeof templateRunNodes.$inferSelect
