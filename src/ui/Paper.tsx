import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Paper.module.css'

export interface PaperProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A sheet of card, light in every theme, for words that somebody gets. */
export function Paper({ className, children }: PaperProps) {
  return <div className={classNames(styles.paper, className)}>{children}</div>
}
