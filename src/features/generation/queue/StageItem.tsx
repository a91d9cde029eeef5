import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { promptTitle } from '../words/promptTitle.ts'
import { FailedFrame } from './FailedFrame.tsx'
import { frameStyle } from './frameStyle.ts'
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
  /** The job that another button says yes to. */
  readonly parked?: string | null
  readonly onRemix: (row: GenerationRow) => void
}

/** One generation at its full size, from the press to the result, always in the same place. */
export function StageItem(props: StageItemProps) {
  const { row } = props
  return (
    <article className={styles.item} data-type={row.type} style={frameStyle(row.options)}>
      <StageFrame {...props} />
      <p className={styles.prompt} dir="auto">
        {promptTitle(row.prompt)}
      </p>
    </article>
  )
}

function StageFrame({ row, offers, isOffline, parked, onRemix }: StageItemProps) {
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
      actions={
        <QueueActions
          row={row}
          price={row.refCode === parked ? null : askedPrice(offers, row)}
          isOffline={isOffline}
        />
      }
    />
  )
}
