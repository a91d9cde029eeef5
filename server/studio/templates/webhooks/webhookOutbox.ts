import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { MOST_TRIES, pauseAfter } from '#server/platform/tasks/outboxTries.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import { postToPublic } from '#server/platform/web/postToPublic.ts'
import { type RunNodeRow, type RunRow, templateWebhooks } from '../tables.ts'
import { webhookSecretOf, webhookSignature } from './webhookSecret.ts'

const SEND_TIMEOUT_MS = 10_000
/** How long a worker may hold a webhook for sending before another may take it over. */
const HOLD_MS = 60_000
const BATCH = 10

type Waiting = typeof templateWebhooks.$inferSelect

/** Posts to an author's address and returns the HTTP status; rejects when there was no answer. */
export type PostWebhook = typeof postToPublic

/** Notes the webhook of a run's end for its author's address, in the transaction that ends it. */
export async function enqueueRunWebhook(
  tx: Transaction,
  { now }: ServerContext,
  run: RunRow,
  target: string,
  nodes: readonly RunNodeRow[],
): Promise<void> {
  const id = randomUUID()
  // No value or result of the person who ran it: those are theirs.
  const payload = JSON.stringify({
    id,
    event: 'template-run.ended',
    run: {
      id: run.id,
      template: run.templateId,
      slug: run.slug,
      status: run.status,
      error: run.error,
      credits: run.charged,
      createdAt: run.createdAt.toISOString(),
      completedAt: run.completedAt?.toISOString() ?? null,
      nodes: nodes.map(({ nodeId, state, attempts, error }) => ({ id: nodeId, state, attempts, error })),
    },
  })
  await tx.insert(templateWebhooks).values({
    id,
    userId: run.userId,
    templateId: run.templateId,
    target,
    payload,
    status: 'waiting',
    nextAttemptAt: now(),
    createdAt: now(),
  })
}

/** Sends everything that is due once; returns how many it tried. */
export async function deliverRunWebhooks(
  context: ServerContext,
  post: PostWebhook = postToPublic,
): Promise<number> {
  const held = await holdDue(context)
  await Promise.all(held.map((waiting) => deliver(context, waiting, post)))
  return held.length
}

/** Delivers due webhooks to authors. */
export const RUN_WEBHOOKS: Task = {
  name: 'delivery of the ends of template runs',
  everyMs: 2_000,
  run: (context) => deliverRunWebhooks(context),
}

async function holdDue({ database, now }: ServerContext): Promise<readonly Waiting[]> {
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ id: templateWebhooks.id })
      .from(templateWebhooks)
      .where(and(eq(templateWebhooks.status, 'waiting'), lte(templateWebhooks.nextAttemptAt, now())))
      .orderBy(templateWebhooks.nextAttemptAt)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(templateWebhooks)
      .set({ nextAttemptAt: new Date(now().getTime() + HOLD_MS) })
      .where(
        inArray(
          templateWebhooks.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })
}

async function deliver(context: ServerContext, waiting: Waiting, post: PostWebhook): Promise<void> {
  const attempts = waiting.attempts + 1
  const reason = await send(context, waiting, post)
  const isGivenUp = reason !== null && attempts >= MOST_TRIES
  await context.database
    .update(templateWebhooks)
    .set({
      attempts,
      status: reason === null ? 'delivered' : isGivenUp ? 'given_up' : 'waiting',
      nextAttemptAt: new Date(context.now().getTime() + pauseAfter(attempts)),
      lastError: reason?.slice(0, 500) ?? null,
    })
    .where(eq(templateWebhooks.id, waiting.id))
}

/** Null once the address has accepted it; else the reason. */
async function send(
  context: ServerContext,
  { id, templateId, target, payload }: Waiting,
  post: PostWebhook,
): Promise<string | null> {
  const secret = webhookSecretOf(context, templateId)
  try {
    const status = await post(target, {
      body: payload,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Iskra-Webhook/1',
        'x-iskra-delivery': id,
        'x-iskra-signature': webhookSignature(secret, payload, context.now()),
      },
      timeoutMs: SEND_TIMEOUT_MS,
    })
    return status >= 200 && status < 300 ? null : `HTTP ${String(status)}`
  } catch (error) {
    context.log.warn('an author could not be told of a run', { id, error })
    return error instanceof Error ? error.message : 'no answer'
  }
}
