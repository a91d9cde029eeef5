import { and, eq, sql } from 'drizzle-orm'
import { type UserRow, users } from '#server/auth/tables.ts'
import type { ServerContext } from '#server/context.ts'
import type { Transaction } from '#server/database/database.ts'
import { holdAccount, openAccount } from './account.ts'
import { move } from './move.ts'
import { creditMovements } from './tables.ts'

// What a generation does to its owner's credits: reserved by its start, then charged or released, and what was charged
// may be refunded. Each at most once per generation; asking again changes nothing. Whoever holds a generation's row
// as well holds that first.

/** There are not enough credits. Thrown inside of a transaction, it takes that back. */
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

/** Holds credits for a generation. Throws InsufficientCredits. Tells whether it was this call that did it. */
export async function reserve(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  { generationId, credits }: { generationId: string; credits: number },
): Promise<boolean> {
  const { available } = await openAccount(tx, context, user)
  if ((await findMovement(tx, generationId, 'reserve')) !== null) return false
  if (available < credits) throw new InsufficientCredits(available, credits)
  await move(tx, context, { userId: user.id, kind: 'reserve', credits, generationId })
  return true
}

/** What was held for a generation is spent. Tells whether it was this call that did it. */
export async function charge(
  tx: Transaction,
  context: ServerContext,
  generationId: string,
): Promise<boolean> {
  const held = await holdReservation(tx, generationId)
  if (held === null || (await isSettled(tx, generationId))) return false
  await move(tx, context, { ...held, kind: 'charge', generationId })
  await countUsed(tx, held.userId, held.credits)
  return true
}

/** What was held for a generation is given back. Tells whether it was this call that did it. */
export async function release(
  tx: Transaction,
  context: ServerContext,
  generationId: string,
): Promise<boolean> {
  const held = await holdReservation(tx, generationId)
  if (held === null || (await isSettled(tx, generationId))) return false
  await move(tx, context, { ...held, kind: 'release', generationId })
  return true
}

/** What was charged for a generation is given back. Tells whether it was this call that did it. */
export async function refund(
  tx: Transaction,
  context: ServerContext,
  generationId: string,
): Promise<boolean> {
  const held = await holdReservation(tx, generationId)
  if (held === null || (await findMovement(tx, generationId, 'charge')) === null) return false
  if ((await findMovement(tx, generationId, 'refund')) !== null) return false
  await move(tx, context, { ...held, kind: 'refund', generationId })
  await countUsed(tx, held.userId, 0 - held.credits)
  return true
}

/** Whose credits a generation holds, and how many, with that account held; null when it holds none. */
async function holdReservation(
  tx: Transaction,
  generationId: string,
): Promise<{ userId: string; credits: number } | null> {
  const reservation = await findMovement(tx, generationId, 'reserve')
  if (reservation === null || (await holdAccount(tx, reservation.userId)) === null) return null
  return { userId: reservation.userId, credits: 0 - reservation.amount }
}

async function isSettled(tx: Transaction, generationId: string): Promise<boolean> {
  return (
    (await findMovement(tx, generationId, 'charge')) !== null ||
    (await findMovement(tx, generationId, 'release')) !== null
  )
}

async function findMovement(
  tx: Transaction,
  generationId: string,
  kind: 'reserve' | 'charge' | 'release' | 'refund',
) {
  const [movement] = await tx
    .select()
    .from(creditMovements)
    .where(and(eq(creditMovements.generationId, generationId), eq(creditMovements.kind, kind)))
  return movement ?? null
}

/** The user's own count, which is shown with their account. */
async function countUsed(tx: Transaction, userId: string, credits: number): Promise<void> {
  await tx
    .update(users)
    .set({ totalCreditsUsed: sql`${users.totalCreditsUsed} + ${credits}::integer` })
    .where(eq(users.id, userId))
}
