import { useEffect } from 'react'
import { useServices } from '#services/services.tsx'

const EVERY_MS = 10_000

/**
 * Asks again who is signed in while the page is looked at: the letter may be opened on another device, and whoever
 * comes back from it shouldn't have to press anything.
 */
export function useWatchedUser(): void {
  const { session } = useServices()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') session.refreshUser().catch(() => undefined)
    }
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [session])
}
