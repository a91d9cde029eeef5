import { DAY_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportNewsletter, moveSubscriber, removeSubscriber } from './subscribers.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  newsletterReaders: {
    personal: {
      exported: {
        as: 'newsletter',
        read: (tx, _, { user }) => exportNewsletter(tx, user.email),
        unproved: null,
      },
      moved: moveSubscriber,
      removed: { ofAddress: (tx, _, user) => removeSubscriber(tx, user.email) },
    },
    retention: { forever: 'until its reader leaves' },
  },
  newsletterIssues: { personal: null, retention: { forever: 'what the shop has written to its readers' } },
  newsletterLetters: {
    personal: {
      exported: { within: 'newsletter' },
      moved: { stays: 'with its reader, whose address it follows' },
      removed: { within: tables.newsletterReaders },
    },
    retention: {
      expires: {
        since: tables.newsletterLetters.createdAt,
        retentionMs: 30 * DAY_MS,
        why: 'sent or given up within days; how many there were stays with the issue',
      },
    },
  },
})
