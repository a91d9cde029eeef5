import { useEffect, useState } from 'react'

/**
 * After this time (ms) without an answer people wonder whether the shown data is true. Sooner, a note about it would come
 * and go on every visit, and move what is read.
 */
const LATE_MS = 2_500

/** True once something has been waited for so long; false again as soon as it isn't. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isWaiting && isLate
}
