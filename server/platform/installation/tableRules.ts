import { ruledTables } from '#server/platform/area/tableRule.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  installation: { personal: null, retention: { forever: 'what all servers have to agree on' } },
})
