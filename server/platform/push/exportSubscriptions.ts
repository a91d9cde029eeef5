import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { pushSubscriptions } from './tables.ts'

/** The browsers of a user that get push messages, the oldest first, without their keys. */
export async function exportSubscriptions(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt))
  return rows.map(({ endpoint, createdAt }) => ({ endpoint, created_at: createdAt.toISOString() }))
}
