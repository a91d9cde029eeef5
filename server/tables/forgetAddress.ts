import { and, eq, isNull, sql } from 'drizzle-orm'
import { removeOtherClaims } from '#server/auth/findUsers.ts'
import { emailLinks } from '#server/auth/tables.ts'
import { repeatableCalls } from '#server/repeatableCalls/tables.ts'
import type { UserRow } from '#server/users/tables.ts'
import type { Transaction } from '#server/database/database.ts'
import { mailboxLetters } from '#server/mail/tables.ts'

/**
 * Takes a proved address out of what was noted of it by no account: links nobody was sent, answers to whoever wasn't
 * signed in, the development mailbox, and accounts that only said to have it.
 */
export async function forgetAddress(tx: Transaction, user: UserRow): Promise<void> {
  const { emailFolded } = user
  await removeOtherClaims(tx, user)
  await tx
    .delete(emailLinks)
    .where(and(isNull(emailLinks.userId), eq(sql`lower(trim(${emailLinks.email}))`, emailFolded)))
  await tx
    .delete(repeatableCalls)
    .where(
      and(
        isNull(repeatableCalls.userId),
        sql`position(${emailFolded} in lower(${repeatableCalls.body})) > 0`,
      ),
    )
  await tx.delete(mailboxLetters).where(eq(sql`lower(${mailboxLetters.recipient})`, emailFolded))
}
