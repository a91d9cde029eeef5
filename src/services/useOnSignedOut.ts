import { useCallback } from 'react'
import { useServices } from './services.tsx'

/** Subscribes to a change of the device's user, in every tab; the same function in every render. */
export function useOnSignedOut(): (listener: () => void) => () => void {
  const { session } = useServices()
  return useCallback(
    (listener) =>
      session.onEnd((end) => {
        if (end === 'signed-out') listener()
      }),
    [session],
  )
}
