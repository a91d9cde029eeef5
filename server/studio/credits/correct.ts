import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { openAccount } from './account.ts'
import { MOST_HELD } from './givePurchase.ts'
import { move } from './move.ts'

/**
 * Adds credits to a user's account, or takes them when negative. Throws NOT_ENOUGH_CREDITS when there are fewer to
 * take, ACCOUNT_FULL when the account would exceed its maximum.
 */
export async function correct(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  { credits, note }: { readonly credits: number; readonly note: string },
): Promise<void> {
  const { available, total } = await openAccount(tx, context, user)
  if (available + credits < 0) throw new Refusal('NOT_ENOUGH_CREDITS')
  if (total + credits > MOST_HELD) throw new Refusal('ACCOUNT_FULL')
  await move(tx, context, { userId: user.id, kind: 'correction', credits, note })
}
