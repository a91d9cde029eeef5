import type { Area } from '#server/area/areaParts.ts'
import { liveOf } from './live.ts'
import { statisticsRoutes } from './statisticsRoutes.ts'

/** What administrators ask about the shop, and what goes on now. */
export const STATISTICS: Area = {
  endpoints: statisticsRoutes,
  endStreams: (context) => liveOf(context).stop(),
}
