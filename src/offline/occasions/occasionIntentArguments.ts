import type { OwnDate } from '#domain/occasions/ownDate.ts'

/** What the intents of dates carry. */
export interface OccasionIntentArguments {
  /** A date that has still to reach the account; null where it was removed. */
  readonly 'occasion.save': {
    readonly id: string
    readonly name: string
    readonly date: OwnDate | null
    readonly changedAt: number
  }
  /** Asks what other devices have written down. */
  readonly 'occasions.read': Readonly<Record<string, never>>
}

/** All dates travel together. */
export const OCCASIONS_ENTITY = 'occasions'
