import { useEffect } from 'react'
import type { Visitor } from '#domain/jobs/startState.ts'
import { useServices } from './services.tsx'
import { useSession } from './useSession.ts'

/** The visitor at the form. Reads the session of this device if that hasn't happened yet. */
export function useVisitor(): Visitor {
  const { session: device } = useServices()
  const session = useSession()
  useEffect(() => {
    void device.ready()
  }, [device])
  if (session.status === 'unknown' || session.status === 'guest') return session.status
  return session.user.is_verified ? 'verified' : 'unverified'
}
