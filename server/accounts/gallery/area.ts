import { SHARE_PATH } from '#domain/gallery/share.ts'
import type { Area } from '#server/platform/area/areaParts.ts'
import { galleryRoutes } from './galleryRoutes.ts'
import { authorizeGalleryFile } from './authorizeGalleryFile.ts'
import { presignedUploadRoutes } from './receiveUpload.ts'
import { shareFallback } from './shareFallback.ts'
import { TABLE_RULES } from './tableRules.ts'

/** A person’s own pictures and albums. */
export const GALLERY: Area = {
  tables: TABLE_RULES,
  endpoints: galleryRoutes,
  services: {
    addresses: ['PUT /files/uploads/{id}', 'POST /udostepnij'],
    mount: (app, context) =>
      app.route('/files/uploads', presignedUploadRoutes(context)).route(SHARE_PATH, shareFallback()),
  },
  fileJudges: { gallery: authorizeGalleryFile },
}
