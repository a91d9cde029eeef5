import type { Area } from '#server/platform/area/areaParts.ts'
import { giftRoutes } from './giftRoutes.ts'
import { printRoutes } from './prints/printRoutes.ts'
import { TABLE_RULES } from './tableRules.ts'
import { UNORDERED_BOUNDS } from './unorderedBounds.ts'

/** The texts and pictures that buyers add to gifts before ordering. */
export const GIFTS: Area = {
  tables: TABLE_RULES,
  endpoints: (context) => [...giftRoutes(context), ...printRoutes(context)],
  tasks: [UNORDERED_BOUNDS],
}
