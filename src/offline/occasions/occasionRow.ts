import type { KnownDate } from '#domain/occasions/ownDate.ts'

/** Somebody's day, as whoever uses this device has written it down. */
export interface OccasionRow extends KnownDate {
  /** Epoch ms; the later change of two devices counts. */
  readonly changedAt: number
}
