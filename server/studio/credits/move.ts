import { eq, sql } from 'drizzle-orm'
import type { MovementKind } from '#domain/credits/credits.ts'
import { movementEffect } from '#domain/credits/movementEffect.ts'
import type { Subject } from '#domain/credits/subject.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type AccountRow, creditAccounts, creditMovements } from './tables.ts'

/** A movement of credits and its subject. */
interface Move {
  readonly userId: string
  readonly kind: MovementKind
  readonly credits: number
  readonly subject?: Subject
  readonly orderNumber?: string
  readonly gift?: string
  readonly note?: string
}

/**
 * The one place where credits change: the account and its movement, together. The caller holds the lock of the
 * account's row. Rejects when the account would fall below zero.
 */
export async function move(
  tx: Transaction,
  { now }: ServerContext,
  { userId, kind, credits, subject, ...about }: Move,
): Promise<AccountRow> {
  const { available, reserved, used } = movementEffect(kind, credits)
  const [account] = await tx
    .update(creditAccounts)
    .set({
      available: sql`${creditAccounts.available} + ${available}::integer`,
      reserved: sql`${creditAccounts.reserved} + ${reserved}::integer`,
      used: sql`${creditAccounts.used} + ${used}::integer`,
      total: sql`${creditAccounts.total} + ${available + reserved + used}::integer`,
      updatedAt: now(),
    })
    .where(eq(creditAccounts.userId, userId))
    .returning()
  if (account === undefined) throw new Error('credits moved where there is no account')
  await tx.insert(creditMovements).values({
    userId,
    kind,
    amount: available,
    credits,
    balance: account.available,
    subjectKind: subject?.kind,
    subjectId: subject?.id,
    createdAt: now(),
    ...about,
  })
  return account
}
