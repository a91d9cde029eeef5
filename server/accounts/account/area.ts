import type { Area } from '#server/platform/area/areaParts.ts'
import { accountRoutes } from './accountRoutes.ts'
import { passkeyRoutes } from './passkeyRoutes.ts'

/** The data of a person's own account. It uses the tables of the users. */
export const ACCOUNT: Area = {
  endpoints: (context, data) => [...accountRoutes(context, data), ...passkeyRoutes(context)],
}
