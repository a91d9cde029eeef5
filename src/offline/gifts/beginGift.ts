import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import { type GiftDraft, readGiftDrafts, writeGiftDraft } from './giftDrafts.ts'

/** Begins a gift of a product that was written elsewhere. Resolves to its id. */
export async function beginGift(db: IskraDatabase, handle: string, draft: GiftDraft): Promise<string> {
  const id = newId()
  const { owner } = await readGiftDrafts(db, handle)
  await writeGiftDraft(db, { handle, id, owner }, draft)
  return id
}
