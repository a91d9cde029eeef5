import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { openAccount } from './account.ts'
import { move } from './move.ts'
import { creditPurchases } from './tables.ts'

/** The credits an order brought a user, bonuses included; null when it brought them none. */
export async function givenFor(tx: Transaction, user: UserRow, orderId: string): Promise<number | null> {
  const [purchase] = await tx
    .select({ given: creditPurchases.given })
    .from(creditPurchases)
    .where(isGiven(user, orderId))
  return purchase?.given ?? null
}

/**
 * Takes back the credits an order brought a user, once. Throws NOTHING_TO_REFUND the second time, NOT_ENOUGH_CREDITS
 * when they are spent.
 */
export async function returnPurchase(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  { orderId, note }: { readonly orderId: string; readonly note: string },
): Promise<void> {
  const { available } = await openAccount(tx, context, user)
  const [returned] = await tx
    .update(creditPurchases)
    .set({ returnedAt: context.now() })
    .where(and(isGiven(user, orderId), isNull(creditPurchases.returnedAt)))
    .returning()
  const given = returned?.given ?? 0
  if (returned === undefined || given === 0) throw new Refusal('NOTHING_TO_REFUND')
  if (available < given) throw new Refusal('NOT_ENOUGH_CREDITS')
  const { orderNumber } = returned
  await move(tx, context, { userId: user.id, kind: 'return', credits: given, orderNumber, note })
}

function isGiven({ id }: UserRow, orderId: string) {
  return and(
    eq(creditPurchases.orderId, orderId),
    eq(creditPurchases.userId, id),
    isNotNull(creditPurchases.given),
  )
}
