import type { ReactNode } from 'react'
import styles from './Models.module.css'

export interface TilesProps {
  /** Where they can be chosen: what they are chosen for. */
  readonly label?: string
  readonly children: ReactNode
}

/** Models beside and under one another. */
export function Tiles({ label, children }: TilesProps) {
  return (
    <div className={styles.grid} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
      {children}
    </div>
  )
}
