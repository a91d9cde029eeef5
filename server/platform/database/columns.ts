import { timestamp } from 'drizzle-orm/pg-core'

/** A column of a moment in time, with its zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}
