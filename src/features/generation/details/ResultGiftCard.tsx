import { printPicture } from '#domain/generation/resultFiles.ts'
import { GiftCardDialog } from '#ui/giftCard/GiftCardDialog.tsx'
import type { OwnGeneration } from '../archive/useResult.ts'
import { fileName } from './DownloadList.tsx'
import { useCardDraft } from './useCardDraft.ts'

export interface ResultGiftCardProps {
  readonly generation: OwnGeneration
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** A generated picture as a card, with the words that were left in it the last time. */
export default function ResultGiftCard({ generation, ...dialog }: ResultGiftCardProps) {
  const { prompt, result } = generation
  const [card, change] = useCardDraft(generation.id)
  return (
    <GiftCardDialog
      {...dialog}
      pictureUrl={result === null ? undefined : printPicture(result)?.url}
      fileName={fileName(prompt, { format: 'jpeg' })}
      card={card}
      onChange={change}
    />
  )
}
