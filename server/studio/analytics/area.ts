import type { Area } from '#server/platform/area/areaParts.ts'
import { publicSubjects } from '#server/studio/discover/publicSubjects.ts'
import { eventRoutes } from './eventRoutes.ts'
import { ROLL_UP } from './rollUp.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Anonymous visit statistics. */
export const ANALYTICS: Area = {
  tables: TABLE_RULES,
  endpoints: (context) => eventRoutes(context, publicSubjects),
  tasks: [ROLL_UP],
}
