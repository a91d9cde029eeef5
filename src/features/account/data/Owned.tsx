import { Fragment, type ReactNode } from 'react'
import type { User } from '#domain/account/user.ts'
import { useOwner } from './useOwner.ts'

export interface OwnedProps {
  /** The shape of what is to come. */
  readonly skeleton: ReactNode
  readonly children: (user: User) => ReactNode
}

/** What belongs to one person: somebody else signing in finds it new, without a word of theirs. */
export function Owned({ skeleton, children }: OwnedProps) {
  const user = useOwner()
  if (user === null) return <div aria-busy="true">{skeleton}</div>
  return <Fragment key={user.id}>{children(user)}</Fragment>
}
