import { ruledTables } from '#server/platform/area/tableRule.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  lockerLists: {
    personal: null,
    retention: { forever: 'the last good list of each service, in place of the one before' },
  },
})
