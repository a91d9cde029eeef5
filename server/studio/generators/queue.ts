import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { GenerationEngine } from './engine.ts'
import { queueInOrder } from './places.ts'
import { ATTEMPTS_MOST, HAND_OVERS_MOST, RUNNING_PER_USER } from './queueLimits.ts'
import { type GenerationRow, generations } from './tables.ts'

/** A job that this process holds: no other process can end it while the lease lasts. */
export type HeldJob = GenerationRow & { readonly lease: string }

/** All workers take this lock to take jobs, so that limits over all workers hold. */
const TAKING = 7_204_118

/**
 * Takes the next job that one of these engines can make: in the order of the queue, within the limits of each engine
 * and each user. A job whose worker died comes first. Null when there is nothing to do.
 */
export async function takeJob(
  context: ServerContext,
  engines: readonly GenerationEngine[],
): Promise<HeldJob | null> {
  const usable = engines.filter(({ outage }) => outage === null)
  if (usable.length === 0) return null
  return context.database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${TAKING})`)
    const id = (await findAbandoned(tx, context, usable)) ?? (await findNext(tx, context, usable))
    if (id === null) return null
    const now = context.now()
    const lease = randomUUID()
    const [row] = await tx
      .update(generations)
      .set({
        status: 'processing',
        lease,
        leaseUntil: leaseFrom(context, now),
        attempts: sql`${generations.attempts} + 1`,
        startedAt: sql`coalesce(${generations.startedAt}, ${now.toISOString()}::timestamptz)`,
        progress: 0,
      })
      .where(eq(generations.id, id))
      .returning()
    return row === undefined ? null : { ...row, lease }
  })
}

const foundSchema = z.object({ rows: z.array(z.object({ id: z.string() })) })

async function findAbandoned(
  tx: Transaction,
  { now }: ServerContext,
  engines: readonly GenerationEngine[],
): Promise<string | null> {
  const { rows } = foundSchema.parse(
    await tx.execute(sql`
      SELECT id FROM generations
      WHERE status = 'processing' AND lease_until < ${now().toISOString()}::timestamptz
        AND engine IN (${namesOf(engines)}) AND attempts < ${ATTEMPTS_MOST}
        AND hand_overs < ${HAND_OVERS_MOST}
      ORDER BY lease_until LIMIT 1 FOR UPDATE SKIP LOCKED`),
  )
  return rows[0]?.id ?? null
}

async function findNext(
  tx: Transaction,
  { now }: ServerContext,
  engines: readonly GenerationEngine[],
): Promise<string | null> {
  const room = sql.join(
    engines.map(({ id, atOnce }) => sql`(${id}::text, ${atOnce}::integer)`),
    sql`, `,
  )
  const { rows } = foundSchema.parse(
    await tx.execute(sql`
      SELECT generations.id
      FROM (${queueInOrder()}) AS queue
      JOIN (VALUES ${room}) AS room (engine, at_once) ON room.engine = queue.engine
      JOIN generations ON generations.id = queue.id
      WHERE queue.due_at <= ${now().toISOString()}::timestamptz
        AND (SELECT count(*) FROM generations AS made
          WHERE made.lease IS NOT NULL AND made.engine = queue.engine) < room.at_once
        AND (SELECT count(*) FROM generations AS made
          WHERE made.lease IS NOT NULL AND made.user_id = queue.user_id) < ${RUNNING_PER_USER}
      ORDER BY queue.place, generations.created_at LIMIT 1
      FOR UPDATE OF generations SKIP LOCKED`),
  )
  return rows[0]?.id ?? null
}

function namesOf(engines: readonly GenerationEngine[]) {
  return sql.join(
    engines.map(({ id }) => sql`${id}`),
    sql`, `,
  )
}

/** Renews a job's lease and notes its progress. False when it isn't this worker's any more. */
export async function renewLease(
  context: ServerContext,
  { id, lease }: Pick<HeldJob, 'id' | 'lease'>,
  progress: number,
): Promise<boolean> {
  const kept = await context.database
    .update(generations)
    .set({ leaseUntil: leaseFrom(context, context.now()), progress })
    .where(and(eq(generations.id, id), holds(lease)))
    .returning({ id: generations.id })
  return kept.length > 0
}

function leaseFrom({ config }: ServerContext, now: Date): Date {
  return new Date(now.getTime() + config.generators.leaseSeconds * 1000)
}

/** The condition under which a worker may settle a job. */
export function holds(lease: string) {
  return and(eq(generations.status, 'processing'), eq(generations.lease, lease))
}
