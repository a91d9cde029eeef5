import * as z from 'zod/mini'
import type { GiftWords } from '#domain/gifts/giftWords.ts'
import type { GiftDetails } from '#domain/gifts/personalization.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { changeDrafts, nameDraftOwner } from '../session/draftOwner.ts'
import { isGuest } from '../session/owners.ts'

const wordsSchema: z.ZodMiniType<GiftWords> = z.object({
  given: z.record(z.string(), z.string()),
  text: z.nullable(z.string()),
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
})

/** A gift as somebody has begun it. */
export type GiftDraft = z.infer<typeof draftSchema>

/** A draft by its id, which its line in the cart gets too. */
export interface KnownGift {
  readonly id: string
  readonly draft: GiftDraft
}

/** The drafts of a product, and whose they are: what is written later has to name the one they were read for. */
export interface OwnedGifts {
  readonly owner: string
  /** The latest change first. */
  readonly gifts: readonly KnownGift[]
}

const prefixOf = (handle: string) => `gift:${handle}:`

/** The gifts that whoever uses this device has begun of a product, a guest included. */
export function readGiftDrafts(db: IskraDatabase, handle: string): Promise<OwnedGifts> {
  return change(db, ['drafts', 'settings'], async (stores) => {
    const owner = await currentOwner(stores)
    await nameDraftOwner(stores, owner)
    const prefix = prefixOf(handle)
    const rows = await stores.drafts.where('name').startsWith(prefix).toArray()
    const gifts = rows
      .toSorted((one, other) => other.savedAt - one.savedAt)
      .flatMap(({ name, value }) => {
        const draft = z.safeParse(draftSchema, value).data
        return draft === undefined ? [] : [{ id: name.slice(prefix.length), draft }]
      })
    return { owner, gifts }
  })
}

/**
 * Stores a gift; null removes it. One that was begun by somebody who has left this device isn't stored; a guest's goes
 * along when they sign in.
 */
export function writeGiftDraft(
  db: IskraDatabase,
  { handle, id, owner }: { readonly handle: string; readonly id: string; readonly owner: string },
  draft: GiftDraft | null,
): Promise<void> {
  const name = `${prefixOf(handle)}${id}`
  return changeDrafts(
    db,
    (present) => owner === present || (isGuest(owner) && !isGuest(present)),
    ({ drafts }) =>
      draft === null ? drafts.delete(name) : drafts.put({ name, value: draft, savedAt: Date.now() }),
  )
}
