import { and, asc, eq, lte } from 'drizzle-orm'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import type { OwnDate } from '#domain/occasions/ownDate.ts'
import { classifyReminder } from '#domain/occasions/reminders.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type ComingDate, comingTitle } from '#server/platform/mail/comingWords.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { enqueuePush } from '#server/platform/push/pushOutbox.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { leaveToken } from './leaveLetters.ts'
import { nextReminderOf } from './nextReminderOf.ts'
import { type OccasionDateRow, occasionDates } from './tables.ts'

const EVERY_MS = 60_000
const BATCH = 50
/** How many are named in a notification. */
const MOST_NAMED = 3

/** A date whose reminder is sent now. */
interface Told {
  readonly id: string
  readonly date: OwnDate
  readonly coming: ComingDate
}

/**
 * Sends due reminders, each once: letter and notification are noted in the transaction that marks it as sent. Several
 * servers take different rows.
 */
async function remindOfDates(context: ServerContext): Promise<number> {
  return context.database.transaction(async (tx) => {
    const due = await tx
      .select({ row: occasionDates, user: users })
      .from(occasionDates)
      .innerJoin(users, eq(users.id, occasionDates.userId))
      .where(lte(occasionDates.nextReminderAt, context.now()))
      // All reminders of one person at one hour come in one letter.
      .orderBy(asc(occasionDates.nextReminderAt), asc(occasionDates.userId))
      .limit(BATCH)
      .for('update', { of: occasionDates, skipLocked: true })
    const byUser = new Map<string, { readonly user: UserRow; readonly told: Told[] }>()
    for (const { row, user } of due) {
      const told = await settle(tx, context, row)
      if (told === null) continue
      const entry = byUser.get(user.id) ?? { user, told: [] }
      entry.told.push(told)
      byUser.set(user.id, entry)
    }
    for (const { user, told } of byUser.values()) await tell(tx, context, user, told)
    return due.length
  })
}

/** Sets when a date is checked next; returns the reminder due now, else null. */
async function settle(tx: Transaction, context: ServerContext, row: OccasionDateRow): Promise<Told | null> {
  const { id, userId, date, timeZone, nextReminderAt } = row
  if (date === null || nextReminderAt === null) return null
  const now = context.now()
  const verdict = classifyReminder(date, timeZone, nextReminderAt, now)
  const toldDay = verdict.kind === 'send' ? calendarDay(now, timeZone) : row.toldDay
  const next = verdict.kind === 'wait' ? verdict.until : nextReminderOf(date, { timeZone, toldDay }, now)
  await tx
    .update(occasionDates)
    .set({ toldDay, nextReminderAt: next })
    .where(and(eq(occasionDates.userId, userId), eq(occasionDates.id, id)))
  if (verdict.kind !== 'send') return null
  const { name, kind, title } = date
  return { id, date, coming: { name, kind, title, day: verdict.day, daysLeft: verdict.daysLeft } }
}

async function tell(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  told: readonly Told[],
): Promise<void> {
  const soonest = told.toSorted((one, other) => one.coming.daysLeft - other.coming.daysLeft)
  const inLetter = soonest.filter(({ date }) => date.byLetter)
  // An unverified address gets no letter.
  if (inLetter.length > 0 && user.verifiedAt !== null) {
    await enqueueLetter(tx, context, {
      kind: 'dates-near',
      to: user.email,
      language: user.language,
      unsubscribeToken: leaveToken(context, user.id),
      coming: inLetter.map(({ coming }) => coming),
    })
  }
  const [first, ...others] = soonest.filter(({ date }) => date.byNotification)
  if (first === undefined) return
  const titleOf = ({ coming }: Told) => comingTitle(coming, user.language)
  await enqueuePush(tx, context, user.id, {
    kind: 'date',
    id: first.id,
    title: titleOf(first),
    body: others.slice(0, MOST_NAMED).map(titleOf).join('\n'),
  })
}

export const DATE_REMINDERS: Task = {
  name: 'reminders of dates',
  everyMs: EVERY_MS,
  run: remindOfDates,
}
