import { lazy, Suspense } from 'react'

export interface ListFailureProps {
  readonly error: Error | null
  readonly onRetry: () => void
  /** 1 where nothing else is on the screen. */
  readonly level?: 1 | 2
}

const ListFailureWords = lazy(() => import('./ListFailureWords.tsx'))

/** The failed read, the reason, and the next step. Its code loads with the first failure. */
export function ListFailure(props: ListFailureProps) {
  return (
    <Suspense fallback={null}>
      <ListFailureWords {...props} />
    </Suspense>
  )
}
