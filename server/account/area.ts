import type { Area } from '#server/area/areaParts.ts'
import { accountRoutes } from './accountRoutes.ts'
import { authorizeReviewFile } from './authorizeReviewFile.ts'
import { passkeyRoutes } from './passkeyRoutes.ts'

/** The data of a person's own account. It uses the tables of the users. */
export const ACCOUNT: Area = {
  endpoints: (context, data) => [...accountRoutes(context, data), ...passkeyRoutes(context)],
  fileJudges: { reviews: authorizeReviewFile },
}
