import type { Area } from '#server/platform/area/areaParts.ts'
import { authorizeReviewFile } from './authorizeReviewFile.ts'
import { ownReviewRoutes } from './ownReviewRoutes.ts'
import { reviewFileRoutes } from './reviewFileRoutes.ts'
import { REVIEW_FILES_PATH } from './reviewPictures.ts'
import { reviewRoutes } from './reviewRoutes.ts'

/** Buyers' reviews: written, shown, and their pictures. Administrators' decisions about them are in administration. */
export const REVIEWS: Area = {
  endpoints: (context) => [...reviewRoutes(context), ...ownReviewRoutes(context)],
  services: {
    addresses: ['GET /files/reviews/{id}/{file}'],
    mount: (app, context) => app.route(REVIEW_FILES_PATH, reviewFileRoutes(context)),
  },
  fileJudges: { reviews: authorizeReviewFile },
}
