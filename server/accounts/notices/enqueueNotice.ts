import { eq } from 'drizzle-orm'
import { PREFERENCE_DEFAULTS } from '#domain/account/preferences.ts'
import { readAccountPreferences } from '#server/accounts/preferences/accountPreferences.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { Notice } from '#server/platform/mail/letter.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { users } from '#server/platform/users/tables.ts'
import { noticeToken } from './noticeTokens.ts'

type WithoutPerson<One> = One extends Notice ? Omit<One, 'to' | 'language' | 'unsubscribeToken'> : never

/** A notice without its recipient. */
export type NoticeNews = WithoutPerson<Notice>

/**
 * Notes a letter about a change of a person's own thing, in the transaction of that change. None is written to an
 * unverified address, nor to a person who has switched them off.
 */
export async function enqueueNotice(
  tx: Transaction,
  context: ServerContext,
  userId: string,
  news: NoticeNews,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (user === undefined || user.verifiedAt === null) return
  const { emailNotifications } = await readAccountPreferences(tx, userId)
  if (!(emailNotifications?.value ?? PREFERENCE_DEFAULTS.emailNotifications)) return
  await enqueueLetter(tx, context, {
    ...news,
    to: user.email,
    language: user.language,
    unsubscribeToken: noticeToken(context, userId),
  })
}
