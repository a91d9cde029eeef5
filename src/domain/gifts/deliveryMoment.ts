import { localMoment } from './localMoment.ts'

/** Cards are delivered in the morning: the recipient has the whole day before them. */
const HOUR = 8

/** When a card of that calendar day (`YYYY-MM-DD`) is delivered: in the morning, as clocks in the time zone show it. */
export function deliveryMoment(day: string, timeZone: string): Date {
  return localMoment(day, HOUR, timeZone)
}
