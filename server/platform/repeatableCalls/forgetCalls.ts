import { and, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { repeatableCalls } from './tables.ts'

/** Deletes the kept answers to anonymous callers that hold an address. */
export async function forgetCallsOfAddress(tx: Transaction, emailFolded: string): Promise<void> {
  await tx
    .delete(repeatableCalls)
    .where(
      and(
        isNull(repeatableCalls.userId),
        sql`position(${emailFolded} in lower(${repeatableCalls.body})) > 0`,
      ),
    )
}
