import { eq } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { welcome } from './gifts.ts'
import { givePurchasesOf } from './givePurchase.ts'
import { type AccountRow, creditAccounts } from './tables.ts'

/**
 * Locks a user's account until the end of the transaction and brings it up to date: a user with a verified address gets
 * the welcome credits and those bought for that address.
 */
export async function openAccount(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
): Promise<AccountRow> {
  await tx.insert(creditAccounts).values({ userId: user.id, updatedAt: context.now() }).onConflictDoNothing()
  const account = await holdAccount(tx, user.id)
  if (account === null) throw new Error('a credit account is missing')
  if (user.verifiedAt === null) return account
  const welcomed = await welcome(tx, context, account, user)
  const given = await givePurchasesOf(tx, context, user, account)
  return welcomed || given ? await readAccount(tx, user.id) : account
}

/** Locks a user's account until the end of the transaction; null when there is none. */
export async function holdAccount(tx: Transaction, userId: string): Promise<AccountRow | null> {
  const [account] = await tx
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update')
  return account ?? null
}

/** The number of credits a user has spent. */
export async function usedCredits(database: Database | Transaction, userId: string): Promise<number> {
  const [account] = await database
    .select({ used: creditAccounts.used })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
  return account?.used ?? 0
}

async function readAccount(tx: Transaction, userId: string): Promise<AccountRow> {
  const [account] = await tx.select().from(creditAccounts).where(eq(creditAccounts.userId, userId))
  if (account === undefined) throw new Error('a credit account is missing')
  return account
}
