import * as z from 'zod/mini'
import type { GiftWords } from '#domain/gifts/giftWords.ts'
import type { GiftDetails } from '#domain/gifts/personalization.ts'
import { writingSchema } from '#domain/wording/writingSchema.ts'
import type { IskraDatabase } from '../database.ts'
import {
  type ChangedDraft,
  type KnownDraft,
  mergedDraft,
  mergeOwnedDraft,
  type OwnedDrafts,
  readOwnedDrafts,
  writeOwnedDraft,
} from '../session/ownedDrafts.ts'

const wordsSchema: z.ZodMiniType<GiftWords> = z.object({
  given: z.record(z.string(), z.string()),
  text: z.nullable(z.string()),
  edition: z.optional(z.int()),
  isByHand: z.optional(z.boolean()),
})

const detailsSchema: z.ZodMiniType<GiftDetails> = z.object({
  recipientName: z.string(),
  recipientEmail: z.string(),
  recipientPhone: z.string(),
  message: z.string(),
  deliveryDate: z.string(),
  occasion: z.string(),
  specialInstructions: z.string(),
  giftWrap: z.boolean(),
  anonymousSender: z.boolean(),
})

const draftSchema = z.object({
  words: wordsSchema,
  details: detailsSchema,
  /** It went into the cart as it was then, and on from there: it isn't offered as begun any more. */
  wasInCart: z.boolean(),
  /** The request to the rules; null where there is none, or in drafts of an earlier release. */
  writing: z.pipe(
    z.optional(z.unknown()),
    // An unreadable request doesn't discard the gift's words.
    z.transform((stored) => z.safeParse(writingSchema, stored).data ?? null),
  ),
})

/** A draft of a gift. */
export type GiftDraft = z.infer<typeof draftSchema>

/** A draft by its id, which its line in the cart gets too. */
export type KnownGift = KnownDraft<GiftDraft>

const prefixOf = (handle: string) => `gift:${handle}:`

/** The present user's gift drafts of a product, a guest's included. */
export function readGiftDrafts(db: IskraDatabase, handle: string): Promise<OwnedDrafts<GiftDraft>> {
  return readOwnedDrafts(db, prefixOf(handle), draftSchema)
}

/** Stores a gift as `mergeOwnedDraft` does. */
export function mergeGiftDraft(
  db: IskraDatabase,
  { handle, id, owner }: { readonly handle: string; readonly id: string; readonly owner: string },
  changed: ChangedDraft<GiftDraft>,
  isEmpty: (draft: GiftDraft) => boolean,
): Promise<GiftDraft> {
  const name = `${prefixOf(handle)}${id}`
  return mergeOwnedDraft(db, { name, owner }, changed, { schema: draftSchema, isEmpty })
}

/** A gift merged with changes by others. */
export const mergedGift = (changed: ChangedDraft<GiftDraft>, theirs: GiftDraft): GiftDraft =>
  mergedDraft(draftSchema, changed, theirs)

/** Stores a gift as `writeOwnedDraft` does. */
export function writeGiftDraft(
  db: IskraDatabase,
  { handle, id, owner }: { readonly handle: string; readonly id: string; readonly owner: string },
  draft: GiftDraft | null,
): Promise<void> {
  return writeOwnedDraft(db, { name: `${prefixOf(handle)}${id}`, owner }, draft)
}
