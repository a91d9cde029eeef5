import { eq } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { giveAffiliateBonus } from './gifts.ts'
import { move } from './move.ts'
import { type AccountRow, creditPurchases, type PurchaseRow } from './tables.ts'

/** The most credits an account can ever hold, well within its columns. */
export const MOST_HELD = 2_000_000_000

/**
 * Gives a user the credits paid for under their verified address; those beyond the account's maximum go on waiting.
 * Returns whether it gave any. The account's row is locked.
 */
export async function givePurchasesOf(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  account: AccountRow,
): Promise<boolean> {
  const waiting = await tx
    .select()
    .from(creditPurchases)
    .where(eq(creditPurchases.emailFolded, user.emailFolded))
    .orderBy(creditPurchases.createdAt, creditPurchases.orderId)
  let held = account.total
  let given = 0
  for (const purchase of waiting) {
    const brought = purchase.credits + purchase.courseCredits
    if (held + brought > MOST_HELD) continue
    held += brought
    given += 1
    await givePurchase(tx, context, user, purchase)
  }
  if (given < waiting.length) context.log.error('an account is full', { userId: user.id })
  return given > 0
}

/** The account's row is locked: of two that give the same purchase, the second waits and finds nothing. */
async function givePurchase(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  { orderId, orderNumber, credits, courseCredits, affiliateCodes }: PurchaseRow,
): Promise<void> {
  if (credits > 0) await move(tx, context, { userId: user.id, kind: 'pack', credits, orderNumber })
  if (courseCredits > 0) {
    await move(tx, context, { userId: user.id, kind: 'course', credits: courseCredits, orderNumber })
  }
  let affiliateBonus = 0
  for (const code of affiliateCodes) {
    affiliateBonus += await giveAffiliateBonus(tx, context, user, { code, orderNumber })
  }
  const given = credits + courseCredits + affiliateBonus
  await tx
    .update(creditPurchases)
    .set({ userId: user.id, emailFolded: null, given, affiliateBonus })
    .where(eq(creditPurchases.orderId, orderId))
}
