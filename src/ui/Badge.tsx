import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'generated' | 'success' | 'warning' | 'danger'

export interface BadgeProps {
  readonly tone: BadgeTone
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** One or two words about the thing it is on. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
