import type { Area } from '#server/platform/area/areaParts.ts'
import { liveOf } from './live.ts'
import { statisticsRoutes } from './statisticsRoutes.ts'

/** Administrators' statistics of the shop, and its live view. */
export const STATISTICS: Area = {
  endpoints: statisticsRoutes,
  endStreams: (context) => liveOf(context).stop(),
}
