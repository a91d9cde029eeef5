import { useEffect } from 'react'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import type { StartFacts } from './startState.ts'

/** Who stands before the form. Reads the session of this device when nobody has yet. */
export function useVisitor(): StartFacts['visitor'] {
  const { session: device } = useServices()
  const session = useSession()
  useEffect(() => {
    void device.ready()
  }, [device])
  if (session.status === 'unknown' || session.status === 'guest') return session.status
  return session.user.is_verified ? 'verified' : 'unverified'
}
