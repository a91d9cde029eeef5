import type { OwnDate } from '#domain/occasions/ownDate.ts'

/** The arguments of dates' intents. */
export interface OccasionIntentArguments {
  /** A date that has still to reach the account; null where it was removed. */
  readonly 'occasion.save': {
    readonly id: string
    readonly name: string
    readonly date: OwnDate | null
    readonly changedAt: number
  }
  /** Reads changes by other devices. */
  readonly 'occasions.read': Readonly<Record<string, never>>
}

/** All dates travel together. */
export const OCCASIONS_ENTITY = 'occasions'
