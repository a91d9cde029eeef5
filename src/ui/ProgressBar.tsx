import { useId, type ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  readonly label: string
  /** 0 to 100. */
  readonly value: number
  readonly description?: ReactNode
}

/** How far real work has come. */
export function ProgressBar({ label, value, description }: ProgressBarProps) {
  const id = useId()
  const format = useFormat()
  const percent = Math.min(100, Math.max(0, value))
  const shown = format.number(percent / 100, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.value} aria-hidden="true">
          {shown}
        </span>
      </div>
      <progress className="visually-hidden" aria-labelledby={id} max={100} value={percent} />
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
    </div>
  )
}
