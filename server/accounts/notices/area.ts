import type { Area } from '#server/platform/area/areaParts.ts'
import { noticeRoutes } from './noticeRoutes.ts'

/** Letters that their reader can switch off, each by a link of its own. */
export const NOTICES: Area = {
  endpoints: noticeRoutes,
}
