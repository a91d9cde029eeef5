import type { Area } from '#server/platform/area/areaParts.ts'
import { postcodeRoutes } from './postcodeRoutes.ts'

/** Which towns a postcode is of. */
export const POSTCODES: Area = {
  endpoints: postcodeRoutes,
}
