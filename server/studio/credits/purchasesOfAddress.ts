import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import type { AddressMove } from '#server/platform/users/addressMove.ts'
import { creditPurchases } from './tables.ts'

/**
 * Removes a person from their purchases: credits that still wait for their address are forfeited. The orders stay known
 * by their ids, so that an old webhook brings nothing; account and movements go with the user.
 */
export async function forgetPurchases(tx: Transaction, emailFolded: string): Promise<void> {
  await tx
    .update(creditPurchases)
    .set({ emailFolded: null })
    .where(eq(creditPurchases.emailFolded, emailFolded))
}

/** Moves the credits that wait for the owner of an address to their new address. */
export async function movePurchases(tx: Transaction, { from, to }: AddressMove): Promise<void> {
  await tx.update(creditPurchases).set({ emailFolded: to }).where(eq(creditPurchases.emailFolded, from))
}
