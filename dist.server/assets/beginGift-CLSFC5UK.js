import { t as newId } from './newId-QR5M__zB.js'
import { n as writeGiftDraft, t as readGiftDrafts } from './giftDrafts-CTipPutH.js'
// src/offline/gifts/beginGift.ts
/** Begins a gift of a product that was written elsewhere. Resolves to its id. */
async function beginGift(db, handle, draft) {
  const id = newId()
  const { owner } = await readGiftDrafts(db, handle)
  await writeGiftDraft(
    db,
    {
      handle,
      id,
      owner,
    },
    draft,
  )
  return id
}
export { beginGift }
