import type { Area } from '#server/area/areaParts.ts'
import { discoverRoutes } from './discoverRoutes.ts'

/** What of people’s works everybody sees. */
export const DISCOVER: Area = {
  endpoints: discoverRoutes,
}
