import type { Tokens } from '#domain/account/tokens.ts'
import type { StoredTokens, TokenStore } from '../tokenStore.ts'

/** Tokens as the example server gives them. */
export function exampleTokens(over: Partial<Tokens> = {}): Tokens {
  return {
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: 600,
    ...over,
  }
}

/** A token store of the kind that the device's database is, in memory. */
export class MemoryTokens implements TokenStore {
  stored: StoredTokens | null = null
  /** How often a session was found to be over. */
  expired = 0
  #version = 0
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  signIn(tokens: Tokens, signInId: string = crypto.randomUUID()): StoredTokens {
    this.#version += 1
    const expiresAt = this.#now() + tokens.expires_in * 1_000
    this.stored = { ...tokens, expiresAt, version: this.#version, signInId }
    return this.stored
  }

  async read(): Promise<StoredTokens | null> {
    return this.stored
  }

  async replace(before: StoredTokens, next: Tokens): Promise<boolean> {
    if (this.stored?.version !== before.version) return false
    this.signIn(next, before.signInId)
    return true
  }

  async expire(before: StoredTokens): Promise<void> {
    if (this.stored?.version !== before.version) return
    this.stored = null
    this.expired += 1
  }
}
