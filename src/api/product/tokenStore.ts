import type { Tokens } from '#domain/account/tokens.ts'

/** The tokens in use, and their owner. */
export interface StoredTokens extends Tokens {
  /** When the access token runs out by this device's clock, epoch ms. */
  readonly expiresAt: number
  /** Counts the changes of the stored tokens on this device: a token of another number is an older one. */
  readonly version: number
  /** New with each sign-in and kept by every refresh: one person's work never continues under another's name. */
  readonly signInId: string
}

/** Where page and worker keep the session's tokens. One device has one, shared by all its tabs. */
export interface TokenStore {
  read(): Promise<StoredTokens | null>
  /** Stores the answer to a refresh, unless the session was changed or ended meanwhile (then false). */
  replace(before: StoredTokens, next: Tokens): Promise<boolean>
  /** The tokens are of no use any more: clears them and informs all tabs, unless they were changed meanwhile. */
  expire(before: StoredTokens): Promise<void>
}
