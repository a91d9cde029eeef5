import type { Session } from '#api/session/session.ts'

/**
 * Calls `onChange` whenever this device changes hands: the user signed out, or another user is signed in. Not when a
 * guest signs in, and not when a session expires: that is still the same person. Returns how to stop.
 */
export function followPerson(session: Session, onChange: () => void): () => void {
  let userId: string | null = null

  function follow(): void {
    const state = session.snapshot()
    if (state.status !== 'signed-in') return
    const before = userId
    userId = state.user.id
    if (before !== null && before !== userId) onChange()
  }

  follow()
  const stopFollowing = session.subscribe(follow)
  const stopEnds = session.onEnd((end) => {
    if (end !== 'signed-out') return
    userId = null
    onChange()
  })
  return () => {
    stopFollowing()
    stopEnds()
  }
}
