import { ruledTables } from '#server/platform/area/tableRule.ts'
import { forgetLinks } from './forgetLinks.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  emailLinks: {
    personal: {
      exported: { not: 'hashes of what stands in the person’s own letters' },
      moved: { stays: 'a link proves the address that it was sent to' },
      removed: { ofAddress: (tx, _, user) => forgetLinks(tx, user) },
    },
    retention: {
      expires: {
        since: tables.emailLinks.expiresAt,
        retentionMs: 0,
        why: 'it says itself until when it is good',
      },
    },
  },
})
