import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/columns.ts'
import { ownerColumn } from '#server/platform/users/tables.ts'

/** The pictures people keep. Their files lie under `gallery/{user}/{id}/`. */
export const galleryImages = pgTable(
  'gallery_images',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    filename: text('filename').notNull(),
    /** The name, folded for search. */
    filenameFolded: text('filename_folded').notNull(),
    /** The name's sort key (`nameKey`). */
    filenameKey: text('filename_key').notNull(),
    mimeType: text('mime_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    colour: text('colour').notNull(),
    /** SHA-256 of the stored file: the same picture re-encoded is the same file, whatever metadata came with it. */
    keptHash: text('kept_hash').notNull(),
    /** SHA-256 of the sent file, to recognise it without decoding. */
    sentHash: text('sent_hash').notNull(),
    /** The idempotency key or presigned upload it came by, to tell a retry from a duplicate. */
    sentBy: text('sent_by'),
    usedCount: integer('used_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Until it is purged it can be restored. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('gallery_images_content').on(table.userId, table.keptHash),
    index('gallery_images_sent').on(table.userId, table.sentHash),
    index('gallery_images_newest').on(table.userId, table.createdAt, table.id),
    index('gallery_images_deleted').on(table.deletedAt),
  ],
)

export const galleryAlbums = pgTable(
  'gallery_albums',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('gallery_albums_user').on(table.userId, table.createdAt)],
)

export const galleryAlbumImages = pgTable(
  'gallery_album_images',
  {
    albumId: text('album_id')
      .notNull()
      .references(() => galleryAlbums.id, { onDelete: 'cascade' }),
    imageId: text('image_id')
      .notNull()
      .references(() => galleryImages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.albumId, table.imageId] }),
    index('gallery_album_images_image').on(table.imageId),
  ],
)

/** Uploads that were given an address of their own; the file waits under `uploads/{id}/` until it is confirmed. */
export const galleryUploads = pgTable(
  'gallery_uploads',
  {
    id: text('id').primaryKey(),
    userId: ownerColumn(),
    mimeType: text('mime_type').notNull(),
    /** The picture made of it, once it is confirmed. */
    imageId: text('image_id').references(() => galleryImages.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('gallery_uploads_user').on(table.userId),
    index('gallery_uploads_image').on(table.imageId),
    index('gallery_uploads_expiry').on(table.expiresAt),
  ],
)

export type GalleryImageRow = typeof galleryImages.$inferSelect
