import { type ReactNode, Suspense, useState } from 'react'

export interface LazySearchedProps {
  /** What is searched for. */
  readonly text: string
  /** Stands there until the code that searches has come. */
  readonly waiting: ReactNode
  /** What a `lateSearch` narrows. */
  readonly children: ReactNode
}

/**
 * Where a late search narrows something: for an address with words its code may come last, and the page around stays.
 * Whoever types words later keeps what stands until there is an answer. A list that begins without words is taken over
 * with its page: apart from it, it would be made anew as soon as it learns of more.
 */
export function LazySearched({ text, waiting, children }: LazySearchedProps) {
  const [beginsWithWords] = useState(text !== '')
  return beginsWithWords ? <Suspense fallback={waiting}>{children}</Suspense> : children
}
