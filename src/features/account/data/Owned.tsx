import { Fragment, type ReactNode } from 'react'
import type { User } from '#domain/account/user.ts'
import { useOwner } from './useOwner.ts'

export interface OwnedProps {
  /** The skeleton of the content. */
  readonly skeleton: ReactNode
  readonly children: (user: User) => ReactNode
}

/** Content of one person: when another signs in it is mounted anew, without the first one's text. */
export function Owned({ skeleton, children }: OwnedProps) {
  const user = useOwner()
  if (user === null) return <div aria-busy="true">{skeleton}</div>
  return <Fragment key={user.id}>{children(user)}</Fragment>
}
