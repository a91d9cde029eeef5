import { userEvent } from '@testing-library/user-event'
import type { AnsweringApi } from '#api/product/testing/answeringApi.ts'
import type { Services } from '#services/services.tsx'
import type { Session, SessionState } from '#api/session/session.ts'
import { EXAMPLE_USER, fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import type { User } from '#domain/account/user.ts'

type Known = Exclude<SessionState, { status: 'unknown' }>

/** A session that a user can sign in to. */
export function openSession(state: Known = { status: 'guest' }, signsInAs: Partial<User> = {}) {
  let current = state
  const listeners = new Set<() => void>()
  const become = (next: Known) => {
    current = next
    for (const listener of listeners) listener()
  }
  const session = fixedSession(state, {
    snapshot: () => current,
    ready: () => Promise.resolve(current),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn() {
      become(signedIn(signsInAs))
      return Promise.resolve({ ...EXAMPLE_USER, ...signsInAs })
    },
  })
  return { become, session }
}

/** The services of an entry screen in a test: for a guest, unless told otherwise. */
export function entryServices(
  { api }: AnsweringApi,
  session: Session = openSession().session,
): Pick<Services, 'session' | 'productApi'> {
  return { session, productApi: () => Promise.resolve(api) }
}

/** Puts a text into a field, as a password manager or a paste does. */
export async function putInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
