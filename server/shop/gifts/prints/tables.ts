import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Placement } from '#domain/prints/placement.ts'
import { moment } from '#server/platform/database/columns.ts'

/**
 * The pictures that buyers have placed on things to be printed, by the line of the cart. A row has no effect until an
 * order has such a line.
 */
export const prints = pgTable(
  'prints',
  {
    /** A random id made on the device: an order's line of this name is printed with it. */
    cartItemId: text('cart_item_id').primaryKey(),
    /** The variant of the product that the picture was placed on. */
    handle: text('handle').notNull(),
    isTurned: boolean('is_turned').notNull(),
    placement: jsonb('placement').$type<Placement>().notNull(),
    /** The device's id of the file: the same one needn't be sent again. */
    fileId: text('file_id').notNull(),
    /** Made here: its folder among the files, and the subject of its address. */
    pictureId: text('picture_id').notNull().unique(),
    /** The device's data of the file; once it has come, the stored file's. */
    mimeType: text('mime_type').notNull(),
    /** Upright, in pixels; null until the file has come. */
    width: integer('width'),
    height: integer('height'),
    /** The stored file's size; 0 until the file has come. */
    bytes: integer('bytes').notNull().default(0),
    receivedAt: moment('received_at'),
    /** When its print file was first fetched: from then on it can't be changed. */
    takenAt: moment('taken_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('prints_age').on(table.updatedAt)],
)
