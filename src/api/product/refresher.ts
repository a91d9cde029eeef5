import { tokensSchema } from '#domain/account/tokens.ts'
import { log } from '#domain/log.ts'
import { addressOf } from './address.ts'
import { ApiError, unauthorized } from './apiError.ts'
import { type Clock, sleep } from './clock.ts'
import { invalidAnswer, readAnswer } from './readAnswer.ts'
import type { RefreshLock } from './refreshLock.ts'
import type { Send } from './send.ts'
import type { StoredTokens, TokenStore } from './tokenStore.ts'

const ENDPOINT = 'POST /api/v1/auth/refresh'
const RETRY_AFTER_MS = 1_000
const COOLDOWN_MS = 5_000
/**
 * A service may ask for a pause longer than the cooldown. This bound, in ms, keeps a nonsensical number from locking
 * people out.
 */
const LONGEST_PAUSE_MS = 3_600_000

/** Tokens newer than others. */
export interface Renewed {
  readonly tokens: StoredTokens
  /** Whether they were fetched just now, and not merely found changed by another tab. */
  readonly isFetched: boolean
}

/** A refresh that failed: those tokens are not tried again for a while. Times in ms. */
interface Failure {
  readonly of: StoredTokens
  readonly error: ApiError
  readonly at: number
  readonly pauseMs: number
}

export interface Refresher {
  /** This tab's running refresh of these tokens, shared by later callers. */
  underWay(of: StoredTokens): Promise<Renewed> | null
  /**
   * Tokens newer than these: the stored ones, or the answer of a refresh, one at a time. Rejects with an `ApiError`:
   * UNAUTHORIZED where the session is over, else the reason of the failure.
   */
  renew(before: StoredTokens): Promise<Renewed>
}

/** Refreshes tokens as specification part 2, sections 4 and 9 require. */
export function createRefresher(options: {
  readonly send: Send
  readonly base: string
  readonly store: TokenStore
  readonly lock: RefreshLock
  readonly clock: Clock
  readonly isOffline: () => boolean
}): Refresher {
  const { send, base, store, lock, clock, isOffline } = options
  const request = { endpoint: ENDPOINT, ...addressOf(base, ENDPOINT, {}) }
  let current: { readonly of: StoredTokens; readonly result: Promise<Renewed> } | null = null
  let failure: Failure | null = null

  /** Inside the lock, where another tab may have been before. */
  async function exchange(before: StoredTokens): Promise<Renewed> {
    const stored = await store.read()
    if (stored === null) throw unauthorized()
    if (!areSame(stored, before)) return { tokens: stored, isFetched: false }
    const { refresh_token } = stored
    if (refresh_token === '') throw unauthorized()
    const said = await send({ ...request, body: { refresh_token } }, null)
    // If the session was ended or changed meanwhile, the answer is dropped and the stored tokens count.
    const isFetched = await store.replace(stored, readAnswer(tokensSchema, said))
    const tokens = await store.read()
    if (tokens === null) throw unauthorized()
    return { tokens, isFetched }
  }

  /** The next holder of the lock makes the second try, so a lost answer blocks no one else. */
  async function exchangeTwice(before: StoredTokens): Promise<Renewed> {
    try {
      return await lock(() => exchange(before))
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unreachable' || isOffline()) throw error
      await sleep(clock, RETRY_AFTER_MS)
      return lock(() => exchange(before))
    }
  }

  async function refresh(before: StoredTokens): Promise<Renewed> {
    try {
      return await exchangeTwice(before)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, status } = error
      if (!isRefusalOfTokens(error)) {
        log.info('api', 'the tokens could not be refreshed', { code, status })
        const pauseMs = Math.min(Math.max(COOLDOWN_MS, error.retryAfterMs ?? 0), LONGEST_PAUSE_MS)
        failure = { of: before, error: asFailure(error), at: clock.now(), pauseMs }
        throw failure.error
      }
      await store.expire(before)
      const tokens = await store.read()
      if (tokens !== null && !areSame(tokens, before)) return { tokens, isFetched: false }
      log.warn('api', 'the session is over', { code, status })
      throw unauthorized(error)
    }
  }

  /** The recent failure that stops a retry of these tokens; null when they may be tried. */
  async function recentFailure(of: StoredTokens): Promise<ApiError | null> {
    if (failure === null || !areSame(failure.of, of)) return null
    const { error, at, pauseMs } = failure
    const elapsed = clock.now() - at
    if (elapsed < 0 || elapsed >= pauseMs) return null
    const stored = await store.read()
    return stored !== null && areSame(stored, of) ? error : null
  }

  function underWay(of: StoredTokens): Promise<Renewed> | null {
    return current !== null && areSame(current.of, of) ? current.result : null
  }

  return {
    underWay,
    async renew(before) {
      const recent = await recentFailure(before)
      if (recent !== null) throw recent
      const joined = underWay(before)
      if (joined !== null) return joined
      const result = refresh(before)
      const mine = { of: before, result }
      current = mine
      return result.finally(() => {
        if (current === mine) current = null
      })
    },
  }
}

/** Whether the service has judged the tokens. A gateway's page and an overload say nothing about them. */
function isRefusalOfTokens({ status, isFromApi }: ApiError): boolean {
  return status === 401 || (isFromApi && (status === 400 || status === 403 || status === 422))
}

/** A refusal for another reason than the tokens must not count as the answer to the call that needed them. */
function asFailure(error: ApiError): ApiError {
  return error.kind === 'refused' ? invalidAnswer(error) : error
}

function areSame(one: StoredTokens, other: StoredTokens): boolean {
  return one.version === other.version && one.refresh_token === other.refresh_token
}
