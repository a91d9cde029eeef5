import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './classNames.ts'
import styles from './ChoiceLinks.module.css'

export interface ChoiceLinksProps {
  /** Spoken: the subject of the choice. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** One of several filters of a list: each choice is an address. */
export function ChoiceLinks({ label, className, children }: ChoiceLinksProps) {
  return (
    <nav className={classNames(styles.choices, className)} aria-label={label}>
      {children}
    </nav>
  )
}

interface ChoiceAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly isChosen: boolean
  /** How many there are behind it. */
  readonly count?: number
  readonly ref?: Ref<HTMLAnchorElement>
}

function ChoiceAnchor({ isChosen, count, className, children, ...rest }: ChoiceAnchorProps) {
  return (
    <a
      {...rest}
      className={classNames(styles.choice, className)}
      // The router's own active state ignores the query.
      aria-current={isChosen ? 'page' : undefined}
    >
      {children}
      {count === undefined ? null : (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </a>
  )
}

/**
 * One of the choices. Takes the props of the router's Link; with `resetScroll` false the page keeps its scroll
 * position.
 */
export const ChoiceLink = createLink(ChoiceAnchor)
