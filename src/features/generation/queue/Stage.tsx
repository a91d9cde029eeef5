import { Trans } from '@lingui/react/macro'
import { type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { pageLife } from '#domain/pageLife.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import type { FormType } from '../words/formType.ts'
import { useGenerations } from '../device/useGenerations.ts'
import { type Batch, batchOf, firstReady } from './batch.ts'
import { EmptyFrame } from './EmptyFrame.tsx'
import { QueueList } from './QueueList.tsx'
import { RecentResults } from './RecentResults.tsx'
import { StageItem } from './StageItem.tsx'
import styles from './Stage.module.css'
import { stageRow } from './stageRow.ts'
import { useSpokenEnds } from './useSpokenEnds.ts'

export interface StageProps {
  readonly ref: Ref<HTMLElement>
  readonly types: readonly FormType[]
  /** The form's present type. */
  readonly type: FormType
  readonly options: Readonly<Record<string, unknown>>
  readonly offers: readonly EngineOffer[]
  readonly isOffline: boolean
  /** The job that the form's own button says yes to: here it has none. */
  readonly parked: string | null
  readonly onRemix: (row: GenerationRow) => void
  /** Renders all results of one press, to choose from. */
  readonly renderBatch: (batch: Batch) => ReactNode
  /** Shown while something is under way, such as whether to be told when it is ready. */
  readonly whileMaking?: ReactNode
}

/** Beside the form: the last or the running result, other running jobs, and the results before. */
export function Stage(props: StageProps) {
  const { ref, types, type, options, offers, isOffline, parked, onRemix, renderBatch, whileMaking } = props
  const id = useId()
  const { queue, history, isLoading } = useGenerations()
  const [chosen, setChosen] = useState<string | null>(null)
  const newest = stageRow(queue, history, types)
  const batch = newest === null ? [] : batchOf(newest, [...queue, ...history])
  const shown = batch.find(({ refCode }) => refCode === chosen) ?? firstReady(batch) ?? null
  useSpokenEnds(queue, history)
  useSeen(shown)
  const others = (rows: readonly GenerationRow[]) =>
    rows.filter((row) => !batch.some(({ refCode }) => refCode === row.refCode))
  return (
    <section ref={ref} className={styles.stage} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        <Trans>Wynik</Trans>
      </h2>
      {shown === null ? (
        <EmptyFrame type={type} options={options} isLoading={isLoading} />
      ) : (
        <StageItem
          key={shown.refCode}
          row={shown}
          offers={offers}
          isOffline={isOffline}
          parked={parked}
          onRemix={onRemix}
        />
      )}
      {shown === null || batch.length < 2
        ? null
        : renderBatch({ rows: batch, chosen: shown, onChoose: setChosen })}
      {queue.length === 0 ? null : whileMaking}
      <QueueList rows={others(queue)} offers={offers} isOffline={isOffline} parked={parked} />
      <RecentResults rows={others(history)} />
    </section>
  )
}

/** A result on the stage of a visible page has been looked at. */
function useSeen(row: GenerationRow | null): void {
  const unseen = row !== null && row.status === 'completed' && !row.isSeen ? row.refCode : null
  useEffect(() => {
    if (unseen === null) return undefined
    const look = () => {
      if (pageLife.getSnapshot() === 'shown') void markSeen(unseen)
    }
    look()
    return pageLife.subscribe(look)
  }, [unseen])
}

async function markSeen(refCode: string): Promise<void> {
  try {
    const { seen } = await import('../device/generationActions.ts')
    await seen([refCode])
  } catch {
    // It stays counted as new: a number on an icon, no more.
  }
}
