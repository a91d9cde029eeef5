import { SHARED_FOR_DAYS } from '#domain/scene/shared/sharedDrawing.ts'
import { DAY_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportShares } from './shareDrawing.ts'
import { listTakenDown } from './takeDown.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  sharedDrawings: {
    personal: {
      exported: { as: 'shared_drawings', read: (tx, _, { user }) => exportShares(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: tables.sharedDrawings.renewedAt,
        retentionMs: SHARED_FOR_DAYS * DAY_MS,
        why: 'a link works for a year after its owner has renewed it',
      },
    },
  },
  takenDownDrawings: {
    personal: {
      exported: { as: 'taken_down_drawings', read: (tx, _, { user }) => listTakenDown(tx, user.id) },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: { forever: 'as long as the account is there: the drawing can’t be shared again' },
  },
})
