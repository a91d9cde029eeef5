import { eq } from 'drizzle-orm'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { AddressMove } from '#server/platform/users/addressMove.ts'
import { newsletterLetters, newsletterReaders } from './tables.ts'

/** Adds an address to the newsletter's list, once its owner has verified it and agreed; false if it was there. */
export async function addSubscriber(
  tx: Transaction,
  { email, language }: { email: string; language: 'pl' | 'en' },
  now: Date,
): Promise<boolean> {
  const emailFolded = foldEmail(email)
  const added = await tx
    .insert(newsletterReaders)
    .values({ emailFolded, email, language, confirmedAt: now })
    .onConflictDoNothing()
    .returning()
  if (added.length > 0) return true
  await tx.update(newsletterReaders).set({ language }).where(eq(newsletterReaders.emailFolded, emailFolded))
  return false
}

/** Removes an address from the list; nothing of it is kept. */
export async function removeSubscriber(tx: Transaction, email: string): Promise<void> {
  await tx.delete(newsletterReaders).where(eq(newsletterReaders.emailFolded, foldEmail(email)))
}

/** The list's data of a verified address; null when it isn't on it. */
export async function exportNewsletter(tx: Transaction, email: string) {
  const [row] = await tx
    .select()
    .from(newsletterReaders)
    .where(eq(newsletterReaders.emailFolded, foldEmail(email)))
  if (row === undefined) return null
  const letters = await tx
    .select({ issue: newsletterLetters.issueId, status: newsletterLetters.status })
    .from(newsletterLetters)
    .where(eq(newsletterLetters.reader, row.emailFolded))
    .orderBy(newsletterLetters.createdAt)
  return { confirmed_at: row.confirmedAt.toISOString(), language: row.language, letters }
}

/** Moves a reader to their new address, with the letters still to come. */
export async function moveSubscriber(tx: Transaction, { from, to, toTyped }: AddressMove): Promise<void> {
  const [reader] = await tx.select().from(newsletterReaders).where(eq(newsletterReaders.emailFolded, from))
  if (reader === undefined || from === to) return
  const moved = await tx
    .insert(newsletterReaders)
    .values({ ...reader, email: toTyped, emailFolded: to })
    .onConflictDoNothing()
    .returning()
  // A subscriber of the new address has letters already.
  if (moved.length > 0) {
    await tx.update(newsletterLetters).set({ reader: to }).where(eq(newsletterLetters.reader, from))
  }
  await tx.delete(newsletterReaders).where(eq(newsletterReaders.emailFolded, from))
}
