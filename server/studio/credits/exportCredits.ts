import { asc, eq, or } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { creditAccounts, creditPurchases } from './tables.ts'

/** A user's present credits; null before the first. */
export async function exportBalance(tx: Transaction, userId: string) {
  const [row] = await tx.select().from(creditAccounts).where(eq(creditAccounts.userId, userId))
  if (row === undefined) return null
  const { available, reserved, used, total } = row
  return { available, reserved, used, total }
}

/** The orders that brought credits to a user, or will bring them to the user who verifies the address. */
export async function exportPurchases(tx: Transaction, { id, emailFolded, verifiedAt }: UserRow) {
  const isOwn = eq(creditPurchases.userId, id)
  const waitsForIt = eq(creditPurchases.emailFolded, emailFolded)
  const rows = await tx
    .select()
    .from(creditPurchases)
    .where(verifiedAt === null ? isOwn : or(isOwn, waitsForIt))
    .orderBy(asc(creditPurchases.createdAt))
  return rows.map((row) => ({
    order_number: row.orderNumber,
    credits: row.credits,
    course_credits: row.courseCredits,
    given: row.given,
    affiliate_codes: row.affiliateCodes,
    affiliate_bonus: row.affiliateBonus,
    created_at: row.createdAt.toISOString(),
  }))
}
