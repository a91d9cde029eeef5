import { localMoment } from './localMoment.ts'

/** Cards are delivered in the morning: the recipient has the whole day before them. */
const HOUR = 8

/** How long (ms) a card stays here after its giver's last change: until then it can be cancelled. */
export const SENDING_GRACE_MS = 30 * 60_000

/** When a card of that calendar day (`YYYY-MM-DD`) is delivered: in the morning, as clocks in the time zone show it. */
export function deliveryMoment(day: string, timeZone: string): Date {
  return localMoment(day, HOUR, timeZone)
}

/** The later of a card's moment and of the end of the time in which it can be called back, from `since` on. */
export function notBeforeGrace(moment: Date, since: Date): Date {
  return new Date(Math.max(moment.getTime(), since.getTime() + SENDING_GRACE_MS))
}
