import type { PublicReads } from '../../publicReads/publicReads.ts'
import type { User } from '#domain/account/user.ts'
import type { Session, SessionState } from '../session.ts'

/** A user with a confirmed address and no special role. */
export const EXAMPLE_USER: User = {
  id: 'user-1',
  email: 'ola@example.com',
  roles: ['user'],
  role: 'user',
  is_verified: true,
  created_at: '2026-01-01T00:00:00.000Z',
  total_generations: 0,
  total_credits_used: 0,
  display_name: 'Ola Nowak',
  username: 'ola',
}

export function signedIn(user: Partial<User> = {}, isFresh = true): KnownState {
  return {
    status: 'signed-in',
    user: { ...EXAMPLE_USER, ...user },
    seenAt: Date.UTC(2026, 10, 20, 11, 40),
    isFresh,
  }
}

type KnownState = Exclude<SessionState, { status: 'unknown' }>

/** A session for tests of screens: it stays as given. `over` replaces its methods. */
export function fixedSession(state: KnownState = { status: 'guest' }, over: Partial<Session> = {}): Session {
  return {
    snapshot: () => state,
    subscribe: () => nothing,
    ready: () => Promise.resolve(state),
    signIn: () => Promise.reject(new Error('this session is fixed')),
    refreshUser: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
    onEnd: () => nothing,
    ...over,
  }
}

function nothing(): void {}

/** For screens without public reads. */
export const noPublicReads: PublicReads = () => Promise.reject(new Error('this test has no public reads'))

/** For screens that have nothing to ask the product API. */
export function noProductApi(): Promise<never> {
  return Promise.reject(new Error('this test has no product API'))
}
