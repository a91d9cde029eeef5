import type { ReactNode } from 'react'
import { Page } from '#ui/Page.tsx'
import styles from './Errors.module.css'

interface ErrorScreenProps {
  /** The number that people know such a page by. */
  readonly code?: string
  readonly title: ReactNode
  /** Says what happened and what the visitor can do. */
  readonly words: ReactNode
  /** Whether a screen reader announces it at once: it came unasked. */
  readonly isAlert?: boolean
  /** Shown between the words and the ways on. */
  readonly children?: ReactNode
  readonly actions: ReactNode
  readonly details?: ReactNode
}

/** Shown where a screen doesn't exist, isn't for this visitor, or failed. */
export function ErrorScreen({ code, title, words, isAlert, children, actions, details }: ErrorScreenProps) {
  return (
    <Page width="narrow">
      <div className={styles.screen} role={isAlert === true ? 'alert' : undefined}>
        {code === undefined ? null : (
          <p className={styles.code} aria-hidden="true">
            {code}
          </p>
        )}
        <h1>{title}</h1>
        <p className={styles.words}>{words}</p>
        {children}
        <div className={styles.actions}>{actions}</div>
        {details === undefined ? null : <div className={styles.details}>{details}</div>}
      </div>
    </Page>
  )
}
