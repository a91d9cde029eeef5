import { useOnSignedOut } from '#services/useOnSignedOut.ts'
import { type GiftDraft, mergedGift } from '#offline/gifts/giftDrafts.ts'
import { type OwnDrafts, useOwnDraft } from '#ui/form/useOwnDraft.ts'
import { type CurrentGift, currentGift } from './currentGift.ts'
import { begunGift, newGift, readGifts, typedInto, writeGift } from './giftActions.ts'

const GIFTS: OwnDrafts<GiftDraft> = {
  open: currentGift,
  read: readGifts,
  write: writeGift,
  begin: newGift,
  begun: begunGift,
  merged: mergedGift,
  over: typedInto,
}

/** The gift that the address names, else the one begun last, else a new one; stored with every change. */
export function useGift(handle: string, giftId: string | undefined): CurrentGift | null {
  const onSignedOut = useOnSignedOut()
  return useOwnDraft(GIFTS, { handle, id: giftId, onSignedOut })
}
