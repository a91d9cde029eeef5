import { eq } from 'drizzle-orm'
import { DAY_MS } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { forgetMailbox } from './mailbox.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  mailboxLetters: {
    personal: {
      exported: { not: 'letters of a server under development, which the person has' },
      moved: { stays: 'letters went where they went' },
      removed: { ofAddress: (tx, _, user) => forgetMailbox(tx, user.emailFolded) },
    },
    retention: { used: 'pushed out by newer letters' },
  },
  outgoingLetters: {
    personal: {
      exported: { not: 'sealed, on their way to the person' },
      moved: { stays: 'letters go to the address they were written to' },
      removed: { kept: 'sealed, gone once the mail server has taken it' },
    },
    retention: {
      expires: {
        since: tables.outgoingLetters.createdAt,
        retentionMs: 30 * DAY_MS,
        only: eq(tables.outgoingLetters.status, 'given_up'),
        why: 'tells an administrator that mail does not leave; holds no words',
      },
    },
  },
})
