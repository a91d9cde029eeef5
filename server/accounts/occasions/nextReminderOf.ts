import { localMoment } from '#domain/gifts/localMoment.ts'
import { addDays } from '#domain/occasions/days.ts'
import type { OwnDate } from '#domain/occasions/ownDate.ts'
import { nextReminder } from '#domain/occasions/reminders.ts'
import type { OccasionDateRow } from './tables.ts'

/** When a date's next reminder after a moment is due: at most one a day. */
export function nextReminderOf(
  date: OwnDate,
  { timeZone, toldDay }: Pick<OccasionDateRow, 'timeZone' | 'toldDay'>,
  after: Date,
): Date | null {
  const told = toldDay === null ? after : localMoment(addDays(toldDay, 1), 0, timeZone)
  return nextReminder(date, timeZone, told > after ? told : after)
}
