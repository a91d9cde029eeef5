import type { ReactNode } from 'react'
import styles from './QueueRow.module.css'

export interface QueueRowProps {
  readonly thumb: ReactNode
  readonly title: string
  /** Its state, in one short sentence. */
  readonly state: string
  /** 0 to 100; 0 is nothing to show. */
  readonly progress: number
  /** Its actions. */
  readonly actions: ReactNode
}

/** A paid job under way, as one of a list. */
export function QueueRow({ thumb, title, state, progress, actions }: QueueRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>{thumb}</span>
      <div className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.state}>{state}</span>
        {progress > 0 ? (
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ transform: `scaleX(${progress / 100})` }} />
          </span>
        ) : null}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  )
}
