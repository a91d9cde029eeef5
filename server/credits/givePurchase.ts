import { eq } from 'drizzle-orm'
import type { UserRow } from '#server/auth/tables.ts'
import type { ServerContext } from '#server/context.ts'
import type { Transaction } from '#server/database/database.ts'
import { giveAffiliateBonus } from './gifts.ts'
import { move } from './move.ts'
import { creditPurchases, type PurchaseRow } from './tables.ts'

/** Gives a user what was paid for under their proved address and waits for them. Tells whether there was anything. */
export async function givePurchasesOf(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
): Promise<boolean> {
  const waiting = await tx
    .select()
    .from(creditPurchases)
    .where(eq(creditPurchases.emailFolded, user.emailFolded))
    .orderBy(creditPurchases.createdAt, creditPurchases.orderId)
  for (const purchase of waiting) await givePurchase(tx, context, user, purchase)
  return waiting.length > 0
}

/** The account's row is held: two that give the same purchase wait for each other, and the second finds nothing. */
async function givePurchase(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  { orderId, orderNumber, credits, affiliateCodes }: PurchaseRow,
): Promise<void> {
  if (credits > 0) await move(tx, context, { userId: user.id, kind: 'pack', credits, orderNumber })
  let given = credits
  for (const code of affiliateCodes) {
    given += await giveAffiliateBonus(tx, context, user, { code, orderNumber })
  }
  await tx
    .update(creditPurchases)
    .set({ userId: user.id, emailFolded: null, given })
    .where(eq(creditPurchases.orderId, orderId))
}
