import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useSession } from '#api/session/useSession.ts'
import { userDraft } from '#offline/session/userDraft.ts'
import { useDraft } from '#ui/form/useDraft.ts'

const cardDraftSchema = z.object({
  front: z.string(),
  inside: z.string(),
  look: z.enum(['full', 'framed']),
})
/** What somebody has written for a card and not printed, sent or saved yet. */
export type CardDraft = z.infer<typeof cardDraftSchema>

const EMPTY: CardDraft = { front: '', inside: '', look: 'full' }

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
  return [typed ?? EMPTY, (part) => setTyped((present) => ({ ...(present ?? EMPTY), ...part }))]
}
