import type { SessionState } from '#api/session/session.ts'
import { ADMIN, authorize } from '#domain/access/access.ts'

/** Whether administrators' parts are shown. The server authorizes their acts. */
export function isAdministrator(session: SessionState): boolean {
  return (
    session.status === 'signed-in' &&
    authorize(ADMIN, { ...session.user, isVerified: session.user.is_verified }) === 'allowed'
  )
}
