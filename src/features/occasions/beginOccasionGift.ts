import type { Product } from '#domain/catalogue/product.ts'
import { NO_WORDS } from '#domain/gifts/giftWords.ts'
import { begunDetails, begunWriting } from '#domain/occasions/giftDraft.ts'
import { beginGift } from '#offline/gifts/beginGift.ts'
import { readGiftDrafts } from '#offline/gifts/giftDrafts.ts'
import { database } from '#offline/openDatabase.ts'
import type { OccasionGift } from './giftOf.ts'

// Comes with the press.

/**
 * Begins the gift of an occasion, with name, day and occasion filled in; one that was begun for the same day is gone on
 * with. Resolves to its id; to undefined where this device keeps nothing: the product's page is the way on all the same.
 */
export async function beginOccasionGift(
  { handle, details }: Product,
  { idea, whom }: OccasionGift,
): Promise<string | undefined> {
  try {
    const db = await database()
    const wanted = begunDetails(idea, whom)
    const { drafts } = await readGiftDrafts(db, handle)
    const begun = drafts.find(
      ({ draft }) =>
        !draft.wasInCart &&
        draft.details.recipientName === wanted.recipientName &&
        draft.details.deliveryDate === wanted.deliveryDate &&
        draft.details.occasion === wanted.occasion,
    )
    if (begun !== undefined) return begun.id
    const writing = begunWriting({ handle, ...details }, idea, whom)
    return await beginGift(db, handle, { words: NO_WORDS, details: wanted, wasInCart: false, writing })
  } catch {
    return undefined
  }
}
