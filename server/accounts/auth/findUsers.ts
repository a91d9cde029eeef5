import { and, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'

/** The user who has verified an address, and, of those who only claimed it, the last. */
interface UsersOfAddress {
  readonly verified: UserRow | null
  readonly unverified: UserRow | null
}

/** The forms in which a typed address may be stored: by today's rule, and as typed for older accounts. */
export function foldsOf(email: string): string[] {
  return [...new Set([foldEmail(tidyEmail(email)), foldEmail(email)])]
}

/** Finds the users of this address. The work is the same whether there are any. */
export async function usersOfAddress(
  database: Database | Transaction,
  email: string,
): Promise<UsersOfAddress> {
  const hasAddress = inArray(users.emailFolded, foldsOf(email))
  const [verified] = await database
    .select()
    .from(users)
    .where(and(hasAddress, isNotNull(users.verifiedAt)))
  const [unverified] = await database
    .select()
    .from(users)
    .where(and(hasAddress, isNull(users.verifiedAt)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(1)
  return { verified: verified ?? null, unverified: unverified ?? null }
}

/** An address was verified: removes all other users who only claimed it, with their sessions. */
export async function removeOtherClaims(tx: Transaction, { id, emailFolded }: UserRow): Promise<void> {
  await tx
    .delete(users)
    .where(and(eq(users.emailFolded, emailFolded), isNull(users.verifiedAt), ne(users.id, id)))
}
