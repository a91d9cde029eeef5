import type { Area } from '#server/area/areaParts.ts'
import { contentRoutes } from './contentRoutes.ts'
import { editorRoutes } from './editorRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** What there is to read, and the desk where it is written. */
export const CONTENT: Area = {
  tables: TABLE_RULES,
  endpoints: (context) => [...contentRoutes(context), ...editorRoutes(context)],
}
