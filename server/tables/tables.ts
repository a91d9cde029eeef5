import { AREAS } from '#server/areas.ts'
import type { RuledTable } from '#server/platform/area/tableRule.ts'

/** Every table of the server with its rule, in the order in which their personal data is deleted. */
export const TABLES: readonly RuledTable[] = AREAS.flatMap(({ tables }) => tables ?? [])
