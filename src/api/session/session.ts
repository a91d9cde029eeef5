import type { User } from '#domain/account/user.ts'
import type { Tokens } from '#domain/account/tokens.ts'

/** The user of this page, as far as known. */
export type SessionState =
  /** Nothing is read yet: neither signed in nor out. */
  | { readonly status: 'unknown' }
  | { readonly status: 'guest' }
  | {
      readonly status: 'signed-in'
      readonly user: User
      /** When the API last said so, epoch ms. */
      readonly seenAt: number
      /** False while `user` is only this device's last copy, not confirmed in this visit. */
      readonly isFresh: boolean
    }

/** Why a session ended: by the person, or because its tokens are of no use any more. */
export type SessionEnd = 'signed-out' | 'expired'

/**
 * The session of this device, shared by its tabs and the worker. Every page makes one at its start; it reads nothing
 * until it is asked.
 */
export interface Session {
  /** The present state; the same object until it changes. */
  snapshot(this: void): SessionState
  subscribe(this: void, listener: () => void): () => void
  /** The state stored on this device, once that is read. Uses no network. */
  ready(): Promise<Exclude<SessionState, { status: 'unknown' }>>
  /** Stores the tokens, then loads the user. Rejects with an `ApiError`; then no one is signed in. */
  signIn(tokens: Tokens): Promise<User>
  /** Loads the user anew. Without a network the last copy stays, marked as such. */
  refreshUser(): Promise<void>
  /**
   * Ends the session here and, as soon as there is a network, on the server. When it resolves everything private is
   * gone from this device, with or without a network.
   */
  signOut(): Promise<void>
  /** Called in every tab when the session ends. */
  onEnd(listener: (end: SessionEnd) => void): () => void
}
