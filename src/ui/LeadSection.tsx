import { type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'
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

/**
 * A section of a screen with a title and the words that lead into it. One that the address leads to scrolls into view
 * as it appears: its code may come after its screen.
 */
export function LeadSection({ ref, id, title, lead, children }: LeadSectionProps) {
  const titleId = useId()
  // The browser has scrolled to what a document holds, and the person may have gone on since.
  const [isOfDocument] = useState(useIsHydrated())
  useEffect(() => {
    if (!isOfDocument && location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id, isOfDocument])
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
