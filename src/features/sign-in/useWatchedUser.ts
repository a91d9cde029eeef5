import { useEffect } from 'react'
import { pageLife } from '#domain/pageLife.ts'
import { useServices } from '#services/services.tsx'

const EVERY_MS = 10_000

/**
 * Refetches the user while the page is visible: the letter may be opened on another device, and the person needs no
 * press on return.
 */
export function useWatchedUser(): void {
  const { session } = useServices()
  useEffect(() => {
    const look = () => {
      if (pageLife.getSnapshot() === 'shown') session.refreshUser().catch(() => undefined)
    }
    const timer = setInterval(look, EVERY_MS)
    const stopLife = pageLife.subscribe(look)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      stopLife()
      window.removeEventListener('focus', look)
    }
  }, [session])
}
