import { and, eq, isNotNull } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import { seal, unseal } from '#server/platform/mail/seal.ts'
import { users } from '#server/platform/users/tables.ts'
import { nextReminderOf } from './nextReminderOf.ts'
import { occasionDates } from './tables.ts'

/** A token that switches all letters about a person's dates off: every such letter has it. */
export function leaveToken({ config }: Pick<ServerContext, 'config'>, userId: string): string {
  return seal(config.auth.secret, 'occasions leave', userId)
}

/**
 * Switches off the letters for all dates of the person with this token; notifications stay. False for a token that is
 * not ours.
 */
export async function leaveLetters(context: ServerContext, token: string): Promise<boolean> {
  const userId = unseal(context.config.auth.secret, 'occasions leave', token)
  if (userId === null) return false
  await context.database.transaction(async (tx) => {
    const now = context.now()
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const mine = and(eq(occasionDates.userId, userId), isNotNull(occasionDates.date))
    for (const row of await tx.select().from(occasionDates).where(mine).for('update')) {
      if (row.date?.byLetter !== true) continue
      const date = { ...row.date, byLetter: false }
      await tx
        .update(occasionDates)
        .set({
          date,
          // Later than any device's changes, so that it wins on all of them.
          changedAt: new Date(Math.max(now.getTime(), row.changedAt.getTime() + 1)),
          nextReminderAt: nextReminderOf(date, row, now),
        })
        .where(and(eq(occasionDates.userId, userId), eq(occasionDates.id, row.id)))
    }
  })
  return true
}
