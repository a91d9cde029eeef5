import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  /** The place's purpose. */
  readonly description?: ReactNode
  /** The one next step. */
  readonly action?: ReactNode
  /** 1 where it is the whole screen and its title the screen's name; 2 by default. */
  readonly level?: 1 | 2
}

/** An empty place: its purpose and the one next step. */
export function EmptyState({ icon, title, description, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      {icon === undefined ? null : (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
