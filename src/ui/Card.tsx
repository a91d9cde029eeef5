import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

export interface CardProps {
  readonly title: ReactNode
  /** Its purpose, where the title doesn't say. */
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly tone?: 'neutral' | 'danger'
  readonly children: ReactNode
}

/** One matter under its heading. */
export function Card({ title, lead, actions, tone = 'neutral', children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id} data-tone={tone}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}
