import type { Area } from '#server/platform/area/areaParts.ts'
import { contentRoutes } from './contentRoutes.ts'
import { editorRoutes } from './editorRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Articles, and the editor where administrators write them. */
export const CONTENT: Area = {
  tables: TABLE_RULES,
  endpoints: (context) => [...contentRoutes(context), ...editorRoutes(context)],
}
