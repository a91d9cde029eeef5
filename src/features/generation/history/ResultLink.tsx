import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { ListedGeneration } from '../words/listedGeneration.ts'

export interface ResultLinkProps {
  readonly item: Pick<ListedGeneration, 'id'>
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A link to a generation's own screen; plain words for one that the server has never heard of. */
export function ResultLink({ item, className, children }: ResultLinkProps) {
  if (item.id === null) return <span>{children}</span>
  return (
    <Link to="/generacje/$id" params={{ id: item.id }} className={className}>
      {children}
    </Link>
  )
}
