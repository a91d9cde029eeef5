import * as z from 'zod/mini'
import { MOST_EVENTS_AT_ONCE } from './eventLimits.ts'

const word = z.string().check(z.maxLength(120))
const moment = z.int().check(z.nonnegative())

/**
 * `POST /api/v1/analytics/events`. Kinds that this server doesn't know are accepted here and left out one by one, so a
 * page of another version loses only those.
 */
export const eventsBodySchema = z.object({
  /** When it was sent, by the clock that the events have their times of. */
  sent_at: moment,
  events: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(32), z.regex(/^[\da-f]{32}$/u)),
        kind: word,
        at: moment,
        page: word,
        subject: word,
        source: word,
        device: word,
        affiliate: word,
        offline: z.boolean(),
        value: z.int(),
        token: z.optional(z.string().check(z.maxLength(64))),
      }),
    )
    .check(z.maxLength(MOST_EVENTS_AT_ONCE)),
})

export type EventsBody = z.infer<typeof eventsBodySchema>
