import { ruledTables } from '#server/platform/area/tableRule.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  articleDrafts: {
    personal: null,
    retention: { forever: 'what is written to be read: nobody’s name is kept with it' },
  },
  articleVersions: { personal: null, retention: { within: tables.articleDrafts } },
})
