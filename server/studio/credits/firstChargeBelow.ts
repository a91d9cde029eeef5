import { and, eq, gt, inArray, lt, max } from 'drizzle-orm'
import type { MovementKind } from '#domain/credits/credits.ts'
import type { Subject } from '#domain/credits/subject.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { creditMovements } from './tables.ts'

/** Movements that bring new credits, so that running low is news again. */
const INCOMING = [
  'welcome',
  'pack',
  'affiliate',
  'course',
  'correction',
  'refund',
] as const satisfies MovementKind[]

/**
 * The credits left after the charge of a subject, when they are fewer than `credits` and it is the first such charge
 * since credits came in; else null. It reads the ledger alone, so repeating it gives the same.
 */
export async function firstChargeBelow(
  tx: Transaction,
  {
    userId,
    subject,
    credits,
  }: { readonly userId: string; readonly subject: Subject; readonly credits: number },
): Promise<number | null> {
  const isCharge = and(eq(creditMovements.userId, userId), eq(creditMovements.kind, 'charge'))
  const [charge] = await tx
    .select()
    .from(creditMovements)
    .where(
      and(
        isCharge,
        eq(creditMovements.subjectKind, subject.kind),
        eq(creditMovements.subjectId, subject.id),
        lt(creditMovements.balance, credits),
      ),
    )
  if (charge === undefined) return null
  const [incoming] = await tx
    .select({ last: max(creditMovements.id) })
    .from(creditMovements)
    .where(
      and(
        eq(creditMovements.userId, userId),
        inArray(creditMovements.kind, INCOMING),
        gt(creditMovements.amount, 0),
        lt(creditMovements.id, charge.id),
      ),
    )
  const [earlier] = await tx
    .select({ id: creditMovements.id })
    .from(creditMovements)
    .where(
      and(
        isCharge,
        lt(creditMovements.balance, credits),
        lt(creditMovements.id, charge.id),
        gt(creditMovements.id, incoming?.last ?? 0),
      ),
    )
    .limit(1)
  return earlier === undefined ? charge.balance : null
}
