import type { Area } from '#server/area/areaParts.ts'
import { noticeRoutes } from './noticeRoutes.ts'

/** Letters that somebody can turn off, each by a link of its own. */
export const NOTICES: Area = {
  endpoints: noticeRoutes,
}
