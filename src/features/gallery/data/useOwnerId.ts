import { useState } from 'react'
import { useSession } from '#services/useSession.ts'

/**
 * Whose gallery is on the screen; null while that isn't known. A session that runs out leaves it as it is: the page
 * itself is made anew for whoever else signs in.
 */
export function useOwnerId(): string | null {
  const session = useSession()
  const [last, setLast] = useState<string | null>(null)
  const id = session.status === 'signed-in' ? session.user.id : last
  if (id !== last) setLast(id)
  return id
}
