import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { isResting } from '#offline/jobs/jobRow.ts'
import { useFormat } from '#i18n/format.ts'
import { generationErrorText } from '../words/errorTexts.ts'
import { TYPE_WORDS } from '../words/typeWords.ts'
import { frameStyle } from './frameStyle.ts'
import styles from './MakingFrame.module.css'
import { useProgressText } from './useProgressText.ts'

/** Polling has stopped; the job goes on. */
const TOO_LONG = generationErrorText('GENERATOR_POLLING_TIMEOUT')

export interface MakingFrameProps {
  readonly row: GenerationRow
  readonly isOffline: boolean
  readonly actions: ReactNode
}

/** A running job, at the place of its result. */
export function MakingFrame({ row, isOffline, actions }: MakingFrameProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const progressText = useProgressText(isOffline)
  const Icon = TYPE_WORDS[row.type].icon
  const isMoving = row.status === 'processing' && !isOffline && !row.isCancelling
  const isMeasured = row.status === 'processing' && row.queuePosition === 0 && row.progress > 0
  return (
    <div className={styles.frame} style={frameStyle(row.options)} data-moving={isMoving ? '' : undefined}>
      <div className={styles.words}>
        {isMeasured ? (
          <span className={styles.percent} aria-hidden="true">
            {format.number(row.progress / 100, { style: 'percent', maximumFractionDigits: 0 })}
          </span>
        ) : (
          <Icon className={styles.icon} size={40} strokeWidth={1.5} aria-hidden="true" />
        )}
        {isResting(row) && !isOffline && !row.isCancelling ? (
          <>
            <h3 className={styles.title}>{i18n._(TOO_LONG.title)}</h3>
            <p className={styles.state}>{i18n._(TOO_LONG.text)}</p>
          </>
        ) : (
          <p className={styles.state}>{progressText(row)}</p>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
      {row.status === 'processing' ? (
        <>
          <progress
            className="visually-hidden"
            aria-label={t`Postęp`}
            max={100}
            {...(isMeasured ? { value: row.progress } : {})}
          />
          <div className={styles.track} aria-hidden="true">
            <div className={styles.fill} style={{ transform: `scaleX(${row.progress / 100})` }} />
          </div>
        </>
      ) : null}
    </div>
  )
}
