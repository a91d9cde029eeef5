import { eq, sql } from 'drizzle-orm'
import { LOW_CREDITS } from '#domain/credits/lowCredits.ts'
import type { Subject, SubjectKind } from '#domain/credits/subject.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import { isLongWork } from '#domain/generation/longWork.ts'
import { enqueueNotice } from '#server/accounts/notices/enqueueNotice.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enqueuePush } from '#server/platform/push/pushOutbox.ts'
import { users } from '#server/platform/users/tables.ts'
import { firstChargeBelow } from '#server/studio/credits/firstChargeBelow.ts'
import { charge, release } from '#server/studio/credits/ledger.ts'

/** The further facts of each kind of work. */
interface WorkOf {
  readonly generation: {
    readonly type: GenerationType
    /** Whether a provider may have been paid for it: then a cancelled one is charged all the same. */
    readonly isProviderPaid: boolean
  }
  readonly run: {
    /** Of its template. */
    readonly title: string
    readonly slug: string
    /** The credits of its delivered results; the rest of the reserved ones is released. */
    readonly charged: number
    /** Whether its author wants its owner to be notified. */
    readonly notifies: boolean
  }
}

/** A paid work that has just ended. */
export type EndedWork<Kind extends SubjectKind = SubjectKind> = {
  readonly subject: Subject<Kind>
  readonly userId: string
  readonly askedAt: Date
  readonly end: 'completed' | 'failed' | 'cancelled'
} & WorkOf[Kind]

/** The fields that every kind has. */
type AnyWork = Pick<EndedWork, 'subject' | 'userId' | 'askedAt' | 'end'>

type Effect<Kind extends SubjectKind> = (
  tx: Transaction,
  context: ServerContext,
  ended: EndedWork<Kind>,
) => Promise<void>

type Effects = { readonly [Kind in SubjectKind]: readonly Effect<Kind>[] }

/** The follow-up of an end, by kind and in this order; a kind without its effects doesn't compile. */
const END_EFFECTS: Effects = {
  generation: [settleCredits, countGeneration, pushGenerationEnd, writeGenerationEnd, writeLowCredits],
  run: [settleRun, countGeneration, pushRunEnd, writeRunEnd, writeLowCredits],
}

/**
 * Does the follow-up of an end, in the transaction that ends the work: all of it or nothing. The caller ensures that a
 * work ends once.
 */
export async function endWork<Kind extends SubjectKind>(
  tx: Transaction,
  context: ServerContext,
  ended: EndedWork<Kind>,
): Promise<void> {
  for (const effect of END_EFFECTS[ended.subject.kind]) await effect(tx, context, ended)
}

/** A completed work is charged, a failed one released, a cancelled one charged if it has cost something. */
async function settleCredits(
  tx: Transaction,
  context: ServerContext,
  { subject, end, isProviderPaid }: EndedWork<'generation'>,
): Promise<void> {
  const isCharged = end === 'completed' || (end === 'cancelled' && isProviderPaid)
  await (isCharged ? charge(tx, context, subject) : release(tx, context, subject))
}

/** Delivered results are charged; without any, all credits are released. */
async function settleRun(
  tx: Transaction,
  context: ServerContext,
  { subject, charged }: EndedWork<'run'>,
): Promise<void> {
  await (charged > 0 ? charge(tx, context, subject, charged) : release(tx, context, subject))
}

/** The number in a person's profile. */
async function countGeneration(
  tx: Transaction,
  _context: ServerContext,
  { userId, end }: AnyWork,
): Promise<void> {
  if (end !== 'completed') return
  await tx
    .update(users)
    .set({ totalGenerations: sql`${users.totalGenerations} + 1` })
    .where(eq(users.id, userId))
}

/** A user who cancelled it knows. */
async function pushGenerationEnd(
  tx: Transaction,
  context: ServerContext,
  { subject, userId, end }: EndedWork<'generation'>,
): Promise<void> {
  if (end === 'cancelled') return
  await enqueuePush(tx, context, userId, { kind: 'generation', id: subject.id, status: end })
}

async function pushRunEnd(
  tx: Transaction,
  context: ServerContext,
  { subject, userId, slug, end, notifies }: EndedWork<'run'>,
): Promise<void> {
  if (end === 'cancelled' || !notifies) return
  await enqueuePush(tx, context, userId, { kind: 'run', id: subject.id, slug, status: end })
}

/** A letter is sent for long work, because its owner has left meanwhile; the end of short work they saw themselves. */
async function writeGenerationEnd(
  tx: Transaction,
  context: ServerContext,
  { subject, userId, type, askedAt, end }: EndedWork<'generation'>,
): Promise<void> {
  if (end === 'cancelled' || !isLongWork(askedAt, context.now())) return
  const generation = { id: subject.id, type }
  await enqueueNotice(tx, context, userId, { kind: 'work-finished', generation, end })
}

async function writeRunEnd(
  tx: Transaction,
  context: ServerContext,
  { subject, userId, title, slug, askedAt, end, notifies }: EndedWork<'run'>,
): Promise<void> {
  if (end === 'cancelled' || !notifies || !isLongWork(askedAt, context.now())) return
  await enqueueNotice(tx, context, userId, {
    kind: 'run-finished',
    run: { id: subject.id, slug, title },
    end,
  })
}

/** Once, until more credits come in. */
async function writeLowCredits(
  tx: Transaction,
  context: ServerContext,
  { subject, userId }: AnyWork,
): Promise<void> {
  const available = await firstChargeBelow(tx, { userId, subject, credits: LOW_CREDITS })
  if (available !== null) await enqueueNotice(tx, context, userId, { kind: 'credits-low', available })
}
