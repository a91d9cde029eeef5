import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { usersOfAddress } from '#server/accounts/auth/findUsers.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { MOST_TRIES, pauseAfter } from '#server/platform/tasks/outboxTries.ts'
import { startSchedule } from '#server/platform/tasks/schedule.ts'
import { affiliateCodeAmong } from '#server/shop/affiliate/findCode.ts'
import { orders } from '#server/shop/checkout/tables.ts'
import { receivedWebhooks, type WebhookRow } from '#server/shop/webhooks/tables.ts'
import { openAccount } from './account.ts'
import { readPaidOrder, UnfitOrder } from './paidOrder.ts'
import { creditPurchases } from './tables.ts'

const IDLE_MS = 1_000
const BATCH = 50

/** The received webhooks about paid orders. */
export const PAID_ORDERS = eq(receivedWebhooks.topic, 'orders/paid')

/** Gives the credits of every due paid order; returns how many orders it took. */
export async function takeReceivedOrders(context: ServerContext): Promise<number> {
  const due = await context.database
    .select({ id: receivedWebhooks.id })
    .from(receivedWebhooks)
    .where(isDue(context))
    .orderBy(asc(receivedWebhooks.nextAttemptAt))
    .limit(BATCH)
  // One transaction each: a failed order doesn't affect the others, and is retried behind them.
  let taken = 0
  for (const { id } of due) if (await takeReceivedOrder(context, id)) taken += 1
  return taken
}

function isDue({ now }: ServerContext) {
  return and(PAID_ORDERS, isNull(receivedWebhooks.processedAt), lte(receivedWebhooks.nextAttemptAt, now()))
}

async function takeReceivedOrder(context: ServerContext, id: string): Promise<boolean> {
  let held: WebhookRow | undefined
  try {
    return await context.database.transaction(async (tx) => {
      const [webhook] = await tx
        .select()
        .from(receivedWebhooks)
        .where(and(eq(receivedWebhooks.id, id), isDue(context)))
        .for('update', { skipLocked: true })
      held = webhook
      if (webhook === undefined) return false
      const outcome = await recordPurchase(tx, context, webhook.payload)
      await tx
        .update(receivedWebhooks)
        .set({ processedAt: context.now(), outcome, lastError: null })
        .where(eq(receivedWebhooks.id, id))
      return true
    })
  } catch (error) {
    context.log.error('the credits of an order could not be given', { webhook: id, error })
    if (held !== undefined) await noteFailure(context, held, error)
    return false
  }
}

/**
 * Plans the next try after a pause, or none: an order that can't succeed, or has failed too often, waits for an
 * administrator.
 */
async function noteFailure(context: ServerContext, held: WebhookRow, error: unknown): Promise<void> {
  const attempts = held.attempts + 1
  const now = context.now()
  const isGivenUp = error instanceof UnfitOrder || attempts >= MOST_TRIES
  await context.database
    .update(receivedWebhooks)
    .set({
      attempts,
      nextAttemptAt: new Date(now.getTime() + pauseAfter(attempts)),
      lastError: codeOf(error),
      ...(isGivenUp ? { processedAt: now, outcome: 'given_up' } : {}),
    })
    // Another try meanwhile has noted its own result.
    .where(
      and(
        eq(receivedWebhooks.id, held.id),
        eq(receivedWebhooks.attempts, held.attempts),
        isNull(receivedWebhooks.processedAt),
      ),
    )
}

/** A code, never the message: a database's message names the buyer. */
function codeOf(error: unknown): string {
  if (error instanceof UnfitOrder) return error.message
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'UNKNOWN'
  return code.slice(0, 100)
}

/**
 * Notes an order's credits and gives them to the user with its verified address; without one, they wait. A known order,
 * by any webhook, brings nothing; a test order, nothing outside development.
 */
async function recordPurchase(
  tx: Transaction,
  context: ServerContext,
  payload: unknown,
): Promise<'taken' | 'test'> {
  const order = readPaidOrder(payload)
  if (order === null) return 'taken'
  const { isTest, discountCodes, ...brings } = order
  if (isTest && !context.config.payments.testOrdersGive) return 'test'
  // Codes don't add up here either: of several the first counts.
  const affiliate = await affiliateCodeAmong(tx, discountCodes)
  if (order.credits + order.courseCredits === 0 && affiliate === null) return 'taken'
  const emailFolded = await ownerOf(tx, order)
  const kept = await tx
    .insert(creditPurchases)
    .values({
      ...brings,
      affiliateCodes: affiliate === null ? [] : [affiliate.code],
      emailFolded,
      createdAt: context.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (kept.length === 0 || emailFolded === null) return 'taken'
  const { verified } = await usersOfAddress(tx, emailFolded)
  if (verified !== null) await openAccount(tx, context, verified)
  return 'taken'
}

/** Our own orders know their owner better than an old webhook: people change their address, and leave. */
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

/** Gives credits as orders arrive, until stopped. `stop` waits for running work. */
export function startCreditDelivery(context: ServerContext): { stop(): Promise<void> } {
  return startSchedule(context, [
    { name: 'credits of received orders', everyMs: IDLE_MS, run: () => takeReceivedOrders(context) },
  ])
}
