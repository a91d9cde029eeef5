import { lazy, Suspense } from 'react'

export interface ListFailureProps {
  readonly error: Error | null
  readonly onRetry: () => void
  /** 1 where nothing else is on the screen. */
  readonly level?: 1 | 2
}

const ListFailureWords = lazy(() => import('./ListFailureWords.tsx'))

/** What could not be read, why, and what to do about it. Its code comes with the first failure. */
export function ListFailure(props: ListFailureProps) {
  return (
    <Suspense fallback={null}>
      <ListFailureWords {...props} />
    </Suspense>
  )
}
