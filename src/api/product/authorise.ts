import { ApiError } from './apiError.ts'
import { type Clock, unlessAborted } from './clock.ts'
import type { Refresher } from './refresher.ts'
import type { StoredTokens, TokenStore } from './tokenStore.ts'

/** A token this near its expiry is refreshed before use; short-lived tokens have a smaller margin. */
const MARGIN_MS = 30_000
const MARGIN_SHARE = 0.1
/** These codes are about the request, not about its sender. */
const ABOUT_THE_REQUEST: ReadonlySet<string> = new Set(['INVALID_CREDENTIALS', 'PASSKEY_NOT_RECOGNISED'])

/**
 * Does work that needs the stored tokens (null for a guest), and repeats it with newer ones when these are refused.
 * Makes one refresh at most; tokens that another tab has fetched cost none. Work begun under one sign-in is never done
 * under another.
 */
export type Authorise = <Result>(
  work: (tokens: StoredTokens | null) => Promise<Result>,
  signal: AbortSignal | undefined,
) => Promise<Result>

export function createAuthorise(store: TokenStore, refresher: Refresher, clock: Clock): Authorise {
  /** The tokens to begin with: new ones when a refresh is under way or the stored ones are about to expire. */
  async function usable(stored: StoredTokens): Promise<StoredTokens> {
    const left = stored.expiresAt - clock.now()
    const joined = refresher.underWay(stored)
    if (joined === null && left > Math.min(MARGIN_MS, stored.expires_in * 1_000 * MARGIN_SHARE)) return stored
    try {
      return (await (joined ?? refresher.renew(stored))).tokens
    } catch (error) {
      // The server hasn't ended the session, and these tokens may still work.
      if (left > 0 && error instanceof ApiError && !isTokenRefused(error)) return stored
      throw error
    }
  }

  return async (work, signal) => {
    const stored = await store.read()
    if (stored === null) return work(null)
    let tokens = ofSame(stored, await unlessAborted(usable(stored), signal))
    for (let isSpent = false; ;) {
      try {
        return await work(tokens)
      } catch (error) {
        if (isSpent || !isTokenRefused(error)) throw error
        const renewed = await unlessAborted(refresher.renew(tokens), signal)
        tokens = ofSame(stored, renewed.tokens)
        isSpent = renewed.isFetched
      }
    }
  }
}

/** Throws for tokens of another sign-in. */
function ofSame({ signInId }: StoredTokens, tokens: StoredTokens): StoredTokens {
  if (tokens.signInId === signInId) return tokens
  throw new ApiError('The session has changed', { code: 'SESSION_CHANGED', status: null })
}

export function isTokenRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && !ABOUT_THE_REQUEST.has(error.code)
}
