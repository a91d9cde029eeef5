import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import type { UserRow } from '#server/users/tables.ts'
import { removeOtherClaims } from './findUsers.ts'
import { emailLinks } from './tables.ts'

/**
 * Takes a proved address out of what was noted of it by no account: links nobody was sent, and accounts that only said
 * to have it.
 */
export async function forgetLinks(tx: Transaction, user: UserRow): Promise<void> {
  await removeOtherClaims(tx, user)
  await tx
    .delete(emailLinks)
    .where(and(isNull(emailLinks.userId), eq(sql`lower(trim(${emailLinks.email}))`, user.emailFolded)))
}
