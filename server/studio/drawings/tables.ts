import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import type { SharedPictures } from '#domain/scene/shared/sharedDrawing.ts'
import { moment } from '#server/platform/database/columns.ts'
import { ownerColumn } from '#server/platform/users/tables.ts'

/** Frozen copies of drawings that anybody with their link may see. */
export const sharedDrawings = pgTable(
  'shared_drawings',
  {
    userId: ownerColumn(),
    /** The drawing on its owner's device. */
    drawingId: text('drawing_id').notNull(),
    /** Makes the address. */
    token: text('token').notNull().unique(),
    title: text('title').notNull(),
    kind: text('kind').$type<Scene['kind']>().notNull(),
    shapes: integer('shapes').notNull(),
    scene: jsonb('scene').$type<Scene>().notNull(),
    /** In base64, by the ids that the scene names them by. */
    pictures: jsonb('pictures').$type<SharedPictures['pictures']>().notNull(),
    /** When the copy was made last. */
    renewedAt: moment('renewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.drawingId] }),
    index('shared_drawings_renewed').on(table.renewedAt),
  ],
)

/**
 * Drawings that administrators took down: nothing of the copy stays but its title, and the drawing can't be shared
 * again.
 */
export const takenDownDrawings = pgTable(
  'taken_down_drawings',
  {
    userId: ownerColumn(),
    /** The drawing on its owner's device. */
    drawingId: text('drawing_id').notNull(),
    title: text('title').notNull(),
    /** For its owner. */
    reason: text('reason').notNull(),
    takenDownAt: moment('taken_down_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.drawingId] })],
)
