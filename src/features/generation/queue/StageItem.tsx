import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { promptTitle } from '../words/promptTitle.ts'
import { FailedFrame } from './FailedFrame.tsx'
import { FinishedFrame } from './FinishedFrame.tsx'
import { MakingFrame } from './MakingFrame.tsx'
import { askedPrice, presentPrice } from './presentPrice.ts'
import { QueueActions } from './QueueActions.tsx'
import styles from './Stage.module.css'
import { useRenewal } from '../device/useRenewal.ts'

export interface StageItemProps {
  readonly row: GenerationRow
  readonly offers: readonly EngineOffer[]
  readonly isOffline: boolean
  readonly onRemix: (row: GenerationRow) => void
}

/** One generation at its full size, from the press to the result, always in the same place. */
export function StageItem({ row, offers, isOffline, onRemix }: StageItemProps) {
  return (
    <article className={styles.item}>
      <StageFrame row={row} offers={offers} isOffline={isOffline} onRemix={onRemix} />
      <p className={styles.prompt} dir="auto">
        {promptTitle(row.prompt)}
      </p>
    </article>
  )
}

function StageFrame({ row, offers, isOffline, onRemix }: StageItemProps) {
  const renew = useRenewal()
  if (row.status === 'failed') {
    return <FailedFrame row={row} price={presentPrice(offers, row.engine)} isOffline={isOffline} />
  }
  const { id } = row
  if (row.status === 'completed' && id !== null) {
    return (
      <FinishedFrame row={{ ...row, id }} onBroken={() => renew(row.refCode)} onRemix={() => onRemix(row)} />
    )
  }
  return (
    <MakingFrame
      row={row}
      isOffline={isOffline}
      actions={<QueueActions row={row} price={askedPrice(offers, row)} isOffline={isOffline} />}
    />
  )
}
