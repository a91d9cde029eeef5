import { type ReactNode, Suspense, useState } from 'react'

export interface LazySearchedProps {
  /** The search text. */
  readonly text: string
  /** Stands there until the code that searches has come. */
  readonly waiting: ReactNode
  /** The content that a `lateSearch` narrows. */
  readonly children: ReactNode
}

/**
 * The place of a late search: for an address with search words its code may load last, and the page around stays. When
 * words are typed later, the old content stays until there is an answer. A list without words is hydrated with its
 * page: separately it would render anew as soon as more of it loads.
 */
export function LazySearched({ text, waiting, children }: LazySearchedProps) {
  const [beginsWithWords] = useState(text !== '')
  return beginsWithWords ? <Suspense fallback={waiting}>{children}</Suspense> : children
}
