import type { OwnDate } from '#domain/occasions/ownDate.ts'

/** A day with reminders. */
export const EXAMPLE_DATE: OwnDate = {
  name: 'Halina',
  relation: 'mama',
  kind: 'name-day',
  title: '',
  month: 7,
  day: 1,
  year: null,
  remindsDaysBefore: [7, 1],
  byNotification: false,
  byLetter: true,
}
