import { createHmac } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { type Network, networksOfAddress } from '#server/platform/api/callerAddress.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'
import type { Limit } from './limit.ts'
import { rateLimits } from './tables.ts'

/**
 * The subject of counted tries: an account, a network address (by limits `from address`), or the tried thing, `of`, by
 * each network of an address.
 */
export type Tried = string | { readonly of: string; readonly from: string }

/**
 * Counts a try, or several at once; throws TOO_MANY_REQUESTS with the time to wait once there were too many. Counted in
 * the database, so that all servers count together; when that fails no try gets through (SERVICE_UNAVAILABLE). Not for
 * use inside a transaction: a failed try counts too.
 */
export async function throttle(context: ServerContext, limit: Limit, tried: Tried, times = 1): Promise<void> {
  try {
    for (const { key, room } of countersOf(context, limit, tried)) {
      await limiter(context, limit, room).consume(key, times)
    }
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      throw new Refusal('TOO_MANY_REQUESTS', {
        retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
      })
    }
    context.log.error('tries could not be counted', { limit: limit.name, error })
    throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: 5 })
  }
}

/** Counts tries as `throttle` does; false where it would refuse. */
export async function isWithinLimit(
  context: ServerContext,
  limit: Limit,
  tried: Tried,
  times = 1,
): Promise<boolean> {
  try {
    await throttle(context, limit, tried, times)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

/**
 * Resets the count of a caller who has proved to be the right one. Counts of the larger network around theirs include
 * other callers, and stay.
 */
export async function forgiveTries(context: ServerContext, limit: Limit, tried: Tried): Promise<void> {
  const [{ key, room }] = countersOf(context, limit, tried)
  await limiter(context, limit, room).delete(key)
}

function limiter(
  { database, config }: ServerContext,
  { name, times, seconds }: Limit,
  room: number,
): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: database,
    schema: rateLimits,
    points: times * room * config.auth.throttleFactor,
    duration: seconds,
    keyPrefix: name,
    // Each limiter would have a timer of its own; the server's cleaning does it.
    clearExpiredByTimeout: false,
  })
}

interface Counter {
  readonly key: string
  /** How many times the limit of one caller applies. */
  readonly room: number
}

/** The keys of the counters, in a form that doesn't reveal the caller. */
function countersOf(
  { config }: ServerContext,
  { name }: Limit,
  tried: Tried,
): readonly [Counter, ...Counter[]] {
  const key = keyOf(config.auth.secret, 'throttle')
  const counter = (counted: string, room = 1): Counter => ({
    key: createHmac('sha256', key).update(counted).digest('base64url'),
    room,
  })
  if (typeof tried === 'string' && !name.endsWith('from address')) return [counter(tried)]
  const { of, from } = typeof tried === 'string' ? { of: '', from: tried } : tried
  const [own, ...larger] = networksOfAddress(from)
  const ofNetwork = ({ name: network, room }: Network) => counter(`${of} ${network}`.trim(), room)
  return [ofNetwork(own), ...larger.map(ofNetwork)]
}
