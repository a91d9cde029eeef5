import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { entryState } from './entryState.ts'
import { forgetWish, leaveWish } from './entryWish.ts'

/** The default destination after a sign-in. */
const HOME = '/panel'
const UNVERIFIED = '/verify-email-required'

/**
 * Takes a user signed in here or in another tab on: to their destination (a safe path of this origin), or first to the
 * request to confirm their address. The entry screen leaves no trace in the history.
 */
export function useGoOn(redirect: string | null): void {
  const { session: device } = useServices()
  const session = useSession()
  const { history } = useRouter()
  const user = session.status === 'signed-in' ? session.user : null
  const email = user?.email
  const isVerified = user?.is_verified === true
  useEffect(() => {
    // The session is read only on demand.
    void device.ready()
  }, [device])
  useEffect(() => {
    if (email === undefined) return
    if (isVerified) {
      forgetWish()
      history.replace(redirect ?? HOME)
      return
    }
    if (redirect !== null) leaveWish(redirect)
    if (history.location.pathname !== UNVERIFIED)
      history.replace(UNVERIFIED, { ...entryState(email, redirect) })
  }, [email, isVerified, redirect, history])
}
