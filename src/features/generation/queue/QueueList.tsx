import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { QueueRow } from '#ui/jobs/QueueRow.tsx'
import { GenerationThumb } from '../media/GenerationThumb.tsx'
import { promptTitle } from '../words/promptTitle.ts'
import { askedPrice } from './presentPrice.ts'
import { QueueActions } from './QueueActions.tsx'
import styles from './QueueList.module.css'
import { useProgressText } from './useProgressText.ts'

export interface QueueListProps {
  /** „Także powstaje” by default. */
  readonly title?: ReactNode
  readonly rows: readonly GenerationRow[]
  readonly offers: readonly EngineOffer[]
  readonly isOffline: boolean
  /** The job that another button says yes to. */
  readonly parked?: string | null
}

/** The other running jobs, each in a row with its place and actions. */
export function QueueList({ title, rows, offers, isOffline, parked }: QueueListProps) {
  const progressText = useProgressText(isOffline)
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className={styles.queue} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title ?? <Trans>Także powstaje</Trans>}
      </h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <QueueRow
            key={row.refCode}
            thumb={<GenerationThumb generation={row} />}
            title={promptTitle(row.prompt)}
            state={progressText(row)}
            progress={row.status === 'processing' ? row.progress : 0}
            actions={
              <QueueActions
                row={row}
                price={row.refCode === parked ? null : askedPrice(offers, row)}
                isOffline={isOffline}
              />
            }
          />
        ))}
      </ul>
    </section>
  )
}
