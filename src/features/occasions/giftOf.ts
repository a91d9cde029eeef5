import type { KnownDate } from '#domain/occasions/ownDate.ts'
import { celebratedOn } from '#domain/occasions/celebrated.ts'
import type { ComingOccasion } from '#domain/occasions/coming.ts'
import type { GiftFor } from '#domain/occasions/giftDraft.ts'
import { type GiftIdea, ideaOf } from '#domain/occasions/giftIdea.ts'

/** What is given on an occasion, and to whom. */
export interface OccasionGift {
  readonly idea: GiftIdea
  readonly whom: GiftFor
}

/** The gift of an occasion; a day that everybody has is for whoever of one's own people it is about. */
export function giftOf(coming: ComingOccasion, dates: readonly KnownDate[]): OccasionGift {
  const { day } = coming
  if (coming.source === 'own') {
    return { idea: ideaOf(coming.date, coming.turns), whom: { name: coming.date.name, day } }
  }
  return { idea: coming.idea, whom: { name: celebratedOn(coming.kind, dates), day } }
}
