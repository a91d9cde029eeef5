import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { removeOtherClaims } from './findUsers.ts'
import { emailLinks } from './tables.ts'

/**
 * Deletes a verified address where it was noted without an account: links that weren't sent, and accounts that only
 * claimed it.
 */
export async function forgetLinks(tx: Transaction, user: UserRow): Promise<void> {
  await removeOtherClaims(tx, user)
  await tx
    .delete(emailLinks)
    .where(and(isNull(emailLinks.userId), eq(sql`lower(trim(${emailLinks.email}))`, user.emailFolded)))
}
