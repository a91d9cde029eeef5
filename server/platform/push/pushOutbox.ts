import { randomUUID } from 'node:crypto'
import { eq, inArray, lte } from 'drizzle-orm'
import type { PushMessage } from '#domain/push/pushSubscription.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { doublingPause } from '#server/platform/tasks/outboxTries.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'

/** How long a worker may hold a message for sending before another may take it over. */
const HOLD_MS = 60_000
const BATCH = 20

/** A message that couldn't be delivered for so long is outdated. */
export const MESSAGE_LIFE_MS = 6 * 60 * 60_000
const PAUSES = { firstMs: 5_000, longestMs: 30 * 60_000 }

/** A message and the browser it goes to. */
export interface OutgoingPush {
  readonly id: string
  readonly message: PushMessage
  readonly attempts: number
  readonly createdAt: Date
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
}

/** Notes a message to every browser of a person, in the transaction that causes it. */
export async function enqueuePush(
  tx: Transaction,
  context: ServerContext,
  userId: string,
  message: PushMessage,
): Promise<void> {
  const now = context.now()
  const browsers = await tx
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
  if (browsers.length === 0) return
  await tx.insert(pushMessages).values(
    browsers.map(({ endpoint }) => ({
      id: randomUUID(),
      endpoint,
      message,
      nextAttemptAt: now,
      createdAt: now,
    })),
  )
}

/** Claims due messages, so that no other worker sends them for `HOLD_MS`. */
export async function claimDuePushes(context: ServerContext): Promise<readonly OutgoingPush[]> {
  return context.database.transaction(async (tx) => {
    const now = context.now()
    const due = await tx
      .select({
        id: pushMessages.id,
        message: pushMessages.message,
        attempts: pushMessages.attempts,
        createdAt: pushMessages.createdAt,
        subscription: {
          endpoint: pushSubscriptions.endpoint,
          p256dh: pushSubscriptions.p256dh,
          auth: pushSubscriptions.auth,
        },
      })
      .from(pushMessages)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.endpoint, pushMessages.endpoint))
      .where(lte(pushMessages.nextAttemptAt, now))
      .orderBy(pushMessages.nextAttemptAt)
      .limit(BATCH)
      .for('update', { of: pushMessages, skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) {
      const heldUntil = new Date(now.getTime() + HOLD_MS)
      await tx.update(pushMessages).set({ nextAttemptAt: heldUntil }).where(inArray(pushMessages.id, ids))
    }
    return due
  })
}

/** The push service has it, or refuses it for good: nothing of it is kept. */
export async function forgetPush({ database }: ServerContext, { id }: OutgoingPush): Promise<void> {
  await database.delete(pushMessages).where(eq(pushMessages.id, id))
}

/** The browser has withdrawn its subscription; its messages go with it. */
export async function forgetBrowser(
  { database }: ServerContext,
  { subscription }: OutgoingPush,
): Promise<void> {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, subscription.endpoint))
}

/** Delays a message: the pause doubles from five seconds up to half an hour. */
export async function putOffPush(context: ServerContext, { id, attempts }: OutgoingPush): Promise<void> {
  const pause = doublingPause(attempts + 1, PAUSES)
  await context.database
    .update(pushMessages)
    .set({ attempts: attempts + 1, nextAttemptAt: new Date(context.now().getTime() + pause) })
    .where(eq(pushMessages.id, id))
}
