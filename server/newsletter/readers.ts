import { eq } from 'drizzle-orm'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import type { Transaction } from '#server/database/database.ts'
import type { AddressMove } from '#server/users/addressMove.ts'
import { newsletterReaders } from './tables.ts'

/** Puts an address on the newsletter's list, once its owner has proved it and wants to be there; false if it was. */
export async function addReader(
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

/** Takes an address off the list; nothing of it is kept. */
export async function removeReader(tx: Transaction, email: string): Promise<void> {
  await tx.delete(newsletterReaders).where(eq(newsletterReaders.emailFolded, foldEmail(email)))
}

/** What the list knows of a proved address; null when it isn't on it. */
export async function exportNewsletter(tx: Transaction, email: string) {
  const [row] = await tx
    .select()
    .from(newsletterReaders)
    .where(eq(newsletterReaders.emailFolded, foldEmail(email)))
  return row === undefined ? null : { confirmed_at: row.confirmedAt.toISOString(), language: row.language }
}

/** A reader who has another address now goes on reading there. */
export async function moveReader(tx: Transaction, { from, to, toTyped }: AddressMove): Promise<void> {
  const [reader] = await tx
    .delete(newsletterReaders)
    .where(eq(newsletterReaders.emailFolded, from))
    .returning()
  if (reader === undefined) return
  await tx
    .insert(newsletterReaders)
    .values({ ...reader, email: toTyped, emailFolded: to })
    .onConflictDoNothing()
}
