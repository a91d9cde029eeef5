import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True on a server, and for the render that takes over what it has made: what differs by device comes after it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
