import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './FieldPair.module.css'

export interface FieldPairProps {
  /** A postcode and its town stay beside each other on a phone, too. */
  readonly of?: 'equals' | 'postcode'
  readonly children: ReactNode
}

/** Two fields beside each other; below each other where there is no room. */
export function FieldPair({ of = 'equals', children }: FieldPairProps) {
  return <div className={classNames(styles.pair, of === 'postcode' && styles.postcode)}>{children}</div>
}
