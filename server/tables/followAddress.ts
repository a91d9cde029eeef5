import { eq } from 'drizzle-orm'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import type { UserRow } from '#server/users/tables.ts'
import { orders } from '#server/checkout/tables.ts'
import { creditPurchases } from '#server/credits/tables.ts'
import type { Transaction } from '#server/database/database.ts'
import { newsletterReaders } from '#server/newsletter/tables.ts'

/**
 * What was under a user's proved address goes with them to their new one, which is proved as well: their orders,
 * credits that wait for them, and the newsletter. So nothing is lost, and whoever has the old address after them finds nothing.
 */
export async function followAddress(tx: Transaction, before: UserRow, email: string): Promise<void> {
  if (before.verifiedAt === null) return
  const emailFolded = foldEmail(email)
  await tx.update(orders).set({ emailFolded }).where(eq(orders.emailFolded, before.emailFolded))
  await tx
    .update(creditPurchases)
    .set({ emailFolded })
    .where(eq(creditPurchases.emailFolded, before.emailFolded))
  const [reader] = await tx
    .delete(newsletterReaders)
    .where(eq(newsletterReaders.emailFolded, before.emailFolded))
    .returning()
  if (reader === undefined) return
  await tx
    .insert(newsletterReaders)
    .values({ ...reader, email, emailFolded })
    .onConflictDoNothing()
}
