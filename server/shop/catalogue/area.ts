import type { Area } from '#server/platform/area/areaParts.ts'
import { mediaRoutes } from './mediaRoutes.ts'
import { seedCatalogue } from './seedCatalogue.ts'
import { TABLE_RULES } from './tableRules.ts'
import { startPictureWork } from './pictureWork.ts'

/** The embedded storefront's products and their pictures. */
export const CATALOGUE: Area = {
  tables: TABLE_RULES,
  services: {
    addresses: ['GET /media/*'],
    mount: (app, context) => app.route('/media', mediaRoutes(context)),
  },
  prepare: async (context) => {
    if (context.config.storefront.embedded) await seedCatalogue(context)
  },
  work: (context) => [startPictureWork(context)],
}
