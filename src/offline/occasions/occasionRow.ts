import type { KnownDate } from '#domain/occasions/ownDate.ts'

/** A date, as this device's present user has written it down. */
export interface OccasionRow extends KnownDate {
  /** Epoch ms; the later change of two devices counts. */
  readonly changedAt: number
}
