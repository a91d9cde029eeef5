import type { EngagementEvent } from '#domain/engagement/eventKinds.ts'
import type { Visitor } from '#domain/engagement/visitor.ts'

/** The only row of its store, and none without consent. */
export const VISITOR_ID = 'visitor'

/** The stored record of this device's visits, with its visitor's consent. */
export interface VisitorRow {
  readonly id: typeof VISITOR_ID
  readonly record: Visitor
  /** Sending events has failed this many times in a row, and rests until then (epoch ms). */
  readonly rest: SendingRest | null
}

export interface SendingRest {
  readonly attempts: number
  readonly until: number
}

/** An unsent event, in the form in which it is sent. */
export type VisitEventRow = EngagementEvent
