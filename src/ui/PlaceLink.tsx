import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface PlaceLinkProps {
  readonly to: string
  /** Whether this is the present place. The menu decides: the router would call every page above it current, too. */
  readonly isHere: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** One place of a menu, marked when one is there. */
export function PlaceLink({ to, isHere, className, children }: PlaceLinkProps) {
  return (
    <Link
      to={to}
      className={className}
      activeOptions={{ exact: true }}
      aria-current={isHere ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
