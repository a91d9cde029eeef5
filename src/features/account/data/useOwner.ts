import { useEffect, useState } from 'react'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import type { User } from '#domain/account/user.ts'

/**
 * Whose account is on the screen; null while that isn't known. A session that runs out leaves it as it is, so that
 * what is being typed keeps its place; whoever signs out takes it away.
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
