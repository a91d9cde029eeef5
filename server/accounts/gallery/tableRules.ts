import { HOUR_MS, WITH_ACCOUNT } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { forgetGallery, purgeGallery } from './deleteImages.ts'
import { exportGallery } from './exportGallery.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  galleryImages: {
    personal: {
      exported: { as: 'gallery', read: (tx, context, { session }) => exportGallery(tx, context, session) },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetGallery(tx, context, user.id) },
    },
    retention: { swept: { everyMs: HOUR_MS, run: purgeGallery } },
  },
  galleryAlbums: {
    personal: { exported: { within: 'gallery' }, moved: 'by id', removed: 'cascade' },
    retention: WITH_ACCOUNT,
  },
  galleryAlbumImages: {
    personal: { exported: { within: 'gallery' }, moved: 'by id', removed: 'cascade' },
    retention: { within: tables.galleryImages },
  },
  galleryUploads: {
    personal: {
      exported: { not: 'an upload that was never confirmed is gone within an hour' },
      moved: 'by id',
      removed: { within: tables.galleryImages },
    },
    retention: { within: tables.galleryImages },
  },
})
