import type { Area } from '#server/area/areaParts.ts'
import { discoverRoutes } from './discoverRoutes.ts'

/** The public view of people’s works. */
export const DISCOVER: Area = {
  endpoints: discoverRoutes,
}
