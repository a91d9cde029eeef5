import { useCallback } from 'react'
import { useServices } from './services.tsx'

/** How to be told, in every tab, that whoever used this device has left it; the same from render to render. */
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
