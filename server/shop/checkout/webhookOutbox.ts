import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { MOST_TRIES, pauseAfter } from '#server/platform/tasks/outboxTries.ts'
import { webhookDeliveries } from './tables.ts'

/** Stands for the product's own receiver, which is reached without a network. */
export const OWN_RECEIVER = 'self'

export type WebhookDelivery = typeof webhookDeliveries.$inferSelect

/** How long a worker may take to send what it holds, before another may take it over. */
const HOLD_MS = 60_000
const BATCH = 10

/** Notes a webhook for every target, in the transaction of what it tells of. */
export async function enqueueWebhook(
  tx: Transaction,
  event: { topic: string; orderId: number; payload: string; targets: readonly string[]; now: Date },
): Promise<void> {
  if (event.targets.length === 0) return
  const eventId = randomUUID()
  await tx.insert(webhookDeliveries).values(
    event.targets.map((target) => ({
      id: randomUUID(),
      eventId,
      topic: event.topic,
      orderId: event.orderId,
      target,
      payload: event.payload,
      status: 'waiting' as const,
      nextAttemptAt: event.now,
      createdAt: event.now,
    })),
  )
}

/**
 * Takes what is due, so that nobody else sends it for `HOLD_MS`. A worker killed while it holds a row loses
 * nothing: the hold runs out and the row is due again, under the same webhook id.
 */
export async function claimDueWebhooks(context: ServerContext): Promise<readonly WebhookDelivery[]> {
  return context.database.transaction(async (tx) => {
    const due = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(
        and(eq(webhookDeliveries.status, 'waiting'), lte(webhookDeliveries.nextAttemptAt, context.now())),
      )
      .orderBy(webhookDeliveries.nextAttemptAt)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(webhookDeliveries)
      .set({ nextAttemptAt: new Date(context.now().getTime() + HOLD_MS) })
      .where(
        inArray(
          webhookDeliveries.id,
          due.map((row) => row.id),
        ),
      )
      .returning()
  })
}

/** Notes that the target has taken it. */
export async function settleDelivered(context: ServerContext, delivery: WebhookDelivery): Promise<void> {
  await context.database
    .update(webhookDeliveries)
    .set({
      status: 'delivered',
      attempts: delivery.attempts + 1,
      deliveredAt: context.now(),
      lastError: null,
    })
    .where(eq(webhookDeliveries.id, delivery.id))
}

/** Notes a failed try and when the next one is due; after the last try the row stays, for a person to see. */
export async function settleFailed(
  context: ServerContext,
  delivery: WebhookDelivery,
  reason: string,
): Promise<void> {
  const attempts = delivery.attempts + 1
  await context.database
    .update(webhookDeliveries)
    .set({
      attempts,
      status: attempts >= MOST_TRIES ? 'given_up' : 'waiting',
      nextAttemptAt: new Date(context.now().getTime() + pauseAfter(attempts)),
      lastError: reason.slice(0, 500),
    })
    .where(eq(webhookDeliveries.id, delivery.id))
}
