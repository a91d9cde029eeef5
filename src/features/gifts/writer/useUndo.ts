import { useState } from 'react'
import type { GiftDraft } from '#offline/gifts/giftDrafts.ts'
import { changeCurrentGift, currentGift } from '../currentGift.ts'

/** So many steps can be taken back. */
const MOST_STEPS = 50

type Step = Pick<GiftDraft, 'words' | 'writing'> & { readonly of: string; readonly by: string | null }

export interface Undo {
  /** Null where nothing is left to take back. */
  readonly undo: (() => void) | null
  /**
   * Changes the gift, with undo. Successive changes with the same `by` (the letters typed into one field) are one step.
   */
  readonly change: (change: (draft: GiftDraft) => GiftDraft, by?: string) => void
}

/** The steps of a gift's words since this page was opened. */
export function useUndo(giftId: string | undefined): Undo {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const own = steps.filter(({ of }) => of === giftId)
  const last = own.at(-1)
  return {
    change: (change, by) => {
      const gift = currentGift.getSnapshot()
      if (gift === null) return
      const { words, writing } = gift.draft
      const before = { of: gift.id, by: by ?? null, words, writing }
      setSteps((some) => {
        const latest = some.at(-1)
        const isSameHand = by !== undefined && latest?.by === by && latest.of === gift.id
        return isSameHand ? some : [...some, before].slice(-MOST_STEPS)
      })
      changeCurrentGift(change)
    },
    undo:
      last === undefined
        ? null
        : () => {
            setSteps((some) => some.filter((step) => step !== last))
            changeCurrentGift((draft) => ({ ...draft, words: last.words, writing: last.writing }))
          },
  }
}
