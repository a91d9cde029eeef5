import { useEffect, useState } from 'react'
import { onceDatabaseIsThereAfter } from '#offline/databasePresence.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

const code = () => import('./followPlace.ts')
const onceSomethingIsKept = onceDatabaseIsThereAfter(afterFirstScreen)

/**
 * The section that somebody was in when they left this article, once it is known; and from then on it is remembered
 * where they are. `isLong` tells whether there is anything to come back to.
 */
export function usePlaceBefore(path: string, sections: readonly string[], isLong: boolean): string | null {
  const [before, setBefore] = useState<string | null>(null)
  useEffect(() => {
    if (!isLong) return undefined
    let isOver = false
    let stop: (() => void) | undefined
    const read = async () => {
      const { placeBefore } = await code()
      const section = await placeBefore(path)
      if (!isOver) setBefore(section)
    }
    const follow = async () => {
      const { followPlace } = await code()
      if (!isOver) stop = followPlace(path, sections)
    }
    const callOffReading = onceSomethingIsKept(() => void read().catch(() => undefined))
    const callOffFollowing = afterFirstScreen(() => void follow().catch(() => undefined))
    return () => {
      isOver = true
      callOffReading()
      callOffFollowing()
      stop?.()
    }
  }, [path, sections, isLong])
  return before
}
