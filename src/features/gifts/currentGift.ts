import type { GiftDraft, KnownGift } from '#offline/gifts/giftDrafts.ts'
import type { MissingWords } from '#domain/gifts/giftWords.ts'
import { createStore } from '#domain/store.ts'

/** The gift being edited on this page; null while its editor isn't open. */
export interface CurrentGift extends KnownGift {
  readonly handle: string
}

/** Where the way to one’s own words leads on a product’s page. */
export const GIFT_SECTION_ID = 'slowa'

export const currentGift = createStore<CurrentGift | null>(null)

/** A press that found something of a gift missing. */
export interface AskedToComplete {
  /** Of the product. */
  readonly handle: string
  /** The calendar day it was on. */
  readonly today: string
  /** The missing words; null where only the details are invalid. */
  readonly missing: MissingWords | null
}

/** The last such press: the editor shows the missing parts and scrolls there. Null before the first. */
export const askedToComplete = createStore<AskedToComplete | null>(null)

export function changeCurrentGift(change: (draft: GiftDraft) => GiftDraft): void {
  const gift = currentGift.getSnapshot()
  if (gift !== null) currentGift.set({ ...gift, draft: change(gift.draft) })
}
