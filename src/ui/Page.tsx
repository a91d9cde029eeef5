import type { ReactNode } from 'react'
import styles from './Page.module.css'

export interface PageProps {
  readonly children: ReactNode
  /** `narrow` for reading and forms, `wide` for edge to edge; at most 72 rem by default. */
  readonly width?: 'narrow' | 'normal' | 'wide'
}

/** The frame of a screen's content: gutters, widest line, distance from the bars. */
export function Page({ children, width = 'normal' }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  )
}
