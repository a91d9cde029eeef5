import { eq } from 'drizzle-orm'
import { type UserRow, users } from '#server/users/tables.ts'
import type { ServerContext } from '#server/context.ts'
import type { Transaction } from '#server/database/database.ts'
import { PERSONAL } from './personalTables.ts'

/**
 * Removes an account and everything personal, for good: what becomes of which table stands in PERSONAL_TABLES. Whoever
 * never proved the address leaves alone what else there is under it.
 */
export async function removeAccount(tx: Transaction, context: ServerContext, user: UserRow): Promise<void> {
  for (const [, { removed }] of PERSONAL) {
    if (removed === 'cascade') continue
    if ('forget' in removed) await removed.forget(tx, context, user)
    if ('ofAddress' in removed && user.verifiedAt !== null) await removed.ofAddress(tx, context, user)
  }
  await tx.delete(users).where(eq(users.id, user.id))
}
