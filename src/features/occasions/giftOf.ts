import type { KnownDate } from '#domain/occasions/ownDate.ts'
import { celebratedOn } from '#domain/occasions/celebrated.ts'
import type { ComingOccasion } from '#domain/occasions/coming.ts'
import type { GiftFor } from '#domain/occasions/giftDraft.ts'
import { type GiftIdea, ideaOf } from '#domain/occasions/giftIdea.ts'

/** The gift of an occasion, with its recipient. */
export interface OccasionGift {
  readonly idea: GiftIdea
  readonly whom: GiftFor
}

/** The gift of an occasion; on a public day it is for the one of the user's people whom it is about. */
export function giftOf(coming: ComingOccasion, dates: readonly KnownDate[]): OccasionGift {
  const { day } = coming
  if (coming.source === 'own') {
    return { idea: ideaOf(coming.date, coming.turns), whom: { name: coming.date.name, day } }
  }
  return { idea: coming.idea, whom: { name: celebratedOn(coming.kind, dates), day } }
}
