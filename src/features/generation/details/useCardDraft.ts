import { useMemo, useState } from 'react'
import { type CardDraft, cardDraftSchema, EMPTY_CARD } from '#ui/giftCard/cardDraft.ts'
import { useSession } from '#services/useSession.ts'
import { userDraft } from '#offline/session/userDraft.ts'
import { useDraft } from '#ui/form/useDraft.ts'

/** The words of one generation's card; they outlive the page and leave with their owner. */
export function useCardDraft(id: string): readonly [CardDraft, (part: Partial<CardDraft>) => void] {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [typed, setTyped] = useState<CardDraft | null>(null)
  const store = useMemo(
    () => (userId === null ? null : userDraft({ name: `gift-card:${id}`, schema: cardDraftSchema }, userId)),
    [userId, id],
  )
  useDraft({
    store,
    unsent: typed,
    onRestored: (found) => setTyped((present) => present ?? found),
  })
  return [typed ?? EMPTY_CARD, (part) => setTyped((present) => ({ ...(present ?? EMPTY_CARD), ...part }))]
}
