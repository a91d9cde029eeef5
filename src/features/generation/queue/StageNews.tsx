import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { FormType } from '../words/formType.ts'
import { useGenerations } from '../device/useGenerations.ts'
import styles from './StageNews.module.css'
import { stageRow } from './stageRow.ts'
import { useProgressText } from './useProgressText.ts'

export interface StageNewsProps {
  readonly types: readonly FormType[]
  /** The element with the full view: while it is visible, nothing shows here. */
  readonly stage: RefObject<HTMLElement | null>
  readonly onShow: () => void
  readonly isOffline: boolean
}

/** The running jobs in one line over the price, while the stage is out of sight; a press leads there. */
export function StageNews({ types, stage, onShow, isOffline }: StageNewsProps) {
  const { queue, history } = useGenerations()
  const progressText = useProgressText(isOffline)
  const isInSight = useInSight(stage)
  const row = stageRow(queue, history, types)
  if (row === null || isInSight) return null
  const isNew = row.status === 'completed' && !row.isSeen
  if (row.status !== 'pending' && row.status !== 'processing' && !isNew) return null
  return (
    <button type="button" className={styles.news} onClick={onShow}>
      <span>{isNew ? <Trans>Gotowe. Zobacz wynik.</Trans> : progressText(row)}</span>
      <ChevronDown size={18} aria-hidden="true" />
      {row.status === 'processing' ? (
        <span
          className={styles.fill}
          style={{ transform: `scaleX(${row.progress / 100})` }}
          aria-hidden="true"
        />
      ) : null}
    </button>
  )
}

function useInSight(target: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true)
  useEffect(() => {
    const { current } = target
    if (current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting === true),
      {
        rootMargin: '0px 0px -25% 0px',
      },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [target])
  return isInSight
}
