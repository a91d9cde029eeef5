import { and, asc, eq, inArray } from 'drizzle-orm'
import { CLOCK_TOLERANCE_MS } from '#domain/account/choiceTimes.ts'
import {
  MOST_OWN_DATES,
  type OccasionAnswer,
  type OccasionSync,
  type OwnDate,
} from '#domain/occasions/ownDate.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { users } from '#server/platform/users/tables.ts'
import { nextReminderOf } from './nextReminderOf.ts'
import { type OccasionDateRow, occasionDates } from './tables.ts'

/** The most removed dates remembered of one person; beyond that the oldest are forgotten. */
const MOST_REMOVED = 200

/**
 * Merges a device's changes, the later change of each date winning, and moves all dates to their owner's present time
 * zone. Answers with all of them. Idempotent.
 */
export async function mergeDates(
  context: ServerContext,
  userId: string,
  { changes, time_zone: timeZone }: OccasionSync,
): Promise<OccasionAnswer> {
  return context.database.transaction(async (tx) => {
    const now = context.now()
    // Devices come one by one: together they could exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const rows = await tx.select().from(occasionDates).where(eq(occasionDates.userId, userId)).for('update')
    const known = new Map(rows.map((row) => [row.id, row]))
    const changed = new Map<string, OccasionDateRow>()
    const refused: string[] = []

    for (const { id, date, changed_at: saidAt } of changes) {
      const before = known.get(id)
      const changedAt = new Date(saidAt > now.getTime() + CLOCK_TOLERANCE_MS ? now.getTime() : saidAt)
      if (before !== undefined && before.changedAt >= changedAt) continue
      const isNew = date !== null && before?.date == null
      if (isNew && livingOf(known).length >= MOST_OWN_DATES) {
        refused.push(id)
        continue
      }
      const row = rowOf({ userId, id, date, changedAt, timeZone }, before, now)
      known.set(id, row)
      changed.set(id, row)
    }
    for (const row of livingOf(known)) {
      if (row.timeZone === timeZone) continue
      const moved = rowOf({ ...row, timeZone }, row, now)
      known.set(row.id, moved)
      changed.set(row.id, moved)
    }
    await write(tx, [...changed.values()])
    await forgetRemoved(tx, userId, known)
    return {
      dates: livingOf(known).map(({ id, changedAt, date }) => ({
        id,
        changed_at: changedAt.getTime(),
        date,
      })),
      refused,
    }
  })
}

type LivingRow = OccasionDateRow & { readonly date: OwnDate }

function livingOf(known: ReadonlyMap<string, OccasionDateRow>): readonly LivingRow[] {
  return [...known.values()].flatMap((row) => (row.date === null ? [] : [{ ...row, date: row.date }]))
}

type NewRow = Omit<OccasionDateRow, 'nextReminderAt' | 'toldDay'>

/** The new row of a date: a due reminder that wasn't sent stays due. */
function rowOf(row: NewRow, before: OccasionDateRow | undefined, now: Date): OccasionDateRow {
  const { date, timeZone } = row
  const toldDay = before?.toldDay ?? null
  if (date === null) return { ...row, toldDay, nextReminderAt: null }
  const pending = before?.nextReminderAt ?? null
  if (before?.date != null && before.timeZone === timeZone && isSameSchedule(before.date, date)) {
    return { ...row, toldDay, nextReminderAt: pending }
  }
  const since = pending !== null && pending <= now ? new Date(pending.getTime() - 1) : now
  return { ...row, toldDay, nextReminderAt: nextReminderOf(date, { timeZone, toldDay }, since) }
}

const isSameSchedule = (one: OwnDate, other: OwnDate) => scheduleOf(one) === scheduleOf(other)

function scheduleOf(date: OwnDate): string {
  const { month, day, remindsDaysBefore, byLetter, byNotification, givenOn = '' } = date
  const reminds = remindsDaysBefore.toSorted((before, after) => before - after)
  return JSON.stringify([month, day, reminds, byLetter || byNotification, givenOn])
}

async function write(tx: Transaction, rows: readonly OccasionDateRow[]): Promise<void> {
  for (const row of rows) {
    await tx
      .insert(occasionDates)
      .values(row)
      .onConflictDoUpdate({ target: [occasionDates.userId, occasionDates.id], set: row })
  }
}

async function forgetRemoved(
  tx: Transaction,
  userId: string,
  known: ReadonlyMap<string, OccasionDateRow>,
): Promise<void> {
  const removed = [...known.values()].filter(({ date }) => date === null)
  const ids = removed
    .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime())
    .slice(MOST_REMOVED)
    .map(({ id }) => id)
  if (ids.length === 0) return
  await tx.delete(occasionDates).where(and(eq(occasionDates.userId, userId), inArray(occasionDates.id, ids)))
}

/** A person’s dates for their export, the oldest change first. */
export async function exportDates(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(occasionDates)
    .where(eq(occasionDates.userId, userId))
    .orderBy(asc(occasionDates.changedAt))
  return rows.flatMap(({ date, changedAt }) =>
    date === null ? [] : [{ ...date, changed_at: changedAt.toISOString() }],
  )
}
