import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True on a server, and for the render that hydrates its result: differences by device come after it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
