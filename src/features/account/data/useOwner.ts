import { useEffect, useState } from 'react'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import type { User } from '#domain/account/user.ts'

/**
 * The owner of the shown account; null while unknown. An expired session keeps it, so that a field being edited keeps
 * its place; a sign-out clears it.
 */
export function useOwner(): User | null {
  const { session } = useServices()
  const state = useSession()
  const [last, setLast] = useState<User | null>(null)
  useEffect(
    () =>
      session.onEnd((end) => {
        if (end === 'signed-out') setLast(null)
      }),
    [session],
  )
  const user = state.status === 'signed-in' ? state.user : last
  if (user !== last) setLast(user)
  return user
}
