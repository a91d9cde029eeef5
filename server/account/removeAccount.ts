import { eq } from 'drizzle-orm'
import { type UserRow, users } from '#server/auth/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { forgetPurchases } from '#server/credits/forgetCredits.ts'
import type { Transaction } from '#server/database/database.ts'
import { forgetGallery } from '#server/gallery/deleteImages.ts'
import { forgetGenerations } from '#server/generators/forgetGenerations.ts'
import { removeReader } from '#server/newsletter/readers.ts'
import { forgetOrders } from './forgetOrders.ts'

/**
 * Removes an account and everything personal, for good. Whoever never proved the address leaves alone what else there
 * is under it.
 */
export async function removeAccount(tx: Transaction, context: ServerContext, user: UserRow): Promise<void> {
  if (user.verifiedAt !== null) {
    await forgetOrders(tx, user.emailFolded)
    await forgetPurchases(tx, user.emailFolded)
    await removeReader(tx, user.email)
  }
  await forgetGenerations(tx, context, user.id)
  await forgetGallery(tx, context, user.id)
  await tx.delete(users).where(eq(users.id, user.id))
}
