import { type ReactNode, type Ref, useId } from 'react'
import styles from './LeadSection.module.css'

export interface LeadSectionProps {
  readonly ref?: Ref<HTMLElement>
  /** Where addresses lead to. */
  readonly id: string
  readonly title: ReactNode
  /** The purpose of the section, in a sentence or two. */
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** A section of a screen with a title and the words that lead into it. */
export function LeadSection({ ref, id, title, lead, children }: LeadSectionProps) {
  const titleId = useId()
  return (
    <section ref={ref} id={id} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {lead}
      </header>
      {children}
    </section>
  )
}
