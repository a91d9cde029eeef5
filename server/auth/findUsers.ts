import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { type UserRow, users } from './tables.ts'

/** The one who has proved to have an address, and, of those who only said so, the last. */
interface UsersOfAddress {
  readonly verified: UserRow | null
  readonly unverified: UserRow | null
}

/** Who has this address. The work is the same whether anybody does. */
export async function usersOfAddress(
  database: Database | Transaction,
  email: string,
): Promise<UsersOfAddress> {
  const hasAddress = eq(users.emailFolded, foldEmail(email))
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

/** An address is proved: whoever else only said to have it is gone, with all their sessions. */
export async function removeOtherClaims(tx: Transaction, { id, emailFolded }: UserRow): Promise<void> {
  await tx
    .delete(users)
    .where(and(eq(users.emailFolded, emailFolded), isNull(users.verifiedAt), ne(users.id, id)))
}
