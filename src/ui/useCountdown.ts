import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once, after `duration` ms that were not paused; never when it is 0. */
export function useCountdown(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (isPaused || duration === 0) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - startedAt))
    }
  }, [duration, isPaused])
}
