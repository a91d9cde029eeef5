import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './classNames.ts'
import styles from './ChoiceLinks.module.css'

export interface ChoiceLinksProps {
  /** Spoken: what is chosen here. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What a list is narrowed to, one of several: each choice is an address. */
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
      // What the router takes for the place one is at knows nothing of a query.
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

/** One of the choices. Takes what the router's Link takes; the page stays where it is scrolled to with `resetScroll`. */
export const ChoiceLink = createLink(ChoiceAnchor)
