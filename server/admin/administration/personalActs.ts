import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { administratorActs } from './tables.ts'

/**
 * Administrators' acts on a user's account, the oldest first, without the administrators: they are no facts about the
 * user.
 */
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

/** Deletes the words about a user; the acts stay, with ids that lead to no person. */
export async function forgetActs(tx: Transaction, userId: string): Promise<void> {
  await tx.update(administratorActs).set({ reason: '' }).where(eq(administratorActs.userId, userId))
}
