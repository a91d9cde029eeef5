import type { EngagementEvent } from '#domain/engagement/eventKinds.ts'
import type { Visitor } from '#domain/engagement/visitor.ts'
import { observe } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { CONSENT_STORES, hasAgreed } from './consent.ts'
import { readKept, VISIT_STORES } from './keptVisits.ts'

/** The visits of this device, for the visitor to see. */
export interface DeviceVisits {
  readonly isAgreed: boolean
  readonly visitor: Visitor | null
  /** Unsent events, oldest first. */
  readonly unsent: readonly EngagementEvent[]
}

/** Reads the visits that a visitor may see; for a live query. */
export function readVisits(db: IskraDatabase): Promise<DeviceVisits> {
  return observe(db, [...VISIT_STORES, ...CONSENT_STORES], async (stores) => {
    const { visitor, events } = await readKept(stores)
    return { isAgreed: await hasAgreed(stores), visitor: visitor?.record ?? null, unsent: events }
  })
}
