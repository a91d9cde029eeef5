import { and, asc, eq, isNull } from 'drizzle-orm'
import { usersOfAddress } from '#server/auth/findUsers.ts'
import { orders } from '#server/checkout/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { workAsDue } from '#server/workAsDue.ts'
import type { Transaction } from '#server/database/database.ts'
import { receivedWebhooks } from '#server/webhooks/tables.ts'
import { openAccount } from './account.ts'
import { readPaidOrder } from './paidOrder.ts'
import { creditPurchases } from './tables.ts'

const IDLE_MS = 1_000
const BATCH = 50

/** Gives the credits of every paid order that the shop has told of and that waits; tells how many it looked at. */
export async function takeReceivedOrders(context: ServerContext): Promise<number> {
  const waiting = await context.database
    .select({ id: receivedWebhooks.id })
    .from(receivedWebhooks)
    .where(and(eq(receivedWebhooks.topic, 'orders/paid'), isNull(receivedWebhooks.processedAt)))
    .orderBy(asc(receivedWebhooks.receivedAt))
    .limit(BATCH)
  // One transaction each: an order that fails takes none of the others with it.
  let taken = 0
  for (const { id } of waiting) if (await takeReceivedOrder(context, id)) taken += 1
  return taken
}

async function takeReceivedOrder(context: ServerContext, id: string): Promise<boolean> {
  try {
    return await context.database.transaction(async (tx) => {
      const [webhook] = await tx
        .select()
        .from(receivedWebhooks)
        .where(and(eq(receivedWebhooks.id, id), isNull(receivedWebhooks.processedAt)))
        .for('update', { skipLocked: true })
      if (webhook === undefined) return false
      await keepPurchase(tx, context, webhook.payload)
      await tx.update(receivedWebhooks).set({ processedAt: context.now() }).where(eq(receivedWebhooks.id, id))
      return true
    })
  } catch (error) {
    context.log.error('the credits of an order could not be given', { webhook: id, error })
    return false
  }
}

/**
 * Notes what an order brings and gives it to whoever has proved its address; where nobody has, it waits for them. An
 * order that is known already, by whatever webhook, brings nothing.
 */
async function keepPurchase(tx: Transaction, context: ServerContext, payload: unknown): Promise<void> {
  const order = readPaidOrder(payload)
  if (order === null) return
  const emailFolded = await ownerOf(tx, order)
  const kept = await tx
    .insert(creditPurchases)
    .values({
      ...order,
      affiliateCodes: [...order.affiliateCodes],
      emailFolded,
      createdAt: context.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (kept.length === 0 || emailFolded === null) return
  const { verified } = await usersOfAddress(tx, emailFolded)
  if (verified !== null) await openAccount(tx, context, verified)
}

/** Our own orders know better than an old webhook whose they are: people change their address, and leave. */
async function ownerOf(
  tx: Transaction,
  order: { checkoutToken: string | null; emailFolded: string | null },
): Promise<string | null> {
  if (order.checkoutToken === null) return order.emailFolded
  const [own] = await tx
    .select({ emailFolded: orders.emailFolded })
    .from(orders)
    .where(eq(orders.checkoutToken, order.checkoutToken))
  return own === undefined ? order.emailFolded : own.emailFolded
}

/** Gives credits as orders arrive, until stopped. `stop` waits for what is under way. */
export function startCreditDelivery(context: ServerContext): { stop(): Promise<void> } {
  return workAsDue(() => takeReceivedOrders(context), {
    log: context.log,
    idleMs: IDLE_MS,
    failure: 'received orders could not be read',
  })
}
