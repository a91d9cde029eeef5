import type { Area } from '#server/area/areaParts.ts'
import { accountRoutes } from './accountRoutes.ts'
import { authorizeReviewFile } from './authorizeReviewFile.ts'
import { passkeyRoutes } from './passkeyRoutes.ts'

/** What a person sees and changes of their own account. Its tables are those of the users. */
export const ACCOUNT: Area = {
  endpoints: (context, data) => [...accountRoutes(context, data), ...passkeyRoutes(context)],
  fileJudges: { reviews: authorizeReviewFile },
}
