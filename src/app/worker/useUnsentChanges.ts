import { useEffect, useState } from 'react'

/**
 * How many changes this device has not sent yet, parked ones among them. Null until it is known, and while
 * `isAsked` is false: the database's code is fetched only for the answer.
 */
export function useUnsentChanges(isAsked: boolean): number | null {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    let stop: (() => void) | null = null
    let isOver = false
    const watch = async () => {
      const { watchUnsentChanges } = await import('./unsentChanges.ts')
      if (!isOver) stop = watchUnsentChanges(setCount)
    }
    void watch()
    return () => {
      isOver = true
      stop?.()
    }
  }, [isAsked])
  return isAsked ? count : null
}
