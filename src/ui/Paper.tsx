import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Paper.module.css'

export interface PaperProps {
  readonly className?: string | undefined
  /** How much is written on it, for looks that follow it. */
  readonly amount?: 'few' | 'some' | 'many' | undefined
  readonly children: ReactNode
}

/** A sheet of card, light in every theme, for a recipient's words. */
export function Paper({ className, amount, children }: PaperProps) {
  return (
    <div className={classNames(styles.paper, className)} data-words={amount}>
      {children}
    </div>
  )
}
