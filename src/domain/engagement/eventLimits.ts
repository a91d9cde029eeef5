/** So many at once, at most. */
export const MOST_EVENTS_AT_ONCE = 50
/** A device forgets unsent events after this time, and the server accepts none older, ms. */
export const EVENT_AGE_MS = 14 * 24 * 60 * 60_000
/** So many wait on a device, at most: the oldest are forgotten first. */
export const MOST_EVENTS_KEPT = 1_000
