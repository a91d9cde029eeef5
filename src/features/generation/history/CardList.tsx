import { useRef, useState } from 'react'
import { useListFocus } from '#ui/useListFocus.ts'
import { useDeletion } from '../archive/useDeletion.ts'
import { useMarking } from '../archive/useMarking.ts'
import { RetryDialog } from '../archive/RetryDialog.tsx'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import type { HistoryItem } from './mergeHistory.ts'
import { CardGrid } from '../media/CardGrid.tsx'
import styles from '../media/CardGrid.module.css'
import { HistoryCard } from './HistoryCard.tsx'

export interface CardListProps {
  readonly label: string
  readonly items: readonly HistoryItem[]
  readonly isOffline: boolean
  /** refCodes of those chosen to be compared. */
  readonly compared: readonly string[]
  readonly onCompare: (refCode: string) => void
  /** A picture of this one can't be shown: its address may have run out. */
  readonly onBroken: (refCode: string) => void
}

/** Generations as cards, with everything that can be done with each. */
export function CardList({ label, items, isOffline, compared, onCompare, onBroken }: CardListProps) {
  const [again, setAgain] = useState<ListedGeneration | null>(null)
  const [isAsking, setAsking] = useState(false)
  const marking = useMarking()
  const remove = useDeletion()
  const list = useRef<HTMLUListElement>(null)
  useListFocus(
    list,
    items.map(({ refCode }) => refCode),
  )
  return (
    <>
      <CardGrid ref={list} label={label}>
        {items.map((item) => (
          <li key={item.refCode} className={styles.cell}>
            <HistoryCard
              item={item}
              isCompared={compared.includes(item.refCode)}
              onFavourite={(marked, isFavourite) => void marking.setFavourite(marked, isFavourite)}
              onCompare={({ refCode }) => onCompare(refCode)}
              onRetry={(wanted) => {
                setAgain(wanted)
                setAsking(true)
              }}
              onDelete={(deleted) => void remove([deleted])}
              onBroken={() => onBroken(item.refCode)}
            />
          </li>
        ))}
      </CardGrid>
      {again === null ? null : (
        <RetryDialog item={again} isOpen={isAsking} isOffline={isOffline} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
