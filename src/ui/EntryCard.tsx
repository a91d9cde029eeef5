import { type ReactNode, useEffect, useRef } from 'react'
import { Page } from './Page.tsx'
import styles from './EntryCard.module.css'

export interface EntryCardProps {
  /** Drawn above the title; decoration. */
  readonly icon: ReactNode
  readonly tone?: 'accent' | 'success' | 'danger'
  /** The screen's name and its only h1. */
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** A link for visitors who are on the wrong screen. */
  readonly footer?: ReactNode
  /** Whether it has just replaced another card: the focus goes to its title, so that it is read. */
  readonly isNews?: boolean
}

/** The one look of every screen with a single question, such as those of a letter's link: a card in the middle. */
export function EntryCard(props: EntryCardProps) {
  const { icon, tone = 'accent', title, lead, children, footer, isNews = false } = props
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) titleRef.current?.focus()
  }, [isNews])
  return (
    <Page width="narrow">
      <div className={styles.card}>
        <header className={styles.header}>
          <span className={styles.icon} data-tone={tone} aria-hidden="true">
            {icon}
          </span>
          <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
        {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
      </div>
    </Page>
  )
}
