import { MINUTE_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { removeDiscardedFiles } from './discardedFiles.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  discardedFiles: {
    personal: {
      exported: { not: 'names of folders that are being removed' },
      moved: 'by id',
      removed: { kept: 'gone with the folders, within minutes' },
    },
    retention: { swept: { everyMs: MINUTE_MS, run: removeDiscardedFiles } },
  },
})
