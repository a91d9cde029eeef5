import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { administratorActs } from './tables.ts'

/** What administrators did to a user's account, the oldest first. Which of them is no fact about the user. */
export async function exportActs(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(administratorActs)
    .where(eq(administratorActs.userId, userId))
    .orderBy(asc(administratorActs.number))
  return rows.map(({ kind, reason, credits, rolesBefore, rolesAfter, createdAt }) => ({
    kind,
    reason,
    credits,
    roles_before: rolesBefore,
    roles_after: rolesAfter,
    created_at: createdAt.toISOString(),
  }))
}

/** The words about a user go; what was done stays, by ids that lead to nobody any more. */
export async function forgetActs(tx: Transaction, userId: string): Promise<void> {
  await tx.update(administratorActs).set({ reason: '' }).where(eq(administratorActs.userId, userId))
}
