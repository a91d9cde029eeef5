import type { Area } from '#server/platform/area/areaParts.ts'
import { drawingRoutes } from './drawingRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Drawings that people show by a link. */
export const DRAWINGS: Area = {
  tables: TABLE_RULES,
  endpoints: drawingRoutes,
}
