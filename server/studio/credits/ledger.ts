import { and, eq, sql } from 'drizzle-orm'
import type { Subject } from '#domain/credits/subject.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { holdAccount, openAccount } from './account.ts'
import { move } from './move.ts'
import { creditMovements } from './tables.ts'

// The credits of paid work: its start reserves them, then they are charged or released, and charged ones may be
// refunded. Each happens at most once per subject; repeating changes nothing. A transaction that locks the work's own
// row too locks that first.

/** There are not enough credits. Thrown inside a transaction, it rolls that back. */
export class InsufficientCredits extends Error {
  override readonly name = 'InsufficientCredits'
  readonly available: number
  readonly needed: number

  constructor(available: number, needed: number) {
    super('Insufficient credits')
    this.available = available
    this.needed = needed
  }
}

/** Reserves credits for a subject. Throws InsufficientCredits. Returns whether this call did it. */
export async function reserve(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  { subject, credits }: { readonly subject: Subject; readonly credits: number },
): Promise<boolean> {
  const { available } = await openAccount(tx, context, user)
  if ((await findMovement(tx, subject, 'reserve')) !== null) return false
  if (available < credits) throw new InsufficientCredits(available, credits)
  await move(tx, context, { userId: user.id, kind: 'reserve', credits, subject })
  return true
}

/**
 * Spends the credits reserved for a subject, or the given part of them: the rest is released. Returns whether this call
 * did it.
 */
export async function charge(
  tx: Transaction,
  context: ServerContext,
  subject: Subject,
  most = Infinity,
): Promise<boolean> {
  const held = await holdReservation(tx, subject)
  if (held === null || (await isSettled(tx, subject))) return false
  const credits = Math.min(held.credits, most)
  await move(tx, context, { ...held, credits, kind: 'charge', subject })
  const rest = held.credits - credits
  if (rest > 0) await move(tx, context, { ...held, credits: rest, kind: 'rest', subject })
  await countUsed(tx, held.userId, credits)
  return true
}

/** Releases the credits reserved for a subject. Returns whether this call did it. */
export async function release(tx: Transaction, context: ServerContext, subject: Subject): Promise<boolean> {
  const held = await holdReservation(tx, subject)
  if (held === null || (await isSettled(tx, subject))) return false
  await move(tx, context, { ...held, kind: 'release', subject })
  return true
}

/** Refunds the credits charged for a subject, for this reason. Returns whether this call did it. */
export async function refund(
  tx: Transaction,
  context: ServerContext,
  subject: Subject,
  note: string,
): Promise<boolean> {
  const held = await holdReservation(tx, subject)
  if (held === null || (await findMovement(tx, subject, 'charge')) === null) return false
  if ((await findMovement(tx, subject, 'refund')) !== null) return false
  const rest = await findMovement(tx, subject, 'rest')
  const credits = held.credits - (rest?.amount ?? 0)
  await move(tx, context, { ...held, credits, kind: 'refund', subject, note })
  await countUsed(tx, held.userId, 0 - credits)
  return true
}

/** The owner and number of credits reserved for a subject, with that account locked; null when there are none. */
async function holdReservation(
  tx: Transaction,
  subject: Subject,
): Promise<{ userId: string; credits: number } | null> {
  const reservation = await findMovement(tx, subject, 'reserve')
  if (reservation === null || (await holdAccount(tx, reservation.userId)) === null) return null
  return { userId: reservation.userId, credits: 0 - reservation.amount }
}

async function isSettled(tx: Transaction, subject: Subject): Promise<boolean> {
  return (
    (await findMovement(tx, subject, 'charge')) !== null ||
    (await findMovement(tx, subject, 'release')) !== null
  )
}

async function findMovement(
  tx: Transaction,
  subject: Subject,
  kind: 'reserve' | 'charge' | 'release' | 'rest' | 'refund',
) {
  const [movement] = await tx
    .select()
    .from(creditMovements)
    .where(
      and(
        eq(creditMovements.subjectKind, subject.kind),
        eq(creditMovements.subjectId, subject.id),
        eq(creditMovements.kind, kind),
      ),
    )
  return movement ?? null
}

/** The user's own counter, which is shown with their account. */
async function countUsed(tx: Transaction, userId: string, credits: number): Promise<void> {
  await tx
    .update(users)
    .set({ totalCreditsUsed: sql`${users.totalCreditsUsed} + ${credits}::integer` })
    .where(eq(users.id, userId))
}
