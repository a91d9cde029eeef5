import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import type { AddressMove } from '#server/users/addressMove.ts'
import { creditPurchases } from './tables.ts'

/**
 * Takes a person out of what was bought: credits that still wait for their address are nobody's. The orders stay known
 * by their ids, so that an old webhook brings nothing; account and movements go with the user.
 */
export async function forgetPurchases(tx: Transaction, emailFolded: string): Promise<void> {
  await tx
    .update(creditPurchases)
    .set({ emailFolded: null })
    .where(eq(creditPurchases.emailFolded, emailFolded))
}

/** Credits that wait for whoever proves an address wait for them at their new one. */
export async function movePurchases(tx: Transaction, { from, to }: AddressMove): Promise<void> {
  await tx.update(creditPurchases).set({ emailFolded: to }).where(eq(creditPurchases.emailFolded, from))
}
