import type { GiftDraft, KnownGift } from '#offline/gifts/giftDrafts.ts'
import { createStore } from '#domain/store.ts'

/** The gift that is being written on this page, as it stands; null while its editor isn't open. */
export interface CurrentGift extends KnownGift {
  readonly handle: string
}

/** Where the way to one’s own words leads on a product’s page. */
export const GIFT_SECTION_ID = 'slowa'

export const currentGift = createStore<CurrentGift | null>(null)

/**
 * The last press that found something missing in a gift, of which product, and the calendar day it was on: the editor
 * shows what, and leads there. Null before the first.
 */
export const askedToComplete = createStore<{ readonly handle: string; readonly today: string } | null>(null)

export function changeCurrentGift(change: (draft: GiftDraft) => GiftDraft): void {
  const gift = currentGift.getSnapshot()
  if (gift !== null) currentGift.set({ ...gift, draft: change(gift.draft) })
}
