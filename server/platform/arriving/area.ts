import type { Area } from '#server/platform/area/areaParts.ts'
import { ARRIVING_PATH } from './arriving.ts'
import { arrivingEndpoints } from './arrivingEndpoints.ts'
import { arrivingRoutes } from './receivePart.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Large files that arrive in parts. */
export const ARRIVING: Area = {
  tables: TABLE_RULES,
  endpoints: arrivingEndpoints,
  services: {
    addresses: ['GET /files/arriving/{name}', 'PATCH /files/arriving/{name}'],
    mount: (app, context) => app.route(ARRIVING_PATH, arrivingRoutes(context)),
  },
}
