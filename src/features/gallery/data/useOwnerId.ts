import { useState } from 'react'
import { useSession } from '#services/useSession.ts'

/**
 * The owner of the shown gallery; null while unknown. An expired session keeps it: the page is mounted anew when
 * another user signs in.
 */
export function useOwnerId(): string | null {
  const session = useSession()
  const [last, setLast] = useState<string | null>(null)
  const id = session.status === 'signed-in' ? session.user.id : last
  if (id !== last) setLast(id)
  return id
}
