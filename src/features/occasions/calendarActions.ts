import type { ComingOccasion } from '#domain/occasions/coming.ts'
import { calendarFile } from '#domain/occasions/calendarFile.ts'
import { dayOfYear } from '#domain/occasions/ownDate.ts'
import { downloadFile } from '#ui/downloadFile.ts'

/** A week before a public day there is time for a gift. */
const PUBLIC_REMINDERS = [7] as const

/** Hands out a calendar's file with an occasion, its own reminders in it. */
export function saveToCalendar(coming: ComingOccasion, title: string): void {
  const isOwn = coming.source === 'own'
  const text = calendarFile(
    [
      {
        uid: `${isOwn ? coming.id : `${coming.kind}-${coming.day}`}@${location.hostname}`,
        title,
        description: '',
        url: `${location.origin}/okazje`,
        day: coming.day,
        // A birthday of February 29 may come on the 28th next.
        yearlyOn: isOwn ? dayOfYear(coming.date) : coming.isFixed ? coming.day.slice(5) : null,
        remindsDaysBefore: isOwn ? coming.date.remindsDaysBefore : PUBLIC_REMINDERS,
      },
    ],
    new Date(),
  )
  downloadFile(new File([text], `iskra-${coming.day}.ics`, { type: 'text/calendar' }))
}
