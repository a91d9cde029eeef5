import type { Area } from '#server/platform/area/areaParts.ts'
import { modelRoutes } from './modelRoutes.ts'

/** The catalogue of models that generate. */
export const MODELS: Area = {
  endpoints: modelRoutes,
}
