import { desc, eq, lt, sql } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { RenderedLetter } from './renderLetter.ts'
import { mailboxLetters } from './tables.ts'

export type MailboxLetter = typeof mailboxLetters.$inferSelect

/** The development mailbox keeps the newest letters only. */
const KEPT = 200

/** Puts a letter into the development mailbox, idempotently by id. */
export async function storeInMailbox(
  { database, config, now }: ServerContext,
  id: string,
  { to, subject, text, html }: RenderedLetter,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx
      .insert(mailboxLetters)
      .values({ id, sender: config.mail.from, recipient: to, subject, text, html, receivedAt: now() })
      .onConflictDoNothing()
    const [oldest] = await tx
      .select({ receivedAt: mailboxLetters.receivedAt })
      .from(mailboxLetters)
      .orderBy(desc(mailboxLetters.receivedAt))
      .offset(KEPT)
      .limit(1)
    if (oldest !== undefined) {
      await tx.delete(mailboxLetters).where(lt(mailboxLetters.receivedAt, oldest.receivedAt))
    }
  })
}

/** Returns the letters, newest first; with `recipient`, those to that address. */
export async function readMailbox(
  { database }: ServerContext,
  recipient?: string,
): Promise<readonly MailboxLetter[]> {
  return database
    .select()
    .from(mailboxLetters)
    .where(recipient === undefined ? undefined : eq(mailboxLetters.recipient, recipient))
    .orderBy(desc(mailboxLetters.receivedAt), desc(mailboxLetters.id))
    .limit(KEPT)
}

/** One letter of it, or null. */
export async function findInMailbox({ database }: ServerContext, id: string): Promise<MailboxLetter | null> {
  const [found] = await database.select().from(mailboxLetters).where(eq(mailboxLetters.id, id))
  return found ?? null
}

/** Removes the letters to an address, in any spelling. */
export async function forgetMailbox(tx: Transaction, emailFolded: string): Promise<void> {
  await tx.delete(mailboxLetters).where(eq(sql`lower(${mailboxLetters.recipient})`, emailFolded))
}
