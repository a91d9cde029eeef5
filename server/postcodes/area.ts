import type { Area } from '#server/area/areaParts.ts'
import { postcodeRoutes } from './postcodeRoutes.ts'

/** Which towns a postcode is of. */
export const POSTCODES: Area = {
  endpoints: postcodeRoutes,
}
