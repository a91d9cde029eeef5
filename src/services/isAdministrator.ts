import type { SessionState } from '#api/session/session.ts'
import { ADMIN, authorize } from '#domain/access/access.ts'

/** Whether what is for administrators is shown to whoever uses the page. What they may do the server judges. */
export function isAdministrator(session: SessionState): boolean {
  return (
    session.status === 'signed-in' &&
    authorize(ADMIN, { ...session.user, isVerified: session.user.is_verified }) === 'allowed'
  )
}
