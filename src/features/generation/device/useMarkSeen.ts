import { useEffect } from 'react'

interface Seeable {
  readonly refCode: string
  readonly isSeen: boolean
}

/** Marks shown results as seen: they aren't counted as new any more. */
export function useMarkSeen(rows: readonly Seeable[]): void {
  const fresh = rows
    .filter((row) => !row.isSeen)
    .map((row) => row.refCode)
    .join(' ')
  useEffect(() => {
    if (fresh === '') return
    void import('./generationActions.ts').then(
      ({ seen }) => seen(fresh.split(' ')),
      // A failure only leaves a number too large on an icon.
      () => undefined,
    )
  }, [fresh])
}
