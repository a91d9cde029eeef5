import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { GENERATION_TYPES } from '#domain/generation/engines.ts'
import { type GeneratedFile, GENERATION_STATUSES } from '#domain/generation/generation.ts'
import type { AskedOptions } from '#domain/generation/options.ts'
import { moment } from '#server/platform/database/columns.ts'
import { ownerColumn } from '#server/platform/users/tables.ts'

/** A stored file of a result: its address is made on request. */
export type StoredResultFile = Omit<GeneratedFile, 'url'> & { readonly key: string }

/**
 * All generations ever started: queue, archive and accounts in one table, so that none of them can disagree. A
 * generation that its owner deleted stays as an empty row: its price was paid, and its refCode is used.
 */
export const generations = pgTable(
  'generations',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    /** The job that this is a part of, which holds the credits of both; null for a job of its own. */
    parentId: text('parent_id').references((): AnyPgColumn => generations.id, { onDelete: 'cascade' }),
    /** The run of a template that it is a part of, which holds the credits of all its jobs; and its node. */
    runId: text('run_id'),
    runNode: text('run_node'),
    /** The stored file that a job of a run starts from. */
    sourceKey: text('source_key'),
    /** Its index among the parts of one job, or the variants of one node, from 0. */
    position: integer('position').notNull().default(0),
    /** One per click. */
    refCode: text('ref_code').notNull(),
    type: text('type', { enum: GENERATION_TYPES }).notNull(),
    engine: text('engine').notNull(),
    prompt: text('prompt').notNull(),
    /** Prompt and tags, folded for search. */
    searchText: text('search_text').notNull().default(''),
    options: jsonb('options').$type<AskedOptions>().notNull(),
    seed: integer('seed').notNull(),
    /** The price at the start, reserved then. */
    credits: integer('credits').notNull(),
    status: text('status', { enum: GENERATION_STATUSES }).notNull(),
    progress: integer('progress').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    /** When it ended, in any way. */
    completedAt: moment('completed_at'),

    /** How often a worker has taken it. */
    attempts: integer('attempts').notNull().default(0),
    /**
     * How often it was handed to a paid provider, noted before each call and taken back when the provider declined.
     * While it isn't 0, the provider may have been paid.
     */
    handOvers: integer('hand_overs').notNull().default(0),
    /** Not taken before. */
    dueAt: moment('due_at').notNull(),
    /**
     * The lease of its present worker; null when there is none, as while parts of it are made. Only its holder may end
     * it.
     */
    lease: text('lease'),
    leaseUntil: moment('lease_until'),

    files: jsonb('files').$type<readonly StoredResultFile[]>().notNull().default([]),
    colour: text('colour'),
    resultSeed: integer('result_seed'),
    resultText: text('result_text'),
    isProcedural: boolean('is_procedural').notNull().default(false),
    /** Milliseconds of the attempt that succeeded. */
    processingTime: integer('processing_time'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),

    tags: text('tags').array().notNull().default([]),
    isFavourite: boolean('is_favourite').notNull().default(false),
    /** When it was made public; null while it isn't. */
    publishedAt: moment('published_at'),
    /** When administrators took it down: it can't be made public again. */
    takenDownAt: moment('taken_down_at'),
    /** The reason, for its owner. */
    takenDownReason: text('taken_down_reason'),
    shareToken: text('share_token').unique(),
    /** Hidden from this moment, and emptied a while later: until then it can be restored. */
    deletedAt: moment('deleted_at'),
    emptiedAt: moment('emptied_at'),
  },
  (table) => [
    uniqueIndex('generations_ref_code').on(table.userId, table.refCode),
    index('generations_parts')
      .on(table.parentId, table.position)
      .where(sql`parent_id IS NOT NULL`),
    index('generations_of_run')
      .on(table.runId)
      .where(sql`run_id IS NOT NULL`),
    index('generations_archive').on(table.userId, table.createdAt, table.id),
    index('generations_served').on(table.userId, table.startedAt),
    index('generations_measured').on(table.engine, table.completedAt),
    index('generations_asked')
      .on(table.createdAt, table.engine, table.type)
      .where(sql`parent_id IS NULL AND run_id IS NULL`),
    // Holds all columns that statistics need of ended generations: the rows themselves are large.
    index('generations_ended')
      .on(
        table.completedAt,
        table.status,
        table.engine,
        table.type,
        table.credits,
        table.processingTime,
        table.errorCode,
      )
      .where(sql`parent_id IS NULL AND run_id IS NULL AND status IN ('completed', 'failed')`),
    index('generations_ended_of_engine')
      .on(
        table.engine,
        table.completedAt,
        table.status,
        table.type,
        table.credits,
        table.processingTime,
        table.errorCode,
      )
      .where(sql`parent_id IS NULL AND run_id IS NULL AND status IN ('completed', 'failed')`),
    index('generations_public')
      .on(table.publishedAt, table.id)
      .where(sql`published_at IS NOT NULL`),
    // The wall of films, and the newest of a kind.
    index('generations_public_of_type')
      .on(table.type, table.publishedAt, table.id)
      .where(sql`published_at IS NOT NULL`),
    index('generations_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at IS NOT NULL AND emptied_at IS NULL`),
    // Only a few are unfinished, however large the archive grows.
    index('generations_under_way')
      .on(table.engine, table.dueAt)
      .where(sql`status IN ('pending', 'processing')`),
  ],
)

/** Administrators' prices of engines. */
export const enginePrices = pgTable(
  'engine_prices',
  {
    engine: text('engine').primaryKey(),
    credits: integer('credits').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [check('engine_prices_credits', sql`${table.credits} >= 0`)],
)

export type GenerationRow = typeof generations.$inferSelect
