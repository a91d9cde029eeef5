import type { Area } from '#server/area/areaParts.ts'
import { modelRoutes } from './modelRoutes.ts'

/** What is known of the models that generate. */
export const MODELS: Area = {
  endpoints: modelRoutes,
}
