import { useMemo, useState } from 'react'
import type { GeneratedFile } from '#domain/generation/generation.ts'
import { userDraft } from '#offline/session/userDraft.ts'
import { useSession } from '#services/useSession.ts'
import { useDraft } from '#ui/form/useDraft.ts'
import { type CardDraft, cardDraftSchema, EMPTY_CARD } from '#ui/giftCard/cardDraft.ts'
import { GiftCardDialog } from '#ui/giftCard/GiftCardDialog.tsx'
import { slugOf } from '#domain/catalogue/foldPolish.ts'

export interface ResultGiftProps {
  /** Of the result: the words of its card are kept by it. */
  readonly id: string
  readonly file: GeneratedFile
  readonly name: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** A picture of a run as a card, with the words that were left in it the last time. */
export default function ResultGift({ id, file, name, ...dialog }: ResultGiftProps) {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [typed, setTyped] = useState<CardDraft | null>(null)
  const store = useMemo(
    () => (userId === null ? null : userDraft({ name: `gift-card:${id}`, schema: cardDraftSchema }, userId)),
    [userId, id],
  )
  useDraft({ store, unsent: typed, onRestored: (found) => setTyped((present) => present ?? found) })
  return (
    <GiftCardDialog
      {...dialog}
      pictureUrl={file.url}
      fileName={`iskra-${slugOf(name)}.jpg`}
      card={typed ?? EMPTY_CARD}
      onChange={(part) => setTyped((present) => ({ ...(present ?? EMPTY_CARD), ...part }))}
    />
  )
}
