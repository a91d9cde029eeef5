import type { Area } from '#server/platform/area/areaParts.ts'
import { contactRoutes } from './contactRoutes.ts'

/** Messages to the shop. */
export const CONTACT: Area = {
  endpoints: contactRoutes,
}
