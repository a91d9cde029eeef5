import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { REPORT_REASONS } from '#domain/reports/reportReasons.ts'
import { moment } from '#server/platform/database/columns.ts'
import { sharedDrawings } from '#server/studio/drawings/tables.ts'
import { generations } from '#server/studio/generators/tables.ts'

/** Visitors' reports, each of a public work or of a shared drawing. The visitors aren't stored. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    generationId: text('generation_id').references(() => generations.id, { onDelete: 'cascade' }),
    drawingToken: text('drawing_token').references(() => sharedDrawings.token, { onDelete: 'cascade' }),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When an administrator decided about its subject; null while it waits. */
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('reports_of_work')
      .on(table.generationId, table.createdAt)
      .where(sql`generation_id IS NOT NULL`),
    index('reports_of_drawing')
      .on(table.drawingToken, table.createdAt)
      .where(sql`drawing_token IS NOT NULL`),
    index('reports_waiting')
      .on(table.createdAt)
      .where(sql`decided_at IS NULL`),
    index('reports_decided')
      .on(table.decidedAt)
      .where(sql`decided_at IS NOT NULL`),
    check('reports_subject', sql`num_nonnulls(${table.generationId}, ${table.drawingToken}) = 1`),
  ],
)
