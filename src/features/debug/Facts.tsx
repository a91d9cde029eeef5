import type { ReactNode } from 'react'
import styles from './DebugScreen.module.css'

export interface FactsProps {
  /** Name and value; null leaves the fact out. */
  readonly facts: readonly (readonly [string, ReactNode] | null)[]
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter((fact) => fact !== null)
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
