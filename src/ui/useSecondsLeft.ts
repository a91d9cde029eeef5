import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds until a moment (epoch ms), counted down while the component is mounted; 0 once it has come. */
export function useSecondsLeft(until: number): number {
  const read = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (until <= Date.now()) return () => undefined
      const timer = setInterval(() => {
        onTick()
        if (until <= Date.now()) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [until],
  )
  return useSyncExternalStore(subscribe, read, read)
}
