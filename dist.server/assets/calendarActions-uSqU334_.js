import { t as calendarFile } from './calendarFile-KvuUz9kj.js'
import { t as downloadFile } from './downloadFile-DC8XLZfL.js'
// src/features/occasions/calendarActions.ts
/** A week before a day that everybody has there is time for a gift. */
var PUBLIC_REMINDERS = [7]
/** Hands out a calendar's file with an occasion, its own reminders in it. */
function saveToCalendar(coming, title) {
  const isOwn = coming.source === 'own'
  const text = calendarFile(
    [
      {
        uid: `${isOwn ? coming.id : `${coming.kind}-${coming.day}`}@${location.hostname}`,
        title,
        description: '',
        url: `${location.origin}/okazje`,
        day: coming.day,
        isYearly: isOwn || coming.isFixed,
        remindsDaysBefore: isOwn ? coming.date.remindsDaysBefore : PUBLIC_REMINDERS,
      },
    ],
    /* @__PURE__ */ new Date(),
  )
  downloadFile(new File([text], `iskra-${coming.day}.ics`, { type: 'text/calendar' }))
}
export { saveToCalendar }
