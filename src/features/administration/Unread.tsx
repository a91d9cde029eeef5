import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Administration.module.css'
import { ReadFailure } from './ReadFailure.tsx'

export interface UnreadProps {
  /** Why it could not be read; null while it is being read. */
  readonly error: unknown
  readonly onRetry: () => void
  /** How many things are awaited, and how high each is. */
  readonly count: number
  readonly height: string
}

/** In the place of a list that is being read, or could not be. */
export function Unread({ error, onRetry, count, height }: UnreadProps) {
  if (error !== null) return <ReadFailure error={error} onRetry={onRetry} />
  return (
    <div className={styles.ghosts} aria-busy="true">
      {Array.from({ length: count }, (_, ghost) => (
        <Skeleton key={ghost} shape="box" height={height} />
      ))}
    </div>
  )
}
