import { eq } from 'drizzle-orm'
import type { Purchase } from '#domain/credits/credits.ts'
import { orderCredits } from '#domain/credits/orderCredits.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { linesOf } from '#server/shop/checkout/accountOrders.ts'
import { orders } from '#server/shop/checkout/tables.ts'
import { creditPurchases, type PurchaseRow } from './tables.ts'

const UNKNOWN: Purchase = { state: 'unknown', credits: 0, orderNumber: null }

/** Returns the state of an order's credits, by its checkout's token, for the user who asks. */
export async function purchaseOf(
  context: ServerContext,
  user: UserRow,
  checkoutToken: string,
): Promise<Purchase> {
  return context.database.transaction(async (tx) => {
    const [purchase] = await tx
      .select()
      .from(creditPurchases)
      .where(eq(creditPurchases.checkoutToken, checkoutToken))
    return purchase === undefined ? orderOf(tx, context, { user, checkoutToken }) : stateOf(purchase, user)
  })
}

function stateOf(purchase: PurchaseRow, user: UserRow): Purchase {
  const { userId, orderNumber, given, returnedAt } = purchase
  const credits = purchase.credits + purchase.courseCredits
  const isTheirs = userId === user.id
  return {
    state: !isTheirs ? 'other-account' : returnedAt === null ? 'credited' : 'returned',
    credits: isTheirs ? (given ?? credits) : credits,
    orderNumber,
  }
}

/** Paid, but the shop's webhook has not come yet. */
async function orderOf(
  tx: Transaction,
  { config }: ServerContext,
  { user, checkoutToken }: { readonly user: UserRow; readonly checkoutToken: string },
): Promise<Purchase> {
  const [order] = await tx.select().from(orders).where(eq(orders.checkoutToken, checkoutToken))
  if (order === undefined) return UNKNOWN
  const lines = await linesOf(tx, [order])
  const credits = orderCredits(lines.get(order.id) ?? [])
  const isTheirs = user.verifiedAt !== null && order.emailFolded === user.emailFolded
  const orderNumber = order.number
  if (credits === 0) return { state: 'no-credits', credits, orderNumber }
  // Every order of ours is a test.
  if (!config.payments.testOrdersGive) return { state: 'test', credits: 0, orderNumber }
  return { state: isTheirs ? 'waiting' : 'other-account', credits, orderNumber }
}
