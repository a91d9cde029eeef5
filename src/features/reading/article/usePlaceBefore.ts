import { useEffect, useState } from 'react'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/**
 * The section where the reader left this article, once it is known; from then on the present one is remembered.
 * `isLong` tells whether there is anything to return to.
 */
export function usePlaceBefore(path: string, sections: readonly string[], isLong: boolean): string | null {
  const [before, setBefore] = useState<string | null>(null)
  useEffect(() => {
    if (!isLong) return undefined
    let isOver = false
    let stop: (() => void) | undefined
    const follow = async () => {
      const { followPlace } = await import('./followPlace.ts')
      if (!isOver) stop = followPlace({ path, sections, onKnown: setBefore })
    }
    const callOff = afterFirstScreen(() => void follow().catch(() => undefined))
    return () => {
      isOver = true
      callOff()
      stop?.()
    }
  }, [path, sections, isLong])
  return before
}
